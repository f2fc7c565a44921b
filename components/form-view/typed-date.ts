import { parseDate, toDateText } from '@/lib/rules/dates/calendar';
import type { Locale } from '@/lib/rules/enums';
import { cleanLine } from '@/lib/rules/texts/clean-text';

const isoShape = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const dayFirstShape = /^(\d{1,2})[\s.,/-]+(\d{1,2})[\s.,/-]+(\d{4}|\d{2})$/;
const digitsShape = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
const namedShape = /^(\d{1,2})(?:st|nd|rd|th)?[\s.,/-]*(\p{L}{3})\p{L}*[\s.,/-]*(\d{4}|\d{2})$/u;

/** First letters of the months in German and English. */
const monthNames =
  'jan01 feb02 mär03 mae03 mrz03 mar03 apr04 mai05 may05 jun06 jul07 aug08 sep09 okt10 oct10 nov11 dez12 dec12';

/**
 * Parses a date as people type it, day first (`28.2.1990`, `28/02/90`, `28 02 1990`, `280290`, `28.
 * Februar 1990`) or as autofill writes it (`1990-02-28`), to `YYYY-MM-DD`. A year of two digits is
 * the last such year up to `lastYear`: of a birth date, one that has begun. Any other text is
 * returned trimmed; the check refuses it.
 */
export function readTypedDate(typed: string, lastYear: number = new Date().getUTCFullYear()): string {
  const text = cleanLine(typed);
  const iso = isoShape.exec(text);
  const dayFirst = dayFirstShape.exec(text) ?? digitsShape.exec(text) ?? withMonthNumber(text);
  const [year, month, day] = iso?.slice(1) ?? dayFirst?.slice(1).reverse() ?? [];
  if (!year || !month || !day) return text;
  const date = toDateText({ year: fullYear(year, lastYear), month: Number(month), day: Number(day) });
  return parseDate(date) ? date : text;
}

/** Parses a day that may be ahead, such as the entry date: a year of two digits is at most twenty years ahead. */
export function readTypedDay(typed: string): string {
  return readTypedDate(typed, new Date().getUTCFullYear() + 20);
}

function withMonthNumber(text: string): string[] | null {
  const [, day, name = '', year] = namedShape.exec(text) ?? [];
  const month = new RegExp(`${name.toLowerCase()}(\\d{2})`).exec(monthNames)?.[1];
  return day && year && month ? [text, day, month, year] : null;
}

function fullYear(year: string, lastYear: number): number {
  if (year.length === 4) return Number(year);
  const century = Math.floor(lastYear / 100) * 100;
  return Number(year) + (Number(year) <= lastYear % 100 ? century : century - 100);
}

/**
 * Inserts the dots while a date is typed on a numeric keypad (`2802` → `28.02.`). Text with other
 * characters, and text that was just shortened, stays unchanged. A dot typed after an inserted one is dropped.
 */
export function dotTypedDate(typed: string, before: string): string {
  // A year came first: `20.19.-` is the start of `2019-05-14`.
  const iso = /^(\d{2})\.(\d{2})\.-$/.exec(typed);
  if (iso) return `${iso[1]}${iso[2]}-`;
  if (typed.length <= before.length || !/^[\d.]*$/.test(typed)) return typed;
  // No month has this number: these are the digits of a year.
  if (/^\d{2}\.?(?:1[3-9]|[2-9]\d)/.test(typed)) return typed.replaceAll('.', '');
  return typed
    .replace(/\.{2,}/g, '.')
    .replace(/^(\d{2})\.?(?=\d|$)/, '$1.')
    .replace(/^(\d{1,2}\.\d{2})\.?(?=\d|$)/, '$1.')
    .slice(0, 10);
}

/** What stands between day, month and year in the language of the form. */
export const dateMarks: Readonly<Record<Locale, string>> = { de: '.', en: '/' };

/** `1990-02-28` → `28.02.1990`, for a field typed day first. */
export function writeTypedDate(date: string, mark = '.'): string {
  return parseDate(date) ? date.split('-').reverse().join(mark) : date;
}
