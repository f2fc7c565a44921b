const shapeless = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** A letter or mark of a script in which joiners (U+200C, U+200D) change what a reader sees. */
const joiningLetter =
  '[\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Nkoo}\\p{scx=Adlm}\\p{scx=Rohg}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}\\p{scx=Mymr}\\p{scx=Tibt}\\p{scx=Newa}\\p{scx=Java}\\p{scx=Bali}]';

/** Signs that suppress a vowel: a joiner behind one shapes the letter before it, also at the end of a word. */
const virama = '[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca]';

/** Where an invisible character means something: what it is, what is before it, what is behind it. */
const meanings = [
  ['[\\u200c\\u200d]', joiningLetter, joiningLetter],
  ['[\\u200c\\u200d]', virama, ''],
  // Emoji: joined ones, those with a form of their own, keys, flags of regions.
  ['\\u200d', '[\\p{ExtPict}\\p{EMod}\\ufe0f]', '\\p{ExtPict}'],
  ['[\\ufe0e\\ufe0f]', '\\p{ExtPict}', ''],
  ['\\ufe0f', '[0-9#*]', '\\u20e3'],
  ['[\\u{e0020}-\\u{e007f}]', '\\u{1f3f4}[\\u{e0020}-\\u{e007e}]*', ''],
  // Variants of Chinese, Japanese and Mongolian characters.
  ['[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]', '\\p{sc=Han}', ''],
  ['[\\u180b-\\u180f]', '\\p{sc=Mong}', ''],
].map(([own, before, behind]) => [`^${own}$`, `${before}$`, `^${behind}`].map(part => new RegExp(part, 'u')));

/** Every character of `meanings`, and the marks of order. */
const mayMean = /\u061c|[\u180b-\u180f]|[\u200c-\u200f]|[\ufe00-\ufe0f]|[\u{e0020}-\u{e01ef}]/u;

/** The longest meaning: a flag of a region with its tags. */
const unitsAround = 16;

const orderMark = /^[\u061c\u200e\u200f]$/;
const rightToLeft =
  /(?=\p{L})[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}\p{sc=Rohg}]/u;

/**
 * The text of one line as a reader sees it: composed (NFC), without invisible characters and marks of direction, the
 * hyphen that does not break as `-`, each run of blanks of any kind as one blank, trimmed. Joiners stay between letters
 * that use them and inside emoji. Line breaks inside and other control characters stay, so that checks refuse them. Not
 * for passwords, secrets, tokens, CSS and patterns.
 */
export function cleanLine(text: string): string {
  return withoutInvisible(text, false)
    .replace(/[\p{Zs}\t]+/gu, ' ')
    .trim();
}

/**
 * As `cleanLine`, for a text of several lines: line breaks of every kind become `\n`, runs of blanks stay because they
 * indent lists, and right-to-left text keeps the marks that order it.
 */
export function cleanParagraphs(text: string): string {
  return withoutInvisible(text, rightToLeft.test(text))
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\p{Zs}\t]/gu, ' ')
    .replace(/ +(?=\n)/g, '')
    .trim();
}

/** As `cleanLine` for a text that is one line, otherwise as `cleanParagraphs`: for fields that may be either. */
export function cleanAnswer(text: string): string {
  const cleaned = cleanParagraphs(text);
  return cleaned.includes('\n') ? cleaned : cleanLine(text);
}

function withoutInvisible(text: string, keepsOrder: boolean): string {
  return text
    .normalize('NFC')
    .replace(/\u2011/g, '-')
    .replace(/([\u200c\u200d])[\u200c\u200d]+/g, '$1')
    .replace(shapeless, (found, at: number, whole: string) => {
      if (!mayMean.test(found)) return '';
      const before = whole.slice(Math.max(0, at - unitsAround), at);
      const behind = whole.slice(at + found.length, at + found.length + unitsAround);
      const isMeant = meanings.some(
        ([own, first, last]) => own?.test(found) && first?.test(before) && last?.test(behind),
      );
      return isMeant || (keepsOrder && orderMark.test(found)) ? found : '';
    })
    .normalize('NFC');
}
