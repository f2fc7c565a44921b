import {
  describeCustomFields,
  isCustomValue,
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
  EditValue,
  FieldGroupView,
  FieldView,
} from '@/components/office/submissions/detail/field-view';
import type { SubmissionWords } from '@/components/office/submissions/detail/use-submission-words';
import type { ChangePatch, SubmissionPatch } from '@/lib/api-client/submissions';
import type { ChangeSubmission } from '@/lib/contracts/submissions';

const patchOf = (body: ChangePatch): SubmissionPatch => ({ kind: 'Change', body });

/** Values of the previous application, shown beside the wishes, by JSON path. */
export type FormerTexts = ReadonlyMap<string, string>;

/** A change request: who asks, and the requested changes beside the previous values, if known. */
export function describeChange(
  submission: ChangeSubmission,
  words: SubmissionWords,
  former?: FormerTexts,
): FieldGroupView[] {
  const { wishes } = submission;
  const patchGuardians = (guardians: ChangePatch['guardians']) => patchOf({ guardians });
  return [
    { key: 'wishes', title: words.t('groups.wishes'), fields: wishFields(submission, words, former) },
    ...guardianPeople({
      guardians: wishes.guardians ?? [],
      words,
      prefix: 'wishes.',
      toPatch: patchGuardians,
    }),
    ...familyGroups({
      people: wishes.familyMembers ?? [],
      words,
      kind: 'Change',
      prefix: 'wishes.',
      toPatch: familyMember => patchOf({ familyMember }),
    }),
    { key: 'person', title: words.t('groups.asking'), fields: identityFields(submission, words) },
    {
      key: 'notes',
      title: words.t('groups.notes'),
      fields: [
        {
          key: 'notes',
          label: words.labels('field.notes'),
          text: submission.notes,
          edit: {
            control: { kind: 'textarea' } as const,
            value: submission.notes,
            toPatch: (value: EditValue) => patchOf({ notes: toText(value) }),
          },
        },
      ],
    },
  ];
}

function identityFields({ identity }: ChangeSubmission, words: SubmissionWords): FieldView[] {
  const field = (
    name: 'firstName' | 'lastName' | 'birthDate' | 'email' | 'memberNumber',
    control: EditControl,
    text: string = identity[name] ?? '',
  ): FieldView => ({
    key: name,
    label: words.labels(`field.${name}`),
    text,
    edit: {
      control,
      value: identity[name] ?? '',
      toPatch: value => patchOf({ identity: { [name]: toText(value) } }),
    },
  });
  return [
    field('firstName', textInput),
    field('lastName', textInput),
    field('birthDate', dateInput, words.birthDate(identity.birthDate)),
    field('email', emailInput),
    field('memberNumber', textInput),
  ];
}

type TextWish =
  | 'title'
  | 'firstName'
  | 'lastName'
  | 'birthDate'
  | 'nationality'
  | 'street'
  | 'zip'
  | 'city'
  | 'country'
  | 'email'
  | 'phone'
  | 'mobile';

function wishFields(
  submission: ChangeSubmission,
  words: SubmissionWords,
  former: FormerTexts = new Map(),
): FieldView[] {
  const { wishes } = submission;
  const beside = (field: FieldView): FieldView => ({
    ...field,
    key: `wishes.${field.key}`,
    ...(former.size > 0 && field.text !== '' ? besideFormer(field, former.get(field.key) ?? '') : {}),
  });
  const wish = (
    name: TextWish,
    control: EditControl = textInput,
    text: string = wishes[name] ?? '',
  ): FieldView => ({
    key: name,
    label: words.labels(`field.${name}`),
    text,
    edit: { control, value: wishes[name] ?? '', toPatch: value => patchOf({ [name]: toText(value) }) },
  });
  const countries = countrySelect(words);
  const known: FieldView[] = [
    {
      key: 'gender',
      label: words.labels('field.gender'),
      text: wishes.gender ? words.labels(`gender.${wishes.gender}`) : '',
      edit: {
        control: { ...genderSelect(words), isOptional: true },
        value: wishes.gender ?? '',
        toPatch: value => patchOf({ gender: toGender(value) ?? null }),
      },
    },
    wish('title'),
    wish('firstName'),
    wish('lastName'),
    wish('birthDate', dateInput, words.date(wishes.birthDate ?? null)),
    wish('nationality', countries, words.country(wishes.nationality ?? '')),
    wish('street'),
    wish('zip'),
    wish('city'),
    wish('country', countries, words.country(wishes.country ?? '')),
    wish('email', emailInput),
    wish('phone', phoneInput),
    wish('mobile', phoneInput),
    ...choiceWishes(submission, words),
    ...accountWishes(wishes, words),
    ...consentWishes(wishes, words),
  ];
  const asked = describeCustomFields({
    words,
    kind: 'Change',
    isOfFamilyMember: false,
    values: customValues(wishes.customFields),
    path: 'customFields',
    toPatch: (name, value) => patchOf({ customFields: toAnswer(name, value) }),
  });
  return [validFrom(submission, words), ...[...known, ...asked].map(field => beside(field))];
}

