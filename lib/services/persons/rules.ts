import type { PersonMatch, PersonPlace, PersonQuery } from '@/lib/contracts/persons';
import { foldText, spellings } from '@/lib/services/submissions/search-text';

type Mark = PersonMatch['matchedBy'][number];

/** Somebody as a submission has him. */
export type Somebody = {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string | null;
  readonly email: string;
};

/**
 * What of a query fits somebody; null where it is somebody else. The same name with another birth date is somebody
 * else, unless the address is the same.
 */
export function marksOf(query: PersonQuery, somebody: Somebody): Mark[] | null {
  const isNamed = hasName(query, somebody);
  const isBornThen = Boolean(query.birthDate) && somebody.birthDate === query.birthDate;
  const isReached = Boolean(query.email) && foldText(somebody.email) === foldText(query.email ?? '');
  const isBornElse = Boolean(query.birthDate) && somebody.birthDate !== null && !isBornThen;
  if (!isReached && (!isNamed || isBornElse)) return null;
  return [
    ...(isNamed ? (['Name'] as const) : []),
    ...(isBornThen ? (['BirthDate'] as const) : []),
    ...(isReached ? (['Email'] as const) : []),
  ];
}

/** Whether somebody has these names, further first names aside. */
function hasName({ firstName, lastName }: PersonQuery, somebody: Somebody): boolean {
  if (!firstName || !lastName) return false;
  const given = foldText(somebody.firstName).split(/[\s-]+/);
  const hasFirst = spellings(firstName).some(
    name => foldText(somebody.firstName) === name || name.split(/[\s-]+/).every(word => given.includes(word)),
  );
  return hasFirst && spellings(lastName).some(name => spellings(somebody.lastName).includes(name));
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

/** Whether two names are typed alike, capitals and accents aside. */
export function isSameName(one: string, other: string): boolean {
  return foldText(one) === foldText(other);
}

export function isSamePlace(one: PersonPlace, other: PersonPlace): boolean {
  return one.submissionId === other.submissionId && one.role === other.role && one.partId === other.partId;
}
