import { parseDate } from '@/lib/rules/dates/calendar';
import { dateFormat } from '@/lib/rules/format/intl-formats';
import { intlLocale } from './intl-formats';

/** `28.02.1990` in German, `28 February 1990` in English. Returns a text that is no `YYYY-MM-DD` date unchanged. */
export function formatDate(date: string, locale: string): string {
  if (!parseDate(date)) return date;
  const noon = new Date(`${date}T12:00:00Z`);
  return dateFormat(intlLocale(locale), { ...dayOptions(locale), timeZone: 'UTC' }).format(noon);
}

/**
 * Day and time in the club's time zone, to the minute: `28.02.1990, 14:05`.
 * @param timeZone IANA name; @throws RangeError for an unknown one
 */
export function formatDateTime(instant: Date, timeZone: string, locale: string): string {
  const options = { ...dayOptions(locale), hour: '2-digit', minute: '2-digit', timeZone } as const;
  return dateFormat(intlLocale(locale), options).format(instant);
}

/** A month such as 2026-10: `Oktober 2026`, `October 2026`; in short form `Okt. 26`, `Oct 26`. */
export function formatMonth(month: string, locale: string, isShort = false): string {
  const options = isShort
    ? ({ month: 'short', year: '2-digit' } as const)
    : ({ month: 'long', year: 'numeric' } as const);
  const middle = new Date(`${month}-15T12:00:00Z`);
  return dateFormat(intlLocale(locale), { ...options, timeZone: 'UTC' }).format(middle);
}

function dayOptions(locale: string) {
  const isGerman = locale === 'de' || locale.startsWith('de-');
  return isGerman
    ? ({ day: '2-digit', month: '2-digit', year: 'numeric' } as const)
    : ({ day: 'numeric', month: 'long', year: 'numeric' } as const);
}
