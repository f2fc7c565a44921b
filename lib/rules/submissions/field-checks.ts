import {
  checkBirthDate,
  checkCountry,
  checkEmail,
  checkGender,
  checkName,
  checkPhone,
  checkZip,
  lengthMax,
} from '@/lib/rules/submissions/field-rules';
import { at, type Finding, finding, type Problem } from '@/lib/rules/submissions/problem';
import { checkLine, isBlank } from '@/lib/rules/submissions/text-rules';

export type FieldCheck = (text: string) => Finding | null;

/**
 * Checks the named fields of a record: a blank field must not be required, any other must pass its check.
 * @param prefix of the paths, `guardians[0].` with its dot
 */
export function checkFields<Name extends string>(
  record: Readonly<Partial<Record<NoInfer<Name>, unknown>>>,
  checks: Readonly<Record<Name, FieldCheck>>,
  required: readonly NoInfer<Name>[],
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

/** A one-line text with a maximum length and no other rule. */
export function line(max: number): FieldCheck {
  return text => checkLine(text, max);
}

export function nameChecks(today: string) {
  return {
    gender: checkGender,
    title: line(lengthMax.title),
    firstName: checkName,
    lastName: checkName,
    birthDate: (text: string) => checkBirthDate(text, today),
  };
}

/** @param country code of the address; an unknown country gets the loose rule for zip codes */
export function addressChecks(country: string) {
  return {
    street: line(lengthMax.street),
    zip: (text: string) => checkZip(text, country),
    city: line(lengthMax.city),
    country: checkCountry,
  };
}

export const contactChecks = {
  email: checkEmail,
  phone: checkPhone,
  mobile: checkPhone,
  nationality: line(lengthMax.nationality),
};

/** Required fields of every person; on paper no e-mail address is required. */
export function requiredOfPerson(isOnPaper = false) {
  const always = ['firstName', 'lastName', 'birthDate', 'street', 'zip', 'city'] as const;
  return isOnPaper ? always : ([...always, 'email'] as const);
}

/** The country of an address: the given one, else the club's, else Germany. */
export function countryOf(written: unknown, clubCountry: string | null | undefined): string {
  return typeof written === 'string' && written.trim() !== '' ? written.trim() : clubCountry || 'DE';
}
