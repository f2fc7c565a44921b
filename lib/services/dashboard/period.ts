import { AppError } from '@/lib/platform/errors';
import { addDays, requireDate } from '@/lib/rules/dates/calendar';

/** Days of a club, both inclusive. */
export type Period = { readonly from: string; readonly to: string };

const defaultDays = 30;
/** Ten years with three leap days. */
const daysMax = 3653;
const firstDay = '0001-01-01';
const dayMs = 24 * 3_600_000;

/**
 * Returns the days of a report (contract §7). `to` defaults to today, `from` to 30 days up to `to`. A `from` in the
 * future without `to` is a period of one day. Throws a 400 for more than ten years.
 */
export function resolvePeriod(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  today: string,
): Period {
  const last = to ?? (from && from > today ? from : today);
  const first =
    from ?? (daysOf({ from: firstDay, to: last }) < defaultDays ? firstDay : addDays(last, 1 - defaultDays));
  const period = { from: first, to: last };
  if (daysOf(period) > daysMax)
    throw new AppError('bad-query', { violations: [{ path: 'from', key: 'periodTooLong' }] });
  return period;
}

export function daysOf({ from, to }: Period): number {
  return (instantOf(to) - instantOf(from)) / dayMs + 1;
}

/** The first day of the previous period of the same length; no day comes before the year 1. */
export function dayBefore(period: Period): string {
  const daysLeft = daysOf({ from: firstDay, to: period.from }) - 1;
  return addDays(period.from, -Math.min(daysOf(period), daysLeft));
}

/** Every day, in order. */
export function listDays(period: Period): string[] {
  return Array.from({ length: daysOf(period) }, (_, index) => addDays(period.from, index));
}

/** Every month that the period touches, as 2026-03. */
export function listMonths(period: Period): string[] {
  return [...new Set(listDays(period).map(monthOf))];
}

/** The first day of the period in each week or month that it touches; `periodOf` returns the week or month of a day. */
export function firstDays(period: Period, periodOf: (day: string) => string): string[] {
  const firsts = new Map<string, string>();
  for (const day of listDays(period).reverse()) firsts.set(periodOf(day), day);
  return [...firsts.values()].reverse();
}

export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** The week of ISO 8601, whose year is that of its Thursday. */
export function weekOf(day: string): string {
  const isoWeekday = (new Date(instantOf(day)).getUTCDay() + 6) % 7;
  const thursday = addDays(day, 3 - isoWeekday);
  const year = thursday.slice(0, 4);
  const week = Math.ceil(daysOf({ from: `${year}-01-01`, to: thursday }) / 7);
  return `${year}-W${String(week).padStart(2, '0')}`;
}

function instantOf(day: string): number {
  const { year, month, day: dayOfMonth } = requireDate(day);
  return new Date(0).setUTCFullYear(year, month - 1, dayOfMonth);
}
