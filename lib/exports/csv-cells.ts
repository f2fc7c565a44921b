import type { Locale } from '@/lib/contracts/enums';
import { instantParts } from './instant-parts';

export type CsvFormat = { readonly locale: Locale; readonly timeZone: string };

/** Characters that make a spreadsheet run a cell (OWASP CSV injection, ASVS 1.2.10), full-width ones too. */
const active = /^[=+\-@\t\r\n\0＝＋－＠]/;

/**
 * Text as a spreadsheet takes it for text: an apostrophe goes before what it would run as a formula, phone
 * numbers like `+49 …` included. Nothing is lost: the reader drops the apostrophe.
 */
export function textCell(text: string): string {
  return active.test(text) ? `'${text}` : text;
}

/** `dd.MM.yyyy` in German, as it is otherwise. */
export function dateCell(date: string | null, { locale }: CsvFormat): string {
  if (date === null) return '';
  return locale === 'de' ? date.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3.$2.$1') : date;
}

/** `dd.MM.yyyy HH:mm:ss` of the club's clock in German, RFC 3339 in UTC otherwise. */
export function instantCell(instant: string | null, format: CsvFormat): string {
  if (instant === null) return '';
  if (format.locale !== 'de') return instant;
  const { date, time } = instantParts(instant, format.timeZone);
  return `${dateCell(date, format)} ${time}`;
}

/** Two decimals, comma in German, never grouped. */
export function moneyCell(amount: number, format: CsvFormat): string {
  return numberCell(amount.toFixed(2), format);
}

export function numberCell(number: number | string, { locale }: CsvFormat): string {
  return locale === 'de' ? String(number).replace('.', ',') : String(number);
}

const quoted = /["\r\n]|^\s|\s$/;

/** Cells as a line that CRLF ends; quoted where they must be (RFC 4180), or where blanks around them would get lost. */
export function csvLine(cells: readonly string[], delimiter: string): string {
  const fields = cells.map(cell =>
    cell !== '' && (cell.includes(delimiter) || quoted.test(cell)) ? `"${cell.replaceAll('"', '""')}"` : cell,
  );
  return `${fields.join(delimiter)}\r\n`;
}
