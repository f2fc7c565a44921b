import type { PersonMatch, PersonPlace, PersonQuery } from '@/lib/contracts/persons';
import { foldText, spellings } from '@/lib/rules/texts/spellings';

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
  const isReached = Boolean(query.email) && foldText(person.email) === foldText(query.email ?? '');
  const isBornElse = Boolean(query.birthDate) && person.birthDate !== null && !isBornThen;
  if (!isReached && (!isNamed || isBornElse)) return null;
  return [
    ...(isNamed ? (['Name'] as const) : []),
    ...(isBornThen ? (['BirthDate'] as const) : []),
    ...(isReached ? (['Email'] as const) : []),
  ];
}

/** Whether a person has these names; ignores further first names. */
function hasName({ firstName, lastName }: PersonQuery, person: PersonIdentity): boolean {
  if (!firstName || !lastName) return false;
  const given = foldText(person.firstName).split(/[\s-]+/);
  const hasFirst = spellings(firstName).some(
    name => foldText(person.firstName) === name || name.split(/[\s-]+/).every(word => given.includes(word)),
  );
  return hasFirst && spellings(lastName).some(name => spellings(person.lastName).includes(name));
}

export function fullNameOf({
  firstName,
  lastName,
}: {
  readonly firstName: string;
  readonly lastName: string;
}): string {
  return `${firstName} ${lastName}`.trim();
}

/**
 * Texts that name the erased person, the longest first: full name, e-mail address, birth date as it is written in
 * German or ISO, and first and last name alone, unless another person of the submission has the same.
 */
export function mentionsOf(
  { firstName, lastName, birthDate, email }: PersonIdentity,
  others: readonly Pick<PersonIdentity, 'firstName' | 'lastName'>[] = [],
): string[] {
  const shared = others.flatMap(other => [other.firstName, other.lastName]).map(foldText);
  const alone = [firstName, lastName].filter(name => !shared.includes(foldText(name)));
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

/** Whether two names are equal, ignoring case and accents. */
export function isSameName(one: string, other: string): boolean {
  return foldText(one) === foldText(other);
}

export function isSamePlace(one: PersonPlace, other: PersonPlace): boolean {
  return one.submissionId === other.submissionId && one.role === other.role && one.partId === other.partId;
}
