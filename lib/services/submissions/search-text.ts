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

const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
};
const spelt: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/**
 * Folds a text to lower case, without accents, ß as ss, white space as one blank. Used for stored texts and queries.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßæœøđłı]/g, letter => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The folded text, and the text with umlauts spelt out if that differs: `muller`, `mueller`. */
export function spellings(text: string): string[] {
  const speltOut = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüøå]/g, letter => spelt[letter] ?? letter);
  return [...new Set([foldText(text), foldText(speltOut)])];
}

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
