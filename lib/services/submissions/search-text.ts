/** What a submission is found by, beside its number. */
export type Searchable = {
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly email: string;
  readonly memberNumber?: string;
};

type Named = { readonly firstName: string; readonly lastName: string };

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/**
 * The `search_text` of a submission: names, address, e-mail and member number, of family members their names.
 * Holds the folded words and, where they differ, the words with umlauts spelt out, so that `Müller` is found as
 * `muller` and as `mueller`.
 */
export function searchTextOf(person: Searchable, familyMembers: readonly Named[] = []): string {
  const text = [
    person.firstName,
    person.lastName,
    person.street,
    person.zip,
    person.city,
    person.email,
    person.memberNumber ?? '',
    ...familyMembers.flatMap(member => [member.firstName, member.lastName]),
  ].join(' ');
  return [...new Set(spellings(text).flatMap(words))].join(' ');
}

/** A word of a query in the spellings that `searchTextOf` may hold. */
export function spellings(text: string): string[] {
  return [...new Set([fold(text), fold(spellOut(text))])];
}

/** The words of a query, at most ten; more make no list shorter. */
export function queryWords(query: string): string[] {
  return words(query).slice(0, 10);
}

function words(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean);
}

/** Lower case without accents; letters that are no accented ones in their usual Latin spelling. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .replaceAll('ı', 'i')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '');
}

function spellOut(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüøå]/g, letter => umlauts[letter] ?? letter);
}
