import { needsPostcode } from '@/lib/rules/submissions/countries';
import {
  checkBirthDate,
  checkChoice,
  checkCountry,
  checkEmail,
  checkName,
  checkPhone,
  checkZip,
} from '@/lib/rules/submissions/field-rules';
import { at, type Finding, finding, type Problem } from '@/lib/rules/submissions/problem';
import {
  type FieldName,
  fieldChoices,
  fieldNamed,
  noLastName,
  type SubmissionField,
} from '@/lib/rules/submissions/submission-fields';
import { checkLine, checkParagraphs, isBlank } from '@/lib/rules/submissions/text-rules';

export type FieldCheck = (text: string) => Finding | null;

/**
 * Checks the named fields of a record: a blank field must not be required, any other must pass its check.
 * @param prefix of the paths, `guardians[0].` with its dot
 */
export function checkFields<Name extends string>(
  record: Readonly<Partial<Record<NoInfer<Name>, unknown>>>,
  checks: Readonly<Record<Name, FieldCheck>>,
  required: readonly string[],
  prefix = '',
): Problem[] {
  return namesOf(checks).flatMap(name => {
    const value = record[name];
    const path = prefix + name;
    if (isBlank(value)) return required.includes(name) ? at(path, finding('required')) : [];
    return at(path, typeof value === 'string' ? checks[name](value) : finding('text'));
  });
}

/** `Object.keys` with the type of the keys: a record of checks has no other keys than those of its type. */
function namesOf<Name extends string>(checks: Readonly<Record<Name, FieldCheck>>): Name[] {
  return Object.keys(checks) as Name[];
}

/**
 * The checks of a record's text fields, by their types.
 * @param country code of the address; an unknown country gets the loose rule for zip codes
 */
export function checksOf<Name extends FieldName>(
  names: readonly Name[],
  { today, country = 'DE' }: { readonly today: string; readonly country?: string },
): Record<Name, FieldCheck> {
  const entries = names.map(name => [name, checkOfField(name, today, country)]);
  // The cast is safe: `entries` has an entry for each name.
  return Object.fromEntries(entries) as Record<Name, FieldCheck>;
}

/** Without account numbers, which only an application has: a form without them does not load their rules. */
function checkOfField(name: FieldName, today: string, country: string): FieldCheck {
  const { type, choices, max = 0 }: SubmissionField = fieldNamed(name);
  if (choices) return text => checkChoice(text, fieldChoices[choices]);
  switch (type) {
    case 'Name':
      return text => (name === 'lastName' && text === noLastName ? null : checkName(text, max));
    case 'BirthDate':
      return text => checkBirthDate(text, today);
    case 'Zip':
      return text => checkZip(text, country);
    case 'Country':
      return checkCountry;
    case 'Email':
      return checkEmail;
    case 'Phone':
      return checkPhone;
    case 'TextArea':
      return text => checkParagraphs(text, max);
    default:
      return text => checkLine(text, max);
  }
}

/** The required fields of an address in this country: some countries have no postcodes. */
export function requiredAt(country: string, names: readonly string[]): readonly string[] {
  return needsPostcode(country) ? names : names.filter(name => name !== 'zip');
}

/** The country of an address: the given one, else the club's, else Germany. */
export function countryOf(written: unknown, clubCountry: string | null | undefined): string {
  return typeof written === 'string' && written.trim() !== '' ? written.trim() : clubCountry || 'DE';
}
