import { parseDate, toDateText } from '@/lib/forms/calendar';

const isoShape = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const dayFirstShape = /^(\d{1,2})[\s.,/-]+(\d{1,2})[\s.,/-]+(\d{4})$/;
const digitsShape = /^(\d{2})(\d{2})(\d{4})$/;

/**
 * A date as people type it, day first (`28.2.1990`, `28/02/1990`, `28 02 1990`, `28021990`) or as autofill
 * writes it (`1990-02-28`), as `YYYY-MM-DD`. Any other text comes back trimmed, for the check to refuse.
 */
export function readTypedDate(typed: string): string {
  const text = typed.trim();
  const iso = isoShape.exec(text);
  const dayFirst = dayFirstShape.exec(text) ?? digitsShape.exec(text);
  const [year, month, day] = iso?.slice(1) ?? dayFirst?.slice(1).reverse() ?? [];
  if (!year || !month || !day) return text;
  const date = toDateText({ year: Number(year), month: Number(month), day: Number(day) });
  return parseDate(date) ? date : text;
}

/**
 * Puts the dots in while a date is typed on a keypad that has digits only (`2802` → `28.02.`). Text that
 * holds anything but digits and dots is left as it is, and so is text from which something was just deleted.
 */
export function dotTypedDate(typed: string, before: string): string {
  if (typed.length <= before.length || !/^[\d.]*$/.test(typed)) return typed;
  return typed
    .replace(/^(\d{2})\.?(?=\d|$)/, '$1.')
    .replace(/^(\d{1,2}\.\d{2})\.?(?=\d|$)/, '$1.')
    .slice(0, 10);
}

/** `1990-02-28` → `28.02.1990`, for a field that is typed day first. */
export function writeTypedDate(date: string): string {
  const parts = parseDate(date);
  return parts ? date.split('-').reverse().join('.') : date;
}
