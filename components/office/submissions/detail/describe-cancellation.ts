import { describeCustomFields } from '@/components/office/submissions/detail/describe-custom-fields';
import type { FieldGroupView, FieldView } from '@/components/office/submissions/detail/field-view';
import type { SubmissionWords } from '@/components/office/submissions/detail/use-submission-words';
import type { CancellationSubmission } from '@/lib/contracts/submissions';

const personNames = ['firstName', 'lastName', 'memberNumber'] as const;
const contactNames = ['street', 'zip', 'city', 'email'] as const;

/** A cancellation: who leaves, what is cancelled, and the dates that count. */
export function describeCancellation(
  submission: CancellationSubmission,
  words: SubmissionWords,
): FieldGroupView[] {
  const field = (name: (typeof personNames | typeof contactNames)[number]): FieldView => ({
    key: name,
    label: words.labels(`field.${name}`),
    text: submission[name],
  });
  const custom = describeCustomFields({
    words,
    kind: 'Cancellation',
    isOfFamilyMember: false,
    values: submission.customFields,
    path: 'customFields',
  });
  return [
    {
      key: 'cancellation',
      title: words.t('groups.cancellation'),
      fields: cancellationFields(submission, words),
    },
    {
      key: 'person',
      title: words.t('groups.person'),
      fields: [
        ...personNames.map(field),
        {
          key: 'birthDate',
          label: words.labels('field.birthDate'),
          text: words.birthDate(submission.birthDate),
        },
      ],
    },
    {
      key: 'contact',
      title: words.t('groups.contact'),
      fields: [
        ...contactNames.map(field),
        { key: 'country', label: words.labels('field.country'), text: words.country(submission.country) },
      ],
    },
    { key: 'custom', title: words.t('groups.custom'), fields: custom },
  ].filter(({ fields }) => fields.length > 0);
}

function cancellationFields(submission: CancellationSubmission, words: SubmissionWords): FieldView[] {
  const names = [...submission.departments.map(({ name }) => name), ...submission.familyMemberNames].join(
    ', ',
  );
  const scope = words.labels(`cancellationScope.${submission.scope}`);
  return [
    {
      key: 'effectiveDate',
      label: words.labels('field.effectiveDate'),
      text: words.date(submission.effectiveDate),
    },
    { key: 'noticeDate', label: words.labels('field.noticeDate'), text: words.date(submission.noticeDate) },
    { key: 'wishedDate', label: words.labels('field.wishedDate'), text: words.date(submission.wishedDate) },
    { key: 'scope', label: words.labels('field.scope'), text: names ? `${scope}: ${names}` : scope },
    { key: 'reason', label: words.labels('field.reason'), text: submission.reason },
    { key: 'comment', label: words.labels('field.comment'), text: submission.comment },
  ];
}
