import { shownFields } from '@/components/form-view/asked';
import type {
  ControlValue,
  FormValues,
  GuardianValues,
  MemberValues,
} from '@/components/form-view/form-values';
import type { ShownForm } from '@/components/form-view/shown-form';
import { readTypedDate, readTypedDay } from '@/components/form-view/typed-date';
import type { MembershipSubmit } from '@/lib/contracts/submissions/submissions';
import { readCustomFieldInput } from '@/lib/rules/custom-fields/custom-field-input';
import type { FieldName, SubmissionField } from '@/lib/rules/submissions/submission-fields';
import { fieldChoices, fieldNamed, namesIn, personNamesIn } from '@/lib/rules/submissions/submission-fields';
import { readTyped } from '@/lib/rules/submissions/typed-texts';

type Fields = ShownForm['customFields'];
type SubmittedFields = NonNullable<MembershipSubmit['customFields']>;

/** Typed texts as they are sent: trimmed, days as `YYYY-MM-DD`, without artefacts of copied text. */
export function sentTexts<Name extends FieldName>(
  names: readonly Name[],
  values: Readonly<Record<Name, string>>,
): Pick<SentTexts, Name & keyof SentTexts> {
  return asSameKeys(names.map(name => [name, sentText(fieldNamed(name), values[name])]));
}

/** Every text that a form sends, by its name; choices are one of their values or absent. */
type SentTexts = Record<FieldName, string> & {
  gender: MembershipSubmit['gender'];
  paymentMethod: MembershipSubmit['paymentMethod'];
};

function sentText({ type, choices }: SubmissionField, typed: string): string | undefined {
  if (choices) return fieldChoices[choices].find(one => one === typed);
  if (type === 'BirthDate') return readTypedDate(typed);
  if (type === 'Date') return readTypedDay(typed);
  return readTyped({ type }, typed);
}

/** The typed data of a person or of what is wished for them. */
export function personOf(owner: 'Membership' | 'Wishes' | 'Cancellation', values: FormValues) {
  return sentTexts(personNamesIn(owner), values);
}

/** Includes bank data for direct debit only. */
export function paymentOf(values: FormValues): MembershipSubmit {
  const { paymentMethod, ...account } = sentTexts(['paymentMethod', 'accountHolder', 'iban', 'bic'], values);
  if (paymentMethod !== 'SepaDirectDebit') return { paymentMethod };
  return { paymentMethod, ...account, sepaMandateAccepted: values.sepaMandateAccepted };
}

/** One guardian with sole custody, otherwise two. */
export function guardiansOf({ guardians, hasSoleCustody }: FormValues): GuardianValues[] {
  return guardians.slice(0, hasSoleCustody ? 1 : 2).map(guardian => sentTexts(namesIn('Guardian'), guardian));
}

export function memberOf(member: MemberValues, form: ShownForm, values: FormValues) {
  const { departmentIds, customFields } = member;
  return {
    ...withoutBlank(sentTexts(personNamesIn('FamilyMember'), member)),
    // Also without one: absent departments would be those of the application.
    departmentIds: form.departmentSettings.isEnabled ? departmentIds : [],
    customFields: customFieldsOf(customFields, shownFields(form, values, member)),
  };
}

export function customFieldsOf(values: Record<string, ControlValue>, fields: Fields): SubmittedFields {
  const read = fields.map(field => [
    field.internalName,
    asSubmitted(readCustomFieldInput(field, typedValue(field, values[field.internalName]))),
  ]);
  return Object.fromEntries(read.filter(([, value]) => value !== null));
}

function typedValue({ type }: Fields[number], value: ControlValue | undefined) {
  return type === 'Date' && typeof value === 'string' ? readTypedDay(value) : value;
}

/** `readCustomFieldInput` returns text, number, tick, list or null; null means no answer. */
function asSubmitted(value: unknown): string | number | boolean | string[] | null {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return Array.isArray(value) ? value.map(String) : null;
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
