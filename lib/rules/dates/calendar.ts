/**
 * Civil dates as `YYYY-MM-DD` strings. They are compared as strings and use the proleptic Gregorian calendar. They
 * have no time of day and no time zone; only `today` uses a time zone.
 */
export type CivilDate = { readonly year: number; readonly month: number; readonly day: number };

const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The parts of an existing date (2023-02-29 does not exist), else null. Years 0001 to 9999. */
export function parseDate(text: string): CivilDate | null {
  const match = datePattern.exec(text);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  return { year, month, day };
}

/** @throws RangeError when the text is not an existing date. For input that is already checked. */
export function requireDate(text: string): CivilDate {
  const date = parseDate(text);
  if (!date) throw new RangeError('Not an existing date');
  return date;
}

export function toDateText({ year, month, day }: CivilDate): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Month 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

export function addDays(text: string, days: number): string {
  const { year, month, day } = requireDate(text);
  const moved = new Date(0);
  moved.setUTCFullYear(year, month - 1, day + days);
  return toDateText({
    year: moved.getUTCFullYear(),
    month: moved.getUTCMonth() + 1,
    day: moved.getUTCDate(),
  });
}

/** The same day of another month, or that month's last day if it is shorter (§ 188 (3) BGB). */
export function addMonths(text: string, months: number): string {
  const { day, ...from } = requireDate(text);
  const { year, month } = shiftMonth(from, months);
  return toDateText({ year, month, day: Math.min(day, daysInMonth(year, month)) });
}

/** The last day of the month that lies `months` after the month of the date. */
export function endOfMonth(text: string, months = 0): string {
  const { year, month } = shiftMonth(requireDate(text), months);
  return toDateText({ year, month, day: daysInMonth(year, month) });
}

function shiftMonth(from: { readonly year: number; readonly month: number }, months: number) {
  const count = from.year * 12 + (from.month - 1) + months;
  return { year: Math.floor(count / 12), month: (((count % 12) + 12) % 12) + 1 };
}

/**
 * The current date in a time zone.
 * @param timeZone IANA name, as in `timeZone` of ClubInfo
 * @throws RangeError for an unknown time zone
 */
export function today(timeZone: string, now: Date): string {
  const parts = dayFormat(timeZone).formatToParts(now);
  const part = (type: string) => Number(parts.find(candidate => candidate.type === type)?.value);
  return toDateText({ year: part('year'), month: part('month'), day: part('day') });
}

/** By time zone, of which there are some hundreds. Cached because creating a format costs more than using it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  dayFormats.set(timeZone, made);
  return made;
}
