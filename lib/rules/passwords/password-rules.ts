import { commonPasswords } from './common-passwords';

/** The owner's data; all of it is easy to find out. */
export type PasswordOwner = { readonly email: string; readonly names: readonly string[] };

/** Powers of ten. Two common words and a number are refused; three words, or an unusual word, are accepted. */
export const guessesMin = 8;
const wordCost = 3;
const walkCost = 2;
const characterCost = 1.5;
const symbolCost = 0.5;

const walks = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertzuiop',
  'qwertyuiop',
  'azertyuiop',
  'asdfghjkl',
  'yxcvbnm',
  'zxcvbnm',
  '1q2w3e4r5t6z7u8i9o0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5z6u7i8o9p0',
  '1qay2wsx3edc4rfv5tgb6zhn7ujm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '!"§$%&/()=',
  '!@#$%^&*()',
].flatMap(row => [row, [...row].reverse().join('')]);

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
};

/**
 * Returns the message key of the reason to refuse a password, or null if it is accepted. `passwordCommon`: it is on
 * the list of common ones, or consists of these, numbers and keyboard walks. `passwordPersonal`: it consists of the
 * names or address of its owner. The schema checks the length. Leaked passwords are not checked.
 */
export function passwordProblem(
  password: string,
  owner: PasswordOwner,
): 'passwordCommon' | 'passwordPersonal' | null {
  const folded = fold(password);
  if (guessesOf(folded, [...commonPasswords]) < guessesMin) return 'passwordCommon';
  const personal = wordsOf(owner);
  return guessesOf(folded, [...commonPasswords, ...personal]) < guessesMin ? 'passwordPersonal' : null;
}

/** Difficulty to guess a password, in powers of ten; accepted from `guessesMin` on. */
export function passwordStrength(password: string, owner: PasswordOwner): number {
  return guessesOf(fold(password), [...commonPasswords, ...wordsOf(owner)]);
}

/** Lower case without accents; `ß` is `ss` and `ä` both `a` and, in the owner's names, `ae`. */
function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}

function wordsOf({ email, names }: PasswordOwner): string[] {
  const texts = [email, email.replace(/\.[a-z]+$/i, ''), ...names].flatMap(text => [text, spelledOut(text)]);
  const words = texts.flatMap(text => {
    const parts = fold(text).split(/[^\p{L}\p{N}]+/u);
    return [fold(text), ...parts, parts.join('')];
  });
  return [...new Set(words)].filter(word => word.length >= 3);
}

function spelledOut(text: string): string {
  const vowels: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };
  return text.toLowerCase().replace(/[äöü]/g, vowel => vowels[vowel] ?? vowel);
}

/**
 * Powers of ten of the guesses for the cheapest way to compose the text: the minimum over all ways to split it into
 * words, walks, dates, repetitions and single characters.
 */
function guessesOf(text: string, words: readonly string[]): number {
  const repeated = /^(.+?)\1+$/su.exec(text)?.[1];
  if (repeated !== undefined) return guessesOf(repeated, words) + 1;
  const costs = [0, ...Array<number>(text.length).fill(Number.POSITIVE_INFINITY)];
  for (let start = 0; start < text.length; start += 1) {
    const sofar = costs[start] ?? Number.POSITIVE_INFINITY;
    for (const [length, cost] of partsAt(text, start, words)) {
      const end = start + length;
      costs[end] = Math.min(costs[end] ?? Number.POSITIVE_INFINITY, sofar + cost);
    }
  }
  return costs[text.length] ?? Number.POSITIVE_INFINITY;
}

/** The parts that may begin at a position: length and cost. */
function partsAt(text: string, start: number, words: readonly string[]): (readonly [number, number])[] {
  const rest = text.slice(start);
  const parts: [number, number][] = [[1, costOfCharacter(rest)]];
  for (const word of words) {
    if (!looksLike(rest, word)) continue;
    parts.push([word.length, wordCost]);
    for (let end = word.length; looksLike(rest.slice(end), word); end += word.length)
      parts.push([end + word.length, wordCost + 1]);
  }
  const walked = walkLength(rest);
  for (let length = 3; length <= walked; length += 1) parts.push([length, walkCost]);
  const same = /^(.)\1*/su.exec(rest)?.[0].length ?? 1;
  for (let length = 2; length <= same; length += 1) parts.push([length, walkCost]);
  const year = /^(?:19|20)\d\d/.exec(rest)?.[0].length;
  if (year) parts.push([year, walkCost]);
  const date = /^(?:(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:(?:19|20)\d\d|\d\d))/.exec(rest)?.[0].length;
  if (date) parts.push([date, wordCost + 1]);
  return parts;
}

function costOfCharacter(rest: string): number {
  if (/^\p{N}/u.test(rest)) return 1;
  return /^\p{L}/u.test(rest) ? characterCost : symbolCost;
}

function looksLike(rest: string, word: string): boolean {
  if (rest.length < word.length) return false;
  for (let index = 0; index < word.length; index += 1) {
    const given = rest.charAt(index);
    const wanted = word.charAt(index);
    if (given !== wanted && lookalikes[given] !== wanted) return false;
  }
  return true;
}

function walkLength(rest: string): number {
  let longest = 0;
  for (const walk of walks) {
    const from = walk.indexOf(rest.charAt(0));
    if (from < 0) continue;
    let length = 1;
    while (length < rest.length && walk.charAt(from + length) === rest.charAt(length)) length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
}
