import { toUnicodeEmail } from '@/lib/rules/format/email-domain';
import { fullName } from '@/lib/rules/submissions/full-name';
import { foldVersion, latinSpellings, looseNameKey } from '@/lib/rules/texts/latin-spellings';
import { nameKeys } from '@/lib/rules/texts/same-name';

type Named = {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly phone?: string | null;
};

/** The searchable texts of a submission; its number is a column of its own. */
export type Searchable = {
  readonly firstName: string;
  readonly lastName: string;
  readonly street?: string;
  readonly zip?: string;
  readonly city?: string;
  readonly email: string;
  readonly memberNumber?: string;
  readonly phone?: string;
  readonly mobile?: string;
  /** Family members and guardians, also those of a change request, with their telephone numbers. */
  readonly people?: readonly Named[];
  /** Full names of further people, and further telephone numbers. */
  readonly names?: readonly string[];
  readonly phones?: readonly (string | null | undefined)[];
};

/** The columns of a submission by which it is searched and compared. */
export function searchColumns(record: Searchable) {
  return {
    searchText: searchTextOf(record),
    searchVersion: foldVersion,
    nameKey: looseNameKey(fullName(record)),
  };
}

/** Limit for index entries, which must be short (migration 0000). */
const searchTextBytesMax = 2000;

/**
 * Builds the text that the words of `q` are searched in: name, address, e-mail address, member number, the names of
 * all other people and telephone numbers, and then the other spellings of each word and the names without blanks. Cut
 * after 2,000 bytes of UTF-8; families of twenty with common names need less.
 */
export function searchTextOf(record: Searchable): string {
  const { street = '', zip = '', city = '', email, memberNumber = '', people = [], names = [] } = record;
  const phones = [record.phone, record.mobile, ...people.map(({ phone }) => phone), ...(record.phones ?? [])];
  const allNames = [fullName(record), ...people.map(person => fullName(person)), ...names];
  const parts = [record, ...people].flatMap(({ firstName, lastName }) => [firstName ?? '', lastName ?? '']);
  const [name = '', ...otherNames] = allNames;
  const lines = [name, street, `${zip} ${city}`, toUnicodeEmail(email), memberNumber, ...otherNames].map(
    line => ({
      first: latinSpellings(line)[0],
      further: line.split(/\s+/).flatMap(word => latinSpellings(word).slice(1)),
    }),
  );
  const joined = parts
    .filter(part => /[^\p{L}\p{M}]/u.test(part.trim()))
    .flatMap(part => nameKeys(part, latinSpellings));
  const text = [
    ...lines.map(({ first }) => first),
    ...phones.map(phone => asLetters(digitsOf(phone ?? ''))),
    ...new Set([...lines.flatMap(({ further }) => further), ...joined]),
  ]
    .filter(Boolean)
    .join('\n');
  return text.slice(0, new TextEncoder().encodeInto(text, new Uint8Array(searchTextBytesMax)).read);
}

/** What a change request is found by besides its sender. */
export function searchedWishes(wishes: {
  readonly phone?: string | null;
  readonly mobile?: string | null;
  readonly familyMembers?: readonly Named[] | null;
  readonly guardians?: readonly Named[] | null;
}) {
  return {
    phones: [wishes.phone, wishes.mobile],
    people: [...(wishes.familyMembers ?? []), ...(wishes.guardians ?? [])],
  };
}

/** The words of a query, at most ten. */
export function queryWords(query: string): string[] {
  return query
    .split(/[\s,;]+/)
    .filter(Boolean)
    .slice(0, 10);
}

/**
 * What the search text of a submission has if a word of a query finds it: one text of each list. The parts of a double
 * name are found in any order.
 */
export function searchedTexts(word: string): string[][] {
  const parts = /^\p{L}{2,}([\p{Pd}\u2212]\p{L}{2,})+$/u.test(word) ? word.split(/[\p{Pd}\u2212]/u) : [word];
  return parts.flatMap(part => {
    const typed = toUnicodeEmail(part);
    // Texts of the fold before have apostrophes and hyphens until the next nightly run.
    const texts = [...latinSpellings(typed), ...(/[^\p{L}\p{N}]/u.test(typed) ? [typed.toLowerCase()] : [])];
    const known = [...new Set(texts)].filter(Boolean);
    return known.length > 0 ? [known] : [];
  });
}

const phoneDigitsMin = 6;

/**
 * The texts of which the search text has one if it has this telephone number, or one that begins so. A number is found
 * in any spelling, with or without its country code. Empty if the text is no telephone number of six digits or more.
 */
export function phoneSpellings(typed: string): string[] {
  const digits = digitsOf(typed);
  if (!/^[\d\s()+/.-]+$/.test(typed) || digits.length < phoneDigitsMin) return [];
  // Most country codes have two digits.
  if (/^\s*\(?(\+|00)/.test(typed)) return [digits, `0${digits.slice(2)}`].map(asLetters);
  return [asLetters(digits.replace(/^0/, ''))];
}

/** The digits of a telephone number, with the country code if it has one. */
function digitsOf(phone: string): string {
  return phone.replace('(0)', '').replace(/\D/g, '').replace(/^00/, '');
}

/** Capital letters for digits: folded words have none, so that `42` finds no telephone numbers. */
function asLetters(digits: string): string {
  return digits.replace(/\d/g, digit => 'ABCDEFGHIJ'.charAt(Number(digit)));
}
