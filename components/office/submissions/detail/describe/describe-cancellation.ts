import { describeAddress } from '@/components/office/submissions/detail/describe/describe-address';
import {
  describeCustomFields,
  toAnswer,
} from '@/components/office/submissions/detail/describe/describe-custom-fields';
import {
  choiceOptions,
  describeFields,
  recordCheckboxes,
  toList,
  toText,
} from '@/components/office/submissions/detail/describe/describe-fields';
import type { FieldGroupView, FieldView } from '@/components/office/submissions/detail/describe/field-view';
import type { SubmissionWords } from '@/components/office/submissions/detail/describe/use-submission-words';
import type { CancellationPatch, SubmissionPatch } from '@/lib/api-client/submissions';
import type { CancellationSubmission } from '@/lib/contracts/submissions/submissions';
import { cancellationScopes } from '@/lib/rules/enums';
import type { FieldName } from '@/lib/rules/submissions/submission-fields';
import { namesIn } from '@/lib/rules/submissions/submission-fields';

const patchOf = (body: CancellationPatch): SubmissionPatch => ({ kind: 'Cancellation', body });

/** A cancellation: who leaves, what is cancelled, and its dates. */
export function describeCancellation(
  submission: CancellationSubmission,
  words: SubmissionWords,
): FieldGroupView[] {
  const fields = (...names: FieldName[]) =>
    describeFields(names, { record: submission, words, toPatch: patchOf });
  const custom = describeCustomFields({
    words,
    kind: 'Cancellation',
    isOfFamilyMember: false,
    values: submission.customFields,
    path: 'customFields',
    toPatch: (name, value) => patchOf({ customFields: toAnswer(name, value) }),
  });
  return [
    {
      key: 'cancellation',
      title: words.t('groups.cancellation'),
      fields: [
        date(words, 'effectiveDate', submission.effectiveDate),
        date(words, 'noticeDate', submission.noticeDate),
        ...fields('wishedDate'),
        ...(submission.extraordinaryDate ? fields('extraordinaryDate', 'extraordinaryReason') : []),
        ...scopeFields(submission, words),
        ...fields('reason', 'comment'),
      ],
    },
    {
      key: 'person',
      title: words.t('groups.person'),
      fields: fields(...namesIn('Cancellation', 'person'), 'memberNumber'),
    },
    {
      key: 'contact',
      title: words.t('groups.contact'),
      fields: [
        describeAddress({ record: submission, words, toPatch: patchOf }),
        ...fields(...namesIn('Cancellation', 'contact')),
      ],
    },
    { key: 'custom', title: words.t('groups.custom'), fields: custom },
  ].filter(({ fields }) => fields.length > 0);
}

/** A date computed by the service. */
function date(words: SubmissionWords, name: 'effectiveDate' | 'noticeDate', value: string): FieldView {
  return { key: name, label: words.labels(`field.${name}`), text: words.date(value) };
}

/** The scope, and its departments or people. Adding some changes the scope. */
function scopeFields(submission: CancellationSubmission, words: SubmissionWords): FieldView[] {
  const { scope, departments, familyMemberNames } = submission;
  return [
    {
      key: 'scope',
      label: words.labels('field.scope'),
      text: words.labels(`cancellationScope.${scope}`),
      edit: {
        control: {
          kind: 'select',
          options: choiceOptions('cancellationScope', words).filter(
            ({ value }) => value === 'Membership' || value === scope,
          ),
          isOptional: false,
        },
        value: scope,
        toPatch: value => patchOf({ scope: cancellationScopes.find(one => one === value) }),
      },
    },
    {
      key: 'departmentIds',
      label: words.labels('field.departmentIds'),
      text: departments.map(({ name }) => name).join(', '),
      edit: {
        control: recordCheckboxes(words.departments),
        value: departments.map(({ id }) => id),
        toPatch: value => patchOf({ departmentIds: toList(value) }),
      },
    },
    {
      key: 'familyMemberNames',
      label: words.labels('field.familyMemberNames'),
      text: familyMemberNames.join('\n'),
      edit: {
        control: { kind: 'textarea', hint: words.t('edit.namesHint') },
        value: familyMemberNames.join('\n'),
        toPatch: value =>
          patchOf({ familyMemberNames: toText(value).split('\n').map(trimmed).filter(Boolean) }),
      },
    },
  ];
}

function trimmed(text: string): string {
  return text.trim();
}
