import {
  describeCustomFields,
  toAnswer,
} from '@/components/office/submissions/detail/describe-custom-fields';
import { familyGroups, guardianPeople } from '@/components/office/submissions/detail/describe-people';
import {
  countrySelect,
  dateInput,
  emailInput,
  genderSelect,
  paymentMethodEdit,
  phoneInput,
  recordCheckboxes,
  recordSelect,
  textInput,
  toGender,
  toList,
  toText,
} from '@/components/office/submissions/detail/edit-controls';
import type {
  EditControl,
  FieldGroupView,
  FieldView,
} from '@/components/office/submissions/detail/field-view';
import type { SubmissionWords } from '@/components/office/submissions/detail/use-submission-words';
import type { MembershipPatch, SubmissionPatch } from '@/lib/api-client/submissions';
import type { MembershipSubmission } from '@/lib/contracts/submissions';

type TextName =
  | 'title'
  | 'firstName'
  | 'lastName'
  | 'birthDate'
  | 'street'
  | 'zip'
  | 'city'
  | 'country'
  | 'email'
  | 'phone'
  | 'mobile'
  | 'nationality'
  | 'entryDate'
  | 'notes'
  | 'iban'
  | 'bic'
  | 'accountHolder';

const patchOf = (body: MembershipPatch): SubmissionPatch => ({ kind: 'Membership', body });

/** A membership application in labelled groups, with an editor for each value that PATCH can change. */
export function describeMembership(
  submission: MembershipSubmission,
  words: SubmissionWords,
): FieldGroupView[] {
  const field = (name: TextName, control: EditControl, text: string = submission[name] ?? ''): FieldView => ({
    key: name,
    label: words.labels(`field.${name}`),
    text,
    edit: {
      control,
      value: submission[name] ?? '',
      toPatch: value => patchOf({ [name]: toText(value) }),
    },
  });
  const countries = countrySelect(words);
  return [
    group(words, 'person', [
      genderField(submission, words),
      field('title', textInput),
      field('firstName', textInput),
      field('lastName', textInput),
      field('birthDate', dateInput, words.birthDate(submission.birthDate)),
      field('nationality', countries, words.country(submission.nationality)),
    ]),
    group(words, 'contact', [
      field('street', textInput),
      field('zip', textInput),
      field('city', textInput),
      field('country', countries, words.country(submission.country)),
      field('email', emailInput),
      field('phone', phoneInput),
      field('mobile', phoneInput),
    ]),
    group(words, 'membership', [
      ...membershipFields(submission, words),
      field('entryDate', dateInput, words.date(submission.entryDate)),
      { key: 'memberNumber', label: words.labels('field.memberNumber'), text: submission.memberNumber },
    ]),
    group(words, 'payment', [
      {
        key: 'paymentMethod',
        label: words.labels('field.paymentMethod'),
        text: words.labels(`paymentMethod.${submission.paymentMethod}`),
        ...paymentMethodEdit(submission.paymentMethod, words, paymentMethod => patchOf({ paymentMethod })),
      },
      ...(submission.paymentMethod === 'SepaDirectDebit'
        ? [
            field('accountHolder', textInput),
            field('iban', textInput, words.iban(submission.iban)),
            field('bic', textInput),
          ]
        : []),
    ]),
    ...guardianGroups(submission, words),
    ...familyGroups({
      people: submission.familyMembers,
      words,
      kind: 'Membership',
      prefix: '',
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
    group(words, 'notes', [field('notes', { kind: 'textarea' })]),
  ].filter(({ fields }) => fields.length > 0);
}

function group(
  words: SubmissionWords,
  key: 'person' | 'contact' | 'membership' | 'payment' | 'guardians' | 'custom' | 'consents' | 'notes',
  fields: readonly FieldView[],
): FieldGroupView {
  return { key, title: words.t(`groups.${key}`), fields };
}

function genderField(submission: MembershipSubmission, words: SubmissionWords): FieldView {
  return {
    key: 'gender',
    label: words.labels('field.gender'),
    text: submission.gender ? words.labels(`gender.${submission.gender}`) : '',
    edit: {
      control: genderSelect(words),
      value: submission.gender ?? 'NotSpecified',
      toPatch: value => patchOf({ gender: toGender(value) }),
    },
  };
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
  return optional.length > 0 ? [tariffs, departments, surcharges] : [tariffs, departments];
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
  const custody = (['hasSoleCustody', 'guardianLiability'] as const).map(
    (name): FieldView => ({
      key: name,
      label: words.labels(`field.${name}`),
      text: words.yesOrNo(submission[name]),
      edit: {
        control: { kind: 'checkbox' },
        value: submission[name],
        toPatch: value => patchOf({ [name]: value === true }),
      },
    }),
  );
  return [...people, group(words, 'guardians', custody)];
}

function consentFields(submission: MembershipSubmission, words: SubmissionWords): FieldView[] {
  return [
    {
      key: 'privacyAccepted',
      label: words.labels('field.privacyAccepted'),
      text: words.yesOrNo(submission.privacyAccepted),
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
