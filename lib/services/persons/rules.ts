import type { PersonMatch, PersonPlace, PersonQuery } from '@/lib/contracts/persons';
import { isSameEmail } from '@/lib/rules/format/email-domain';
import { fullName } from '@/lib/rules/submissions/full-name';
import { latinSpellings } from '@/lib/rules/texts/latin-spellings';
import { isSameName as isSame, isSameFullName } from '@/lib/rules/texts/same-name';

type Mark = PersonMatch['matchedBy'][number];

/** Identity data of a person in a submission, used to match persons. */
export type PersonIdentity = {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string | null;
  readonly email: string;
};

/**
 * The criteria of a query that a person matches; null if it is another person. The same name with another birth date
 * is another person, unless the address is the same.
 */
export function marksOf(query: PersonQuery, person: PersonIdentity): Mark[] | null {
  const isNamed = hasName(query, person);
  const isBornThen = Boolean(query.birthDate) && person.birthDate === query.birthDate;
  const isReached = isSameEmail(person.email, query.email ?? '');
  const isBornElse = Boolean(query.birthDate) && person.birthDate !== null && !isBornThen;
  if (!isReached && (!isNamed || isBornElse)) return null;
  return [
    ...(isNamed ? (['Name'] as const) : []),
    ...(isBornThen ? (['BirthDate'] as const) : []),
    ...(isReached ? (['Email'] as const) : []),
  ];
}

/** Whether a person has these names; ignores further first names. */
function hasName({ firstName = '', lastName = '' }: PersonQuery, person: PersonIdentity): boolean {
  if (isSameFullName({ firstName, lastName }, person, latinSpellings)) return true;
  const given = wordsOf(person.firstName);
  const asked = wordsOf(firstName);
  const hasFirst = asked.length > 0 && asked.every(word => given.some(name => isSameName(name, word)));
  return hasFirst && isSameName(lastName, person.lastName);
}

const wordsOf = (name: string) => name.split(/[\s\p{Pd}\u2212]+/u).filter(Boolean);

export function fullNameOf({
  firstName = '',
  lastName = '',
}: {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}): string {
  return fullName({ firstName, lastName });
}

/**
 * Texts that name the erased person, the longest first: full name, e-mail address, birth date as it is written in
 * German or ISO, and first and last name alone, unless another person of the submission has the same.
 */
export function mentionsOf(
  { firstName, lastName, birthDate, email }: PersonIdentity,
  others: readonly Pick<PersonIdentity, 'firstName' | 'lastName'>[] = [],
): string[] {
  const shared = others.flatMap(other => [other.firstName, other.lastName]);
  const alone = [firstName, lastName].filter(name => !shared.some(other => isSameName(name, other)));
  const whole = [
    fullNameOf({ firstName, lastName }),
    `${lastName} ${firstName}`,
    `${lastName}, ${firstName}`,
  ];
  const texts = [...whole, email, ...spelledDates(birthDate), ...alone].map(text => text.trim());
  return [...new Set(texts)].filter(text => text.length > 1).toSorted((a, b) => b.length - a.length);
}

/** `1990-02-08`, `08.02.1990`, `8.2.1990`. */
export function spelledDates(date: string | null): string[] {
  const [year, month, day] = date?.split('-') ?? [];
  if (!date || !year || !month || !day) return [];
  return [date, `${day}.${month}.${year}`, `${Number(day)}.${Number(month)}.${year}`];
}

/** Whether two names are one, in any spelling and alphabet. */
export const isSameName = (one: string, other: string) => isSame(one, other, latinSpellings);

export function isSamePlace(one: PersonPlace, other: PersonPlace): boolean {
  return one.submissionId === other.submissionId && one.role === other.role && one.partId === other.partId;
}
