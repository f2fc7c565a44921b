import type { Locale } from '@/lib/rules/enums';
import { instantParts } from './instant-parts';

const isDay = /^\d{4}-\d\d-\d\d$/;

export type CsvFormat = { readonly locale: Locale; readonly timeZone: string };

/** `dd.MM.yyyy` in German, else unchanged (ISO 8601). */
export function dateCell(date: string | null, { locale }: CsvFormat): string {
  if (date === null) return '';
  return locale === 'de' && isDay.test(date)
    ? `${date.slice(8)}.${date.slice(5, 7)}.${date.slice(0, 4)}`
    : date;
}

/** `dd.MM.yyyy HH:mm:ss` in the club's time zone in German, else RFC 3339 in UTC. */
export function instantCell(instant: string | null, format: CsvFormat): string {
  if (instant === null) return '';
  if (format.locale !== 'de') return instant;
  const { date, time } = instantParts(instant, format.timeZone);
  return `${dateCell(date, format)} ${time}`;
}

const decimalMarks: Readonly<Record<Locale, string>> = { de: ',', en: '.' };

/** Two decimals, comma in German, never grouped. */
export function moneyCell(amount: number, format: Pick<CsvFormat, 'locale'>): string {
  return numberCell(amount.toFixed(2), format);
}

export function numberCell(number: number | string, { locale }: Pick<CsvFormat, 'locale'>): string {
  return String(number).replace('.', decimalMarks[locale]);
}
