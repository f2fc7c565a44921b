import { AppError } from '@/lib/platform/errors';
import { addDays, addMonths, endOfMonth } from '@/lib/rules/dates/calendar';

/** First and last day of a month such as 2026-10. */
export function daysOfMonth(month: string): { readonly from: string; readonly to: string } {
  const from = `${month}-01`;
  return { from, to: endOfMonth(from) };
}

/** Adds months to a month, as 2026-10. */
export function moveMonth(month: string, months: number): string {
  return addMonths(`${month}-01`, months).slice(0, 7);
}

export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** The last complete month before a day. */
export function monthBefore(date: string): string {
  return monthOf(addDays(`${monthOf(date)}-01`, -1));
}

/**
 * The month that a club's nightly run must report, if any: the month that ended with this run, or the last month that
 * ended during missed runs. All days are in the club's time zone. A club without an earlier run gets no report.
 * @param night the date of the current nightly run
 * @param lastNight the date of the last finished run before it
 */
export function dueMonth(night: string, lastNight: string | null): string | null {
  if (night.endsWith('-01')) return monthBefore(night);
  return lastNight !== null && monthOf(lastNight) < monthOf(night) ? monthBefore(night) : null;
}

/** The requested month, else the last complete one. Throws a 400 for a future month. */
export function resolveMonth(month: string | undefined, today: string): string {
  if (month !== undefined && month > monthOf(today))
    throw new AppError('bad-query', { violations: [{ path: 'month', key: 'monthAhead' }] });
  return month ?? monthBefore(today);
}
