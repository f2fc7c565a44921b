/** What a submission is found by, beside its number, which is a column of its own. */
export type Searchable = {
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly email: string;
  readonly memberNumber?: string;
  /** The further people of a family. */
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

/** Lower case, without accents, ß as ss, white space as one blank: what is stored and what is looked for alike. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßæœøđłı]/g, letter => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A text folded, and folded with its umlauts spelt out where that differs: `muller`, `mueller`. */
export function spellings(text: string): string[] {
  const speltOut = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüøå]/g, letter => spelt[letter] ?? letter);
  return [...new Set([foldText(text), foldText(speltOut)])];
}

/** So that it stands in an index, whose entries are short (migration 0023). */
const searchTextBytesMax = 2000;

/**
 * What the words of `q` are looked for in: name, address, e-mail address, member number and the family's names, each in
 * its `spellings`. A word is found where the text holds one of the word's own spellings. Cut after 2,000 bytes of UTF-8,
 * which families of twenty with common names stay below.
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
