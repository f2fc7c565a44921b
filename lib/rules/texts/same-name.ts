import { spellings } from './spellings';

type FullName = { readonly firstName: string; readonly lastName: string };

/** The spellings of a text that count as the same. */
type SpellingsOf = (text: string) => string[];

/**
 * Keys of a name: two names are the same if they share a key. Case, accents, apostrophes, hyphens, blanks, punctuation
 * and the order of several names do not count.
 */
export function nameKeys(name: string, spellingsOf: SpellingsOf = spellings): string[] {
  const keys = spellingsOf(name).flatMap(spelling => {
    const words = spelling.split(/[^\p{L}\p{M}\p{N}]+/u);
    return [words.join(''), words.toSorted().join('')];
  });
  return [...new Set(keys)].filter(Boolean);
}

/** Whether two names are one, as `O’Brien` and `obrien`. Empty names are not. */
export function isSameName(one: string, other: string, spellingsOf: SpellingsOf = spellings): boolean {
  const known = nameKeys(one, spellingsOf);
  return nameKeys(other, spellingsOf).some(key => known.includes(key));
}

/** Whether first and last names are the same. If a name is missing, the others count together. */
export function isSameFullName(
  one: FullName,
  other: FullName,
  spellingsOf: SpellingsOf = spellings,
): boolean {
  const isWhole = [one, other].every(({ firstName, lastName }) => firstName.trim() && lastName.trim());
  if (!isWhole) return isSameName(wholeNameOf(one), wholeNameOf(other), spellingsOf);
  return (
    isSameName(one.firstName, other.firstName, spellingsOf) &&
    isSameName(one.lastName, other.lastName, spellingsOf)
  );
}

const wholeNameOf = ({ firstName, lastName }: FullName) => `${firstName} ${lastName}`;
