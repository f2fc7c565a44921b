import { describeCustomFields } from '@/components/office/submissions/detail/describe-custom-fields';
import type {
  EditControl,
  FieldGroupView,
  FieldView,
} from '@/components/office/submissions/detail/field-view';
import type { SubmissionWords } from '@/components/office/submissions/detail/use-submission-words';
import type { MembershipPatch } from '@/lib/api-client/submissions';
import { genders } from '@/lib/contracts/enums';
import type { MembershipSubmission } from '@/lib/contracts/submissions';
import { countryCodes } from '@/lib/forms/countries';

const text = { kind: 'text', type: 'text' } as const;
const email = { kind: 'text', type: 'email' } as const;
const phone = { kind: 'text', type: 'tel' } as const;
const date = { kind: 'text', type: 'date' } as const;

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

/** A membership application in labelled groups; each value that PATCH can change says how. */
export function describeMembership(
  submission: MembershipSubmission,
  words: SubmissionWords,
): FieldGroupView[] {
  const field = (
    name: TextName,
    control: EditControl,
    written: string = submission[name] ?? '',
  ): FieldView => ({
    key: name,
    label: words.labels(`field.${name}`),
    text: written,
    edit: {
      control,
      value: submission[name] ?? '',
      toPatch: value => ({ [name]: typeof value === 'string' ? value : '' }),
    },
  });
  const countries = { kind: 'select', options: countryOptions(words), isOptional: true } as const;
  return [
    group(words, 'person', [
      genderField(submission, words),
      field('title', text),
      field('firstName', text),
      field('lastName', text),
      field('birthDate', date, words.birthDate(submission.birthDate)),
      field('nationality', countries, words.country(submission.nationality)),
    ]),
    group(words, 'contact', [
      field('street', text),
      field('zip', text),
      field('city', text),
      field('country', countries, words.country(submission.country)),
      field('email', email),
      field('phone', phone),
      field('mobile', phone),
    ]),
    group(words, 'membership', [
      ...membershipFields(submission, words),
      field('entryDate', date, words.date(submission.entryDate)),
      { key: 'memberNumber', label: words.labels('field.memberNumber'), text: submission.memberNumber },
    ]),
    group(words, 'payment', [
      {
        key: 'paymentMethod',
        label: words.labels('field.paymentMethod'),
        text: words.labels(`paymentMethod.${submission.paymentMethod}`),
      },
      ...(submission.paymentMethod === 'SepaDirectDebit'
        ? [field('accountHolder', text), field('iban', text, words.iban(submission.iban)), field('bic', text)]
        : []),
    ]),
    ...guardianGroups(submission, words),
    ...familyGroups(submission, words),
    group(
      words,
      'custom',
      describeCustomFields({
        words,
        kind: 'Membership',
        isOfFamilyMember: false,
        values: submission.customFields,
        path: 'customFields',
        toPatch: (name, value) => ({
          customFields: { [name]: typeof value === 'object' && value ? [...value] : value },
        }),
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

function countryOptions(words: SubmissionWords) {
  return countryCodes
    .map(value => ({ value, label: words.country(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, words.locale));
}

function genderOptions(words: SubmissionWords) {
  return genders.map(value => ({ value, label: words.labels(`gender.${value}`) }));
}

function genderField(submission: MembershipSubmission, words: SubmissionWords): FieldView {
  return {
    key: 'gender',
    label: words.labels('field.gender'),
    text: submission.gender ? words.labels(`gender.${submission.gender}`) : '',
    edit: {
      control: { kind: 'select', options: genderOptions(words), isOptional: false },
      value: submission.gender ?? 'NotSpecified',
      toPatch: value => ({ gender: genders.find(gender => gender === value) }),
    },
  };
}

function membershipFields(submission: MembershipSubmission, words: SubmissionWords): FieldView[] {
  const tariff = words.memberships.find(({ id }) => id === submission.membership.id);
  const optional = tariff?.surcharges.filter(surcharge => surcharge.isOptional) ?? [];
  const options = (list: readonly { id: string; name: string }[]) =>
    list.map(({ id, name }) => ({ value: id, label: name }));
  const tariffs: FieldView = {
    key: 'membershipId',
    label: words.labels('field.membershipId'),
    text: submission.membership.name,
    edit: {
      control: { kind: 'select', options: options(words.memberships), isOptional: false },
      value: submission.membership.id,
      toPatch: value => ({ membershipId: String(value) }),
    },
  };
  const departments: FieldView = {
    key: 'departmentIds',
    label: words.labels('field.departmentIds'),
    text: submission.departments.map(({ name }) => name).join(', '),
    edit: {
      control: { kind: 'checkboxes', options: options(words.departments) },
      value: submission.departments.map(({ id }) => id),
      toPatch: value => ({ departmentIds: listOf(value) }),
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
      control: { kind: 'checkboxes', options: options(optional) },
      value: submission.surchargeIds,
      toPatch: value => ({ surchargeIds: listOf(value) }),
    },
  };
  return optional.length > 0 ? [tariffs, departments, surcharges] : [tariffs, departments];
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
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
  const people = submission.guardians.map(
    (guardian, index): FieldGroupView => ({
      key: `guardians[${index}]`,
      title: words.t('groups.guardian', { number: index + 1 }),
      fields: (['firstName', 'lastName', 'email', 'phone', 'relation'] as const)
        .map(
          (name): FieldView => ({
            key: `guardians[${index}].${name}`,
            label: words.labels(`field.${name}`),
            text: guardian[name],
          }),
        )
        .concat({
          key: `guardians[${index}].confirmedAt`,
          label: words.t('confirmation'),
          text: answerOf(guardian, words),
        }),
    }),
  );
  const custody = (['hasSoleCustody', 'guardianLiability'] as const).map(
    (name): FieldView => ({
      key: name,
      label: words.labels(`field.${name}`),
      text: words.yesOrNo(submission[name]),
      edit: {
        control: { kind: 'checkbox' },
        value: submission[name],
        toPatch: value => ({ [name]: value === true }),
      },
    }),
  );
  return [...people, group(words, 'guardians', custody)];
}

function familyGroups(submission: MembershipSubmission, words: SubmissionWords): FieldGroupView[] {
  return submission.familyMembers.map((person, index): FieldGroupView => {
    const path = `familyMembers[${index}]`;
    const toPatch = (changes: Record<string, unknown>): MembershipPatch => ({
      familyMember: { id: person.id, ...changes },
    });
    const field = (
      name: 'title' | 'firstName' | 'lastName' | 'birthDate' | 'email' | 'phone',
      control: EditControl,
      written: string = person[name] ?? '',
    ): FieldView => ({
      key: `${path}.${name}`,
      label: words.labels(`field.${name}`),
      text: written,
      edit: { control, value: person[name] ?? '', toPatch: value => toPatch({ [name]: value }) },
    });
    return {
      key: path,
      title: words.t('groups.familyMember', { name: `${person.firstName} ${person.lastName}` }),
      fields: [
        {
          key: `${path}.gender`,
          label: words.labels('field.gender'),
          text: person.gender ? words.labels(`gender.${person.gender}`) : '',
          edit: {
            control: { kind: 'select', options: genderOptions(words), isOptional: false },
            value: person.gender ?? 'NotSpecified',
            toPatch: value => toPatch({ gender: value }),
          },
        },
        field('firstName', text),
        field('lastName', text),
        field('birthDate', date, words.birthDate(person.birthDate)),
        field('email', email),
        field('phone', phone),
        {
          key: `${path}.departmentIds`,
          label: words.labels('field.departmentIds'),
          text: person.departments.map(({ name }) => name).join(', '),
        },
        ...describeCustomFields({
          words,
          kind: 'Membership',
          isOfFamilyMember: true,
          values: person.customFields,
          path: `${path}.customFields`,
          toPatch: (name, value) => toPatch({ customFields: { [name]: value } }),
        }),
      ],
    };
  });
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
        key: `mediaConsents.${consent.id}`,
        label: consent.label,
        text: words.t(consent.isGiven ? 'consentGiven' : 'consentNotGiven'),
      }),
    ),
  ];
}
