import iconv from 'iconv-lite';
import type { Layout } from '@/lib/contracts/club-software';

const byteOrderMark = '\ufeff';

/** Letters that Unicode does not decompose into a base letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  Ħ: 'H',
  ħ: 'h',
  Ŧ: 'T',
  ŧ: 't',
  Ŋ: 'N',
  ŋ: 'n',
  '‐': '-',
  '−': '-',
};

/** The bytes of a chunk of a file. The first chunk of a UTF-8 file has the byte order mark if the layout wants one. */
export function encodeFile(text: string, encoding: Layout['encoding'], isFirst: boolean): Buffer {
  if (encoding === 'windows-1252') return iconv.encode(text, 'windows-1252');
  return Buffer.from(isFirst && encoding === 'utf-8-bom' ? byteOrderMark + text : text);
}

/** The name of an encoding in `Content-Type`. */
export function charsetOf(encoding: Layout['encoding']): string {
  return encoding === 'windows-1252' ? 'windows-1252' : 'utf-8';
}

/** Text in composed letters that the encoding has; replaces others by their base letter, else by a question mark. */
export function writable(text: string, encoding: Layout['encoding']): string {
  const composed = text.toWellFormed().normalize('NFC');
  if (encoding !== 'windows-1252' || isHeld(composed)) return composed;
  return [...composed].map(letter => (isHeld(letter) ? letter : plainLetter(letter))).join('');
}

/** Characters whose code is the same in windows-1252. */
const sameCodes = /^[\0-\x7f\xa0-\xff]*$/;

function isHeld(text: string): boolean {
  if (sameCodes.test(text)) return true;
  return iconv.decode(iconv.encode(text, 'windows-1252'), 'windows-1252') === text;
}

function plainLetter(letter: string): string {
  const base = plainLetters[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');
  return base !== '' && isHeld(base) ? base : '?';
}
