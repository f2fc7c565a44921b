import { addDays, addMonths, endOfMonth, parseDate, requireDate } from '@/lib/rules/dates/calendar';

/** Days of the club, both inclusive. */
export type Days = { readonly from: string; readonly to: string };

export const periodPresets = [
  'thisMonth',
  'lastMonth',
  'last30Days',
  'last12Months',
  'thisYear',
  'lastYear',
] as const;
export type PeriodPreset = (typeof periodPresets)[number];

export const defaultPreset: PeriodPreset = 'last12Months';

/** The service's limit: ten years, with three leap days. */
const daysMax = 3653;
/** Dates outside are typing errors, and near the calendar's ends there are no days to compare with. */
const [firstDay, lastDay] = ['1900-01-01', '2099-12-31'];

/**
 * The days of a preset. A period in progress ends today, so that it is compared with as many days before it.
 */
export function daysOfPreset(preset: PeriodPreset, today: string): Days {
  const monthBegins = `${today.slice(0, 7)}-01`;
  const year = today.slice(0, 4);
  switch (preset) {
    case 'thisMonth':
      return { from: monthBegins, to: today };
    case 'lastMonth':
      return { from: addMonths(monthBegins, -1), to: endOfMonth(today, -1) };
    case 'last30Days':
      return { from: addDays(today, -29), to: today };
    case 'last12Months':
      return { from: addMonths(monthBegins, -11), to: today };
    case 'thisYear':
      return { from: `${year}-01-01`, to: today };
    case 'lastYear': {
      const before = addMonths(`${year}-01-01`, -12);
      return { from: before, to: endOfMonth(before, 11) };
    }
  }
}

/** The error of custom days; null if they are valid. */
export function faultOf({ from, to }: Days): 'missing' | 'order' | 'outOfRange' | 'tooLong' | null {
  if (!parseDate(from) || !parseDate(to)) return 'missing';
  if (from > to) return 'order';
  if (from < firstDay || to > lastDay) return 'outOfRange';
  return countDays({ from, to }) > daysMax ? 'tooLong' : null;
}

export function countDays({ from, to }: Days): number {
  return dayNumber(to) - dayNumber(from) + 1;
}

/** The period of equal length that ends the day before (docs/product/reports.md). */
export function daysBefore(days: Days): Days {
  const to = addDays(days.from, -1);
  return { from: addDays(to, 1 - countDays(days)), to };
}

export type Grain = 'Day' | 'Week' | 'Month';

/** Interval for a chart of a period: results in at most about a hundred parts. */
export function grainOf(days: Days): Grain {
  const count = countDays(days);
  if (count <= 92) return 'Day';
  return count <= 2 * 366 ? 'Week' : 'Month';
}

/** Shorter intervals for shorter periods, because a trend needs several points. */
export function intervalOf(days: Days): 'Week' | 'Month' {
  return countDays(days) <= 120 ? 'Week' : 'Month';
}

/** The days of the interval that contains a day, cut to `period`. Weeks begin on Monday. */
export function partAround(day: string, grain: Grain, period: Days): Days {
  if (grain === 'Day') return { from: day, to: day };
  if (grain === 'Month') return within({ from: `${day.slice(0, 7)}-01`, to: endOfMonth(day) }, period);
  const monday = addDays(day, -weekdayOf(day));
  return within({ from: monday, to: addDays(monday, 6) }, period);
}

/** The days of `2026-03` or of `2026-W11` (ISO 8601), cut to `period`. */
export function daysOfLabel(label: string, period: Days): Days {
  const [year = '', week] = label.split('-W');
  if (week === undefined) return partAround(`${label}-01`, 'Month', period);
  const fourth = `${year}-01-04`;
  return partAround(addDays(fourth, (Number(week) - 1) * 7), 'Week', period);
}

function within(part: Days, period: Days): Days {
  const [, from = part.from] = [part.from, period.from].toSorted();
  const [to = part.to] = [part.to, period.to].toSorted();
  return { from, to };
}

/** Monday is 0. */
function weekdayOf(day: string): number {
  return (((dayNumber(day) + 3) % 7) + 7) % 7;
}

/** Days since 1970-01-01, a Thursday. */
function dayNumber(text: string): number {
  const { year, month, day } = requireDate(text);
  return new Date(0).setUTCFullYear(year, month - 1, day) / 86_400_000;
}
