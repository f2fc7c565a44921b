type Searchable = {
  readonly number: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly email: string;
  /** The further people of a family. */
  readonly people?: readonly { readonly firstName: string; readonly lastName: string }[];
};

const letters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

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

/** What `q` of the list searches: names in both orders, address, e-mail address and number (contract §3). */
export function searchTextOf(record: Searchable): string {
  const { firstName, lastName, street, zip, city, email, number } = record;
  const names = [{ firstName, lastName }, ...(record.people ?? [])].flatMap(person => [
    `${person.firstName} ${person.lastName}`,
    `${person.lastName} ${person.firstName}`,
  ]);
  return [...names, street, `${zip} ${city}`, email, String(number)].map(foldText).join('\n');
}
