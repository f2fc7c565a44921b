import { type Finding, finding } from './problem';

/** A text as a form or client may send it; null, undefined and "" mean the same. */
export type Text = string | null | undefined;

/** Absent, null, empty or without visible characters. */
export function isBlank(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    (typeof value === 'string' ? showsNothing(value) : isEmptyList(value))
  );
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** Lone halves of a surrogate pair: they are not characters and cannot be stored as UTF-8. */
const loneSurrogate = /\p{Surrogate}/u;
const controlInLine = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const controlInParagraphs = /(?![\t\n\r])\p{Cc}/u;

/**
 * At most `max` UTF-16 units after trimming (as `maxlength` counts), without control characters, lone surrogates or
 * marks that change the reading direction.
 */
export function checkLine(text: string, max: number): Finding | null {
  if (loneSurrogate.test(text) || controlInLine.test(text.trim())) return finding('controlCharacters');
  return checkLength(text, max);
}

/** As `checkLine`, but allows line breaks and tabs. */
export function checkParagraphs(text: string, max: number): Finding | null {
  if (loneSurrogate.test(text) || controlInParagraphs.test(text)) return finding('controlCharacters');
  return checkLength(text, max);
}

/** Whether a mail program would turn a part of the text into a link. Compatibility forms such as `＠` are normalised. */
export function looksLikeLink(text: string): boolean {
  return /:\/\/|www\.|@/i.test(text.normalize('NFKC'));
}

function checkLength(text: string, max: number): Finding | null {
  const over = text.trim().length - max;
  return over > 0 ? finding('tooLong', { max, over }) : null;
}

/**
 * Whether a text has no visible characters: only spaces and characters without a shape (zero-width, filler, braille
 * blank).
 */
export function showsNothing(text: string): boolean {
  return !/[^\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u.test(text);
}
