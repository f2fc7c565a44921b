import {
  type ControlValue,
  type FormValues,
  type GuardianValues,
  type MemberValues,
  memberFields,
} from '@/components/form-view/form-values';
import type { ShownForm } from '@/components/form-view/shown-form';
import { readTypedDate } from '@/components/form-view/typed-date';
import type { MembershipSubmit } from '@/lib/contracts/submissions';
import { readCustomFieldInput } from '@/lib/rules/custom-fields/custom-field-input';
import { genders, paymentMethods } from '@/lib/rules/enums';
import { readTypedIban, readTypedPhone } from './typed-texts';

type Fields = ShownForm['customFields'];
type SubmittedFields = NonNullable<MembershipSubmit['customFields']>;

/**
 * Parts of a submission that several kinds share; texts are trimmed, typed dates are `YYYY-MM-DD`.
 */
export function nameOf(values: FormValues) {
  return {
    gender: genderOf(values.gender),
    title: values.title.trim(),
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    birthDate: readTypedDate(values.birthDate),
    nationality: values.nationality.trim(),
  };
}

export function addressOf({ street, zip, city, country }: FormValues) {
  return { ...trimmed({ street, zip, city }), country };
}

export function contactOf({ email, phone, mobile }: FormValues) {
  return trimmed({ email, phone, mobile });
}

/** Includes bank data for direct debit only. */
export function paymentOf(values: FormValues): MembershipSubmit {
  const paymentMethod = paymentMethods.find(method => method === values.paymentMethod);
  if (paymentMethod !== 'SepaDirectDebit') return { paymentMethod };
  const { iban, bic, accountHolder, sepaMandateAccepted } = values;
  return { paymentMethod, ...trimmed({ iban, bic, accountHolder }), sepaMandateAccepted };
}

/** One guardian with sole custody, otherwise two. */
export function guardiansOf({ guardians, hasSoleCustody }: FormValues): GuardianValues[] {
  return guardians.slice(0, hasSoleCustody ? 1 : 2).map(trimmed);
}

export function memberOf(member: MemberValues, form: ShownForm) {
  const { hasOwnDepartments, departmentIds, customFields, gender, ...texts } = member;
  return {
    ...withoutBlank(trimmed(texts)),
    gender: genderOf(gender),
    birthDate: readTypedDate(member.birthDate) || undefined,
    departmentIds: hasOwnDepartments ? departmentIds : undefined,
    customFields: customFieldsOf(customFields, memberFields(form)),
  };
}

export function customFieldsOf(values: Record<string, ControlValue>, fields: Fields): SubmittedFields {
  const read = fields.map(field => [
    field.internalName,
    asSubmitted(readCustomFieldInput(field, values[field.internalName])),
  ]);
  return Object.fromEntries(read.filter(([, value]) => value !== null));
}

/** `readCustomFieldInput` returns text, number, tick, list or null; null means no answer. */
function asSubmitted(value: unknown): string | number | boolean | string[] | null {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return Array.isArray(value) ? value.map(String) : null;
}

function genderOf(text: string): MembershipSubmit['gender'] {
  return genders.find(gender => gender === text);
}

export function trimmed<Texts extends Record<string, string>>(texts: Texts): Texts {
  return asSameKeys<Texts>(
    Object.entries(texts).map(([name, text]) => [name, withoutCopyArtefacts(name, text)]),
  );
}

/** Removes artefacts of copied text. */
function withoutCopyArtefacts(name: string, text: string): string {
  if (name === 'iban') return readTypedIban(text);
  return name === 'phone' || name === 'mobile' ? readTypedPhone(text) : text.trim();
}

/** Drops blank fields. */
export function withoutBlank<Body extends object>(body: Body): Body {
  return asSameKeys<Body>(Object.entries(body).filter(([, value]) => value !== '' && value !== undefined));
}

/** The cast is safe if the entries come from an object of that type, possibly without optional ones. */
function asSameKeys<Target>(entries: readonly (readonly [string, unknown])[]): Target {
  return Object.fromEntries(entries) as Target;
}

/** Answers to consents in the shape of the API. */
export function sentConsents(answers: Readonly<Record<string, boolean>> | undefined, form: ShownForm) {
  return form.consents
    .filter(({ id }) => answers && id in answers)
    .map(({ id, mediaType }) => ({ consentId: id, mediaType, isGiven: answers?.[id] === true }));
}
