import {
  applicationFields,
  type ControlValue,
  type FormValues,
  type MemberValues,
  memberFields,
} from '@/components/form-view/form-values';
import { readTypedDate } from '@/components/form-view/typed-date';
import { genders, type Locale, paymentMethods } from '@/lib/contracts/enums';
import type { PublicForm } from '@/lib/contracts/public';
import type { MembershipSubmit } from '@/lib/contracts/submissions';
import { readCustomFieldInput } from '@/lib/forms/custom-field-input';
import { needsGuardians } from '@/lib/forms/guardian-rules';

type Fields = PublicForm['customFields'];
type SubmittedFields = MembershipSubmit['customFields'];

/**
 * The submission that the form stands for (contract §4). What its other answers make pointless is left out:
 * bank data without direct debit, guardians of an adult, persons without a family tariff, surcharges of
 * another tariff. Blank fields are left out, texts are trimmed, typed dates become `YYYY-MM-DD`.
 */
export function toMembershipSubmit(values: FormValues, form: PublicForm, locale: Locale): MembershipSubmit {
  const tariff = form.memberships.find(({ id }) => id === values.membershipId);
  const optional = tariff?.surcharges.filter(surcharge => surcharge.isOptional).map(({ id }) => id) ?? [];
  const hasDepartments = form.departmentSettings.isEnabled;
  return withoutBlank({
    ...personOf(values),
    ...guardiansOf(values, form),
    ...paymentOf(values),
    membershipId: values.membershipId,
    departmentIds: hasDepartments ? values.departmentIds : [],
    surchargeIds: values.surchargeIds.filter(id => optional.includes(id)),
    entryDate: readTypedDate(values.entryDate),
    familyMembers: tariff?.isFamilyMembership
      ? values.familyMembers.map(member => toMember(member, form))
      : [],
    customFields: toCustomFields(values.customFields, applicationFields(form)),
    privacyAccepted: values.privacyAccepted,
    mediaConsents: values.mediaConsents,
    signature: form.settings.showSignature ? values.signature : '',
    notes: values.notes.trim(),
    locale,
    website: values.website,
  });
}

function personOf(values: FormValues): MembershipSubmit {
  return {
    gender: genderOf(values.gender),
    title: values.title.trim(),
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    birthDate: readTypedDate(values.birthDate),
    street: values.street.trim(),
    zip: values.zip.trim(),
    city: values.city.trim(),
    country: values.country,
    email: values.email.trim(),
    phone: values.phone.trim(),
    mobile: values.mobile.trim(),
    nationality: values.nationality.trim(),
  };
}

function guardiansOf(values: FormValues, form: PublicForm): MembershipSubmit {
  if (!needsGuardians(readTypedDate(values.birthDate), form.today)) return {};
  const { hasSoleCustody, guardianLiability } = values;
  const guardians = values.guardians.slice(0, hasSoleCustody ? 1 : 2).map(trimmed);
  return { guardians, hasSoleCustody, guardianLiability };
}

function paymentOf(values: FormValues): MembershipSubmit {
  const paymentMethod = paymentMethods.find(method => method === values.paymentMethod);
  if (paymentMethod !== 'SepaDirectDebit') return { paymentMethod };
  return {
    paymentMethod,
    iban: values.iban.trim(),
    bic: values.bic.trim(),
    accountHolder: values.accountHolder.trim(),
    sepaMandateAccepted: values.sepaMandateAccepted,
  };
}

function toMember(
  member: MemberValues,
  form: PublicForm,
): NonNullable<MembershipSubmit['familyMembers']>[number] {
  const { hasOwnDepartments, departmentIds, customFields, gender, ...texts } = member;
  return {
    ...withoutBlank(trimmed(texts)),
    gender: genderOf(gender),
    birthDate: readTypedDate(member.birthDate) || undefined,
    departmentIds: hasOwnDepartments ? departmentIds : undefined,
    customFields: toCustomFields(customFields, memberFields(form)),
  };
}

function toCustomFields(values: Record<string, ControlValue>, fields: Fields): SubmittedFields {
  const read = fields.map(field => [
    field.internalName,
    asSubmitted(readCustomFieldInput(field, values[field.internalName])),
  ]);
  return Object.fromEntries(read.filter(([, value]) => value !== null));
}

/** `readCustomFieldInput` answers text, number, tick, list or null; null stands for nothing. */
function asSubmitted(value: unknown): string | number | boolean | string[] | null {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return Array.isArray(value) ? value.map(String) : null;
}

function genderOf(text: string): MembershipSubmit['gender'] {
  return genders.find(gender => gender === text);
}

function trimmed<Texts extends Record<string, string>>(texts: Texts): Texts {
  return asSameKeys<Texts>(Object.entries(texts).map(([name, text]) => [name, text.trim()]));
}

function withoutBlank<Body extends object>(body: Body): Body {
  return asSameKeys<Body>(Object.entries(body).filter(([, value]) => value !== '' && value !== undefined));
}

/** Holds where the entries are those of an object of that type, or fewer optional ones. */
function asSameKeys<Target>(entries: readonly (readonly [string, unknown])[]): Target {
  return Object.fromEntries(entries) as Target;
}
