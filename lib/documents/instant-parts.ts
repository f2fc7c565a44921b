import { dateFormat } from '@/lib/rules/format/intl-formats';

const dayMs = 24 * 3600 * 1000;

/** Offsets at the beginning of UTC days, by time zone. */
const offsets = new Map<string, Map<number, number>>();

/** An RFC 3339 instant as `YYYY-MM-DD` and `HH:mm:ss` of a time zone (IANA name). */
export function instantParts(instant: string, timeZone: string): { date: string; time: string } {
  const at = Date.parse(instant);
  const offset = offsetOfDay(Math.floor(at / dayMs), timeZone);
  if (offset === null) return formatParts(at, timeZone);
  const local = new Date(at + offset).toISOString();
  return { date: local.slice(0, 10), time: local.slice(11, 19) };
}

/** Null for a day on which the clocks change. */
function offsetOfDay(day: number, timeZone: string): number | null {
  const offset = offsetAtBeginning(day, timeZone);
  return offset === offsetAtBeginning(day + 1, timeZone) ? offset : null;
}

/** Kept, because formatting by Intl takes most of the time of a table with many instants. */
function offsetAtBeginning(day: number, timeZone: string): number {
  const days = offsets.get(timeZone) ?? new Map<number, number>();
  offsets.set(timeZone, days);
  const offset = days.get(day) ?? offsetAt(day * dayMs, timeZone);
  days.set(day, offset);
  return offset;
}

function offsetAt(at: number, timeZone: string): number {
  const { date, time } = formatParts(at, timeZone);
  return Date.parse(`${date}T${time}Z`) - at;
}

function formatParts(at: number, timeZone: string): { date: string; time: string } {
  const format = dateFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  const [date = '', time = ''] = format.format(new Date(at)).split(' ');
  return { date, time };
}
