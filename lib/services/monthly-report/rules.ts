import { AppError } from '@/lib/platform/errors';
import { addDays, addMonths, endOfMonth } from '@/lib/rules/dates/calendar';

/** Days of a month written as 2026-10, both included. */
export function daysOfMonth(month: string): { readonly from: string; readonly to: string } {
  const from = `${month}-01`;
  return { from, to: endOfMonth(from) };
}

/** The month so many months away, as 2026-10. */
export function moveMonth(month: string, months: number): string {
  return addMonths(`${month}-01`, months).slice(0, 7);
}

export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** The last month that is over on a day. */
export function monthBefore(date: string): string {
  return monthOf(addDays(`${monthOf(date)}-01`, -1));
}

/**
 * The month of which a club's night has to tell, if any: the one that ended with it, or, where nights were missed, with
 * one of those. All are days of the club's own calendar. A club that has had no night yet was not there for a month.
 * @param night the date on which the night ended that is being done
 * @param lastNight the last one before it that was done
 */
export function dueMonth(night: string, lastNight: string | null): string | null {
  if (night.endsWith('-01')) return monthBefore(night);
  return lastNight !== null && monthOf(lastNight) < monthOf(night) ? monthBefore(night) : null;
}

/** The month that is asked for, else the last one that is over. Throws a 400 for one that has not begun. */
export function resolveMonth(month: string | undefined, today: string): string {
  if (month !== undefined && month > monthOf(today))
    throw new AppError('bad-query', { violations: [{ path: 'month', key: 'monthAhead' }] });
  return month ?? monthBefore(today);
}
