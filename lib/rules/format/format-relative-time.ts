import { intlLocale } from '@/lib/rules/format/intl-locale';

const units = [
  ['year', 365 * 24 * 3_600_000],
  ['month', 30 * 24 * 3_600_000],
  ['week', 7 * 24 * 3_600_000],
  ['day', 24 * 3_600_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/**
 * How long ago or ahead, in the largest unit that has passed in full: `vor 3 Stunden`, `gestern`, `in 5 minutes`.
 * Less than a minute is `gerade eben`. A day is 24 hours here, not a date of the calendar.
 */
export function formatRelativeTime(instant: Date, now: Date, locale: string): string {
  const differenceMs = instant.getTime() - now.getTime();
  const format = new Intl.RelativeTimeFormat(intlLocale(locale), { numeric: 'auto' });
  for (const [unit, unitMs] of units) {
    const count = Math.trunc(differenceMs / unitMs);
    if (count !== 0) return format.format(count, unit);
  }
  return locale.startsWith('de') ? 'gerade eben' : 'just now';
}
