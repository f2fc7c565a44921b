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
