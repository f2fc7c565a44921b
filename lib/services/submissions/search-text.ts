import { spellings } from '@/lib/rules/texts/spellings';

/** The searchable texts of a submission; its number is a column of its own. */
export type Searchable = {
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly email: string;
  readonly memberNumber?: string;
  readonly phone?: string;
  readonly mobile?: string;
  /** Telephone numbers of other persons of the submission. */
  readonly phones?: readonly (string | null | undefined)[];
  /** Family members. */
  readonly people?: readonly { readonly firstName: string; readonly lastName: string }[];
};

/** Limit for index entries, which must be short (migration 0000). */
const searchTextBytesMax = 2000;

/**
 * Builds the text that the words of `q` are searched in: name, address, e-mail address, member number and the family's
 * names, each in its `spellings`, and telephone numbers. A word matches if the text contains one of the word's
 * spellings. Cut after 2,000 bytes of UTF-8; families of twenty with common names need less.
 */
export function searchTextOf(record: Searchable): string {
  const { firstName, lastName, street, zip, city, email, memberNumber = '', people = [] } = record;
  const phones = [record.phone, record.mobile, ...(record.phones ?? [])].map(phone =>
    asLetters(digitsOf(phone ?? '')),
  );
  const family = people.map(person => `${person.firstName} ${person.lastName}`);
  const words = [`${firstName} ${lastName}`, street, `${zip} ${city}`, email, memberNumber];
  const text = [...words.flatMap(spellings), ...phones, ...family.flatMap(spellings)]
    .filter(Boolean)
    .join('\n');
  return text.slice(0, new TextEncoder().encodeInto(text, new Uint8Array(searchTextBytesMax)).read);
}

/** The words of a query, at most ten. */
export function queryWords(query: string): string[] {
  return query
    .split(/[\s,;]+/)
    .filter(Boolean)
    .slice(0, 10);
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