/** Masked bank data look equal even if they differ, so they are never marked as unchanged. */
const maskedKeys = ['accountHolder', 'iban', 'bic'];

function besideFormer({ key, text }: FieldView, formerText: string) {
  const isUnchanged = formerText === text && !maskedKeys.includes(key);
  return isUnchanged ? { isUnchanged } : { formerText };
}

function validFrom(submission: ChangeSubmission, words: SubmissionWords): FieldView {
  return {
    key: 'validFrom',
    label: words.labels('field.validFrom'),
    text: words.date(submission.validFrom),
    edit: {
      control: dateInput,
      value: submission.validFrom ?? '',
      toPatch: value => patchOf({ validFrom: toText(value) }),
    },
  };
}

function choiceWishes({ wishes }: ChangeSubmission, words: SubmissionWords): FieldView[] {
  const tariff = words.memberships.find(({ id }) => id === wishes.membershipId);
  const surcharges = tariff?.surcharges.filter(({ isOptional }) => isOptional) ?? [];
  const names = (list: readonly { name: string }[] = []) => list.map(({ name }) => name).join(', ');
  return [
    {
      key: 'membershipId',
      label: words.labels('field.membershipId'),
      text: wishes.membership?.name ?? '',
      edit: {
        control: recordSelect(words.memberships, true),
        value: wishes.membershipId ?? '',
        toPatch: value => patchOf({ membershipId: toText(value) }),
      },
    },
    {
      key: 'departmentIds',
      label: words.labels('field.departmentIds'),
      text: names(wishes.departments),
      edit: {
        control: recordCheckboxes(words.departments),
        value: wishes.departmentIds ?? [],
        toPatch: value => patchOf({ departmentIds: toList(value) }),
      },
    },
    {
      key: 'surchargeIds',
      label: words.labels('field.surchargeIds'),
      text: names(wishes.surcharges),
      ...(surcharges.length > 0
        ? {
            edit: {
              control: recordCheckboxes(surcharges),
              value: wishes.surchargeIds ?? [],
              toPatch: (value: EditValue) => patchOf({ surchargeIds: toList(value) }),
            },
          }
        : {}),
    },
    ...(['hasSoleCustody', 'guardianLiability'] as const).map(
      (name): FieldView => ({
        key: name,
        label: words.labels(`field.${name}`),
        text: wishes[name] ? words.yesOrNo(true) : '',
        edit: {
          control: { kind: 'checkbox' },
          value: wishes[name] === true,
          toPatch: value => patchOf({ [name]: value === true ? true : null }),
        },
      }),
    ),
  ];
}

function accountWishes(wishes: ChangeSubmission['wishes'], words: SubmissionWords): FieldView[] {
  const { paymentMethod, iban, bic, accountHolder } = wishes;
  const account = (name: 'accountHolder' | 'iban' | 'bic', text: string): FieldView => ({
    key: name,
    label: words.labels(`field.${name}`),
    text,
    ...(iban === undefined
      ? {}
      : {
          edit: {
            control: textInput,
            value: wishes[name] ?? '',
            toPatch: (value: EditValue) => patchOf({ [name]: toText(value) }),
          },
        }),
  });
  return [
    {
      key: 'paymentMethod',
      label: words.labels('field.paymentMethod'),
      text: paymentMethod ? words.labels(`paymentMethod.${paymentMethod}`) : '',
      ...paymentMethodEdit(paymentMethod ?? '', words, method => patchOf({ paymentMethod: method ?? null })),
    },
    account('accountHolder', accountHolder ?? ''),
    account('iban', words.iban(iban ?? null)),
    account('bic', bic ?? ''),
  ];
}

function consentWishes(wishes: ChangeSubmission['wishes'], words: SubmissionWords): FieldView[] {
  return (wishes.mediaConsents ?? []).map(
    ({ consentId, label, isGiven }): FieldView => ({
      key: `mediaConsents.${consentId}`,
      label,
      text: words.t(isGiven ? 'consentGiven' : 'consentNotGiven'),
      edit: {
        control: { kind: 'checkbox' },
        value: isGiven,
        toPatch: value => patchOf({ mediaConsents: [{ consentId, isGiven: value === true }] }),
      },
    }),
  );
}

function customValues(given: unknown) {
  const entries: [string, unknown][] = typeof given === 'object' && given ? Object.entries(given) : [];
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (isCustomValue(value) ? [[name, value]] : [])),
  );
}
