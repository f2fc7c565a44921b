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
import { paymentLabelOf } from '@/lib/contracts/submissions/payment-label';
import { liableGuardians, withdrawerOf } from '@/lib/contracts/submissions/signer';
import type { MembershipSubmission, ShownConsent } from '@/lib/contracts/submissions/submissions';
import { fullName } from '@/lib/rules/submissions/full-name';
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
  const payment = paymentLabelOf(submission);
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
        text: payment === null ? '–' : words.labels(`paymentMethod.${payment}`),
        ...paymentMethodEdit(submission.paymentMethod, words, paymentMethod => patchOf({ paymentMethod })),
      },
      ...(submission.proposedAccount
        ? [
            {
              key: 'proposedAccount',
              label: words.labels('field.proposedAccount'),
              text:
                [submission.proposedAccount.accountHolder, submission.proposedAccount.iban]
                  .filter(Boolean)
                  .join(', ') || '–',
            },
          ]
        : []),
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
    }).map((view, index) => ({
      ...view,
      fields: [...view.fields, ...memberConsentFields(submission, index, words)],
    })),
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
    const liable = {
      key: `${person.key}.liableAt`,
      label: words.labels('field.liableAt'),
      text: guardian.liableAt ? words.instant(guardian.liableAt) : '',
    };
    const soleCustody = {
      key: `${person.key}.soleCustodyAt`,
      label: words.labels('field.soleCustodyAt'),
      text: guardian.soleCustodyAt ? words.instant(guardian.soleCustodyAt) : '',
    };
    // Nobody is asked by a link about a signed paper.
    const isAsked = submission.needsConfirmation || guardian.confirmedAt || guardian.refusedAt;
    return {
      ...person,
      fields: [
        ...person.fields,
        ...(isAsked ? [answer] : []),
        ...[liable, soleCustody].filter(({ text }) => text !== ''),
      ],
    };
  });
  const liable = liableGuardians(submission).join(', ');
  const custody = describeFields(['hasSoleCustody', 'guardianLiability'], {
    record: submission,
    words,
    toPatch: patchOf,
  }).map(one => (one.key === 'guardianLiability' && liable ? { ...one, text: liable } : one));
  const { filledInBy } = submission;
  const filler = filledInBy && {
    key: 'filledInBy',
    label: words.labels('field.filledInBy'),
    text: words.labels(`formFiller.${filledInBy}`),
  };
  return [...people, group(words, 'guardians', [...(filler ? [filler] : []), ...custody])];
}

/** Who answered about the consents of a family member, and what; nothing where the club asked for none. */
function memberConsentFields(
  submission: MembershipSubmission,
  index: number,
  words: SubmissionWords,
): FieldView[] {
  const member = submission.familyMembers[index];
  const { consentSource: source = 'Application', consentsAnsweredAt, mediaConsents = [] } = member ?? {};
  if (!member || (source === 'Application' && submission.mediaConsents.length === 0)) return [];
  const path = `familyMembers[${index}].mediaConsents`;
  const by = words.labels(`consentSource.${source}`, { applicant: fullName(submission) });
  const at = source === 'Person' && consentsAnsweredAt ? [words.instant(consentsAnsweredAt)] : [];
  return [
    { key: path, label: words.labels('field.consentSource'), text: [by, ...at].join(', ') },
    ...mediaConsents.map(consent =>
      consentField(consent, submission, `${path}.`, words, answers =>
        patchOf({ familyMember: { id: member.id, mediaConsents: answers } }),
      ),
    ),
  ];
}

function consentField(
  consent: ShownConsent,
  { guardians }: MembershipSubmission,
  prefix: string,
  words: SubmissionWords,
  toPatch: (answers: { consentId: string; isGiven: boolean }[]) => SubmissionPatch,
): FieldView {
  const { consentId, label, isGiven } = consent;
  const guardian = withdrawerOf(consent, { guardians });
  const answer = words.t(isGiven ? 'consentGiven' : 'consentNotGiven');
  return {
    key: `${prefix}${consentId}`,
    label,
    text: guardian === '' ? answer : `${answer}, ${words.labels('consentWithdrawnBy', { guardian })}`,
    edit: {
      control: { kind: 'checkbox' },
      value: isGiven,
      toPatch: value => toPatch([{ consentId, isGiven: value === true }]),
    },
  };
}

function consentFields(submission: MembershipSubmission, words: SubmissionWords): FieldView[] {
  return [
    {
      key: 'privacyAccepted',
      label: words.labels('field.privacyAccepted'),
      text: words.answer(submission.privacyAccepted),
    },
    ...submission.mediaConsents.map(consent =>
      consentField(consent, submission, 'mediaConsents.', words, mediaConsents => patchOf({ mediaConsents })),
    ),
  ];
}
