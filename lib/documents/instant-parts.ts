import { dateFormat } from '@/lib/rules/format/intl-formats';

/** An RFC 3339 instant as `YYYY-MM-DD` and `HH:mm:ss` of a time zone (IANA name). */
export function instantParts(instant: string, timeZone: string): { date: string; time: string } {
  const format = dateFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  const [date = '', time = ''] = format.format(new Date(instant)).split(' ');
  return { date, time };
}
