import { describeAddress } from '@/components/office/submissions/detail/describe/describe-address';
import {
  describeCustomFields,
  toAnswer,
} from '@/components/office/submissions/detail/describe/describe-custom-fields';
import {
  describeFields,
  paymentMethodEdit,
  recordCheckboxes,
  recordSelect,
  toList,
  toText,
} from '@/components/office/submissions/detail/describe/describe-fields';
import {
  familyGroups,
  guardianPeople,
} from '@/components/office/submissions/detail/describe/describe-people';
import type { FieldGroupView, FieldView } from '@/components/office/submissions/detail/describe/field-view';
import type { SubmissionWords } from '@/components/office/submissions/detail/describe/use-submission-words';
import type { MembershipPatch, SubmissionPatch } from '@/lib/api-client/submissions';
import type { MembershipSubmission } from '@/lib/contracts/submissions/submissions';
import type { FieldName } from '@/lib/rules/submissions/submission-fields';
import { namesIn } from '@/lib/rules/submissions/submission-fields';

const patchOf = (body: MembershipPatch): SubmissionPatch => ({ kind: 'Membership', body });

/** A membership application in labelled groups, with an editor for each value that PATCH can change. */
export function describeMembership(
  submission: MembershipSubmission,
  words: SubmissionWords,
): FieldGroupView[] {
  const fields = (...names: FieldName[]) =>
    describeFields(names, { record: submission, words, toPatch: patchOf, isNumberGiven: true });
  return [
    group(words, 'person', fields(...namesIn('Membership', 'person'))),
    group(words, 'contact', [
      describeAddress({ record: submission, words, toPatch: patchOf }),
      ...fields(...namesIn('Membership', 'contact')),
    ]),
    group(words, 'membership', [
      ...membershipFields(submission, words),
      ...fields('entryDate'),
      ...fields(...numberNames(submission)),
    ]),
    group(words, 'payment', [
      {
        key: 'paymentMethod',
        label: words.labels('field.paymentMethod'),
        text: words.labels(`paymentMethod.${submission.paymentMethod}`),
        ...paymentMethodEdit(submission.paymentMethod, words, paymentMethod => patchOf({ paymentMethod })),
      },
      ...(submission.paymentMethod === 'SepaDirectDebit'
        ? fields('accountHolder', 'iban', 'bic').map(field => withMandateHint(field, words))
        : []),
    ]),
    ...guardianGroups(submission, words),
    ...familyGroups({
      people: submission.familyMembers,
      words,
      kind: 'Membership',
      prefix: '',
      numberNames: numberNames(submission),
      toPatch: familyMember => patchOf({ familyMember }),
    }),
    group(
      words,
      'custom',
      describeCustomFields({
        words,
        kind: 'Membership',
        isOfFamilyMember: false,
        values: submission.customFields,
        path: 'customFields',
        toPatch: (name, value) => patchOf({ customFields: toAnswer(name, value) }),
      }),
    ),
    group(words, 'consents', consentFields(submission, words)),
    group(words, 'notes', fields('notes')),
  ].filter(({ fields }) => fields.length > 0);
}

/** Says what another account or holder means for the mandate that was granted. */
function withMandateHint(field: FieldView, words: SubmissionWords): FieldView {
  const { key, edit } = field;
  if (key === 'bic' || edit?.control.kind !== 'text') return field;
  return { ...field, edit: { ...edit, control: { ...edit.control, hint: words.t('edit.keepsMandate') } } };
}

/** A number is given on acceptance. While a decision can be undone, the state is ahead of the time. */
function numberNames({ state, decidedAt }: MembershipSubmission) {
  return state === 'Accepted' && decidedAt !== null ? (['memberNumber'] as const) : [];
}

function group(
  words: SubmissionWords,
  key: 'person' | 'contact' | 'membership' | 'payment' | 'guardians' | 'custom' | 'consents' | 'notes',
  fields: readonly FieldView[],
): FieldGroupView {
  return { key, title: words.t(`groups.${key}`), fields };
}

function membershipFields(submission: MembershipSubmission, words: SubmissionWords): FieldView[] {
  const tariff = words.memberships.find(({ id }) => id === submission.membership.id);
  const optional = tariff?.surcharges.filter(surcharge => surcharge.isOptional) ?? [];
  const tariffs: FieldView = {
    key: 'membershipId',
    label: words.labels('field.membershipId'),
    text: submission.membership.name,
    edit: {
      control: recordSelect(words.memberships),
      value: submission.membership.id,
      toPatch: value => patchOf({ membershipId: toText(value) }),
    },
  };
  const departments: FieldView = {
    key: 'departmentIds',
    label: words.labels('field.departmentIds'),
    text: submission.departments.map(({ name }) => name).join(', '),
    edit: {
      control: recordCheckboxes(words.departments),
      value: submission.departments.map(({ id }) => id),
      toPatch: value => patchOf({ departmentIds: toList(value) }),
    },
  };
  const surcharges: FieldView = {
    key: 'surchargeIds',
    label: words.labels('field.surchargeIds'),
    text: optional
      .filter(({ id }) => submission.surchargeIds.includes(id))
      .map(({ name }) => name)
      .join(', '),
    edit: {
      control: recordCheckboxes(optional),
      value: submission.surchargeIds,
      toPatch: value => patchOf({ surchargeIds: toList(value) }),
    },
  };
  const { furtherForm } = submission;
  const form: FieldView[] = furtherForm
    ? [{ key: 'furtherForm', label: words.labels('field.furtherForm'), text: furtherForm.title }]
    : [];
  return [tariffs, ...form, departments, ...(optional.length > 0 ? [surcharges] : [])];
}

function answerOf(
  { confirmedAt, refusedAt }: MembershipSubmission['guardians'][number],
  words: SubmissionWords,
): string {
  if (confirmedAt) return words.t('guardianConfirmed', { date: words.instant(confirmedAt) });
  return refusedAt ? words.t('guardianRefused', { date: words.instant(refusedAt) }) : words.t('guardianOpen');
}

function guardianGroups(submission: MembershipSubmission, words: SubmissionWords): FieldGroupView[] {
  if (submission.guardians.length === 0) return [];
  const people = guardianPeople({
    guardians: submission.guardians,
    words,
    prefix: '',
    toPatch: guardians => patchOf({ guardians }),
  }).map((person, index) => {
    const guardian = submission.guardians[index];
    if (!guardian) return person;
    const answer = {
      key: `${person.key}.confirmedAt`,
      label: words.t('confirmation'),
      text: answerOf(guardian, words),
    };
    return { ...person, fields: [...person.fields, answer] };
  });
  const custody = describeFields(['hasSoleCustody', 'guardianLiability'], {
    ...{ record: submission, words, toPatch: patchOf },
  });
  return [...people, group(words, 'guardians', custody)];
}

function consentFields(submission: MembershipSubmission, words: SubmissionWords): FieldView[] {
  return [
    {
      key: 'privacyAccepted',
      label: words.labels('field.privacyAccepted'),
      text: words.answer(submission.privacyAccepted),
    },
    ...submission.mediaConsents.map(
      (consent): FieldView => ({
        key: `mediaConsents.${consent.consentId}`,
        label: consent.label,
        text: words.t(consent.isGiven ? 'consentGiven' : 'consentNotGiven'),
        edit: {
          control: { kind: 'checkbox' },
          value: consent.isGiven,
          toPatch: value =>
            patchOf({ mediaConsents: [{ consentId: consent.consentId, isGiven: value === true }] }),
        },
      }),
    ),
  ];
}
