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
  /** Family members. */
  readonly people?: readonly { readonly firstName: string; readonly lastName: string }[];
};

/** Limit for index entries, which must be short (migration 0000). */
const searchTextBytesMax = 2000;

/**
 * Builds the text that the words of `q` are searched in: name, address, e-mail address, member number and the family's
 * names, each in its `spellings`. A word matches if the text contains one of the word's spellings. Cut after 2,000
 * bytes of UTF-8; families of twenty with common names need less.
 */
export function searchTextOf(record: Searchable): string {
  const { firstName, lastName, street, zip, city, email, memberNumber = '', people = [] } = record;
  const family = people.map(person => `${person.firstName} ${person.lastName}`);
  const text = [`${firstName} ${lastName}`, street, `${zip} ${city}`, email, memberNumber, ...family]
    .flatMap(spellings)
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
