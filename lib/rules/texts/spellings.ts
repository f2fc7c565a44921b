/** Letters that Unicode does not decompose, and letters that are written in two ways. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ŋ: 'n',
  ĸ: 'k',
  ø: 'o',
  ɔ: 'o',
  ɵ: 'o',
  ı: 'i',
  ɨ: 'i',
  ə: 'e',
  ǝ: 'e',
  ɛ: 'e',
  ʉ: 'u',
  ʋ: 'v',
  đ: 'd',
  ð: 'd',
  ɖ: 'd',
  ɗ: 'd',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ɓ: 'b',
  ƙ: 'k',
  ƴ: 'y',
  ƒ: 'f',
  ɣ: 'g',
  ƶ: 'z',
  ς: 'σ',
  ی: 'ي',
  ى: 'ي',
  ک: 'ك',
};
const anyLetter = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu');

/** The other way to write a letter without its accent. */
const spelt: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ø: 'oe',
  å: 'aa',
  ő: 'oe',
  ű: 'ue',
  ə: 'a',
};
const anySpelt = new RegExp(`[${Object.keys(spelt).join('')}]`, 'gu');

/** Apostrophes, accents that are typed for them, and characters that nobody sees. */
const unseen =
  /['’‘‛`´＇\u02b9-\u02bf\u02c8\u02ca\u02cb\u2032\u2035\u055a\u05f3\ua78c\u0640\p{Default_Ignorable_Code_Point}]/gu;

/** Accents of Latin, Greek and Cyrillic, and vowel points of Arabic and Hebrew. Other scripts need their marks. */
const accents =
  /[\u0300-\u036f]|[\u0483-\u0487]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u0591-\u05c7]|[\u064b-\u065f]|\u0670/gu;

/**
 * Folds a text for search and comparison: lower case, without accents, apostrophes and invisible characters, ß as ss,
 * hyphens and white space as one blank.
 */
export function foldText(text: string): string {
  return text
    .replace(unseen, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\s\p{Pd}\u2212\u2043]+/gu, ' ')
    .replace(accents, '')
    .normalize('NFC')
    .replace(anyLetter, letter => letters[letter] ?? letter)
    .trim();
}

/** Of more letters with two spellings, either all are spelt out or none. */
const mixedMax = 3;

/** The folded text, and the text with umlauts spelt out, each or all of them: `muller`, `mueller`. */
export function spellings(text: string): string[] {
  const lower = text.normalize('NFC').toLowerCase();
  const count = lower.match(anySpelt)?.length ?? 0;
  const choices = count > mixedMax ? [0, -1] : Array.from({ length: 2 ** count }, (_, bits) => bits);
  const spellOut = (bits: number) => {
    let at = 0;
    return lower.replace(anySpelt, letter => {
      const isSpelt = ((bits >> at++) & 1) === 1;
      return isSpelt ? (spelt[letter] ?? letter) : letter;
    });
  };
  return [...new Set(choices.map(bits => foldText(spellOut(bits))))];
}
