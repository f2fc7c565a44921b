import iconv from 'iconv-lite';
import { parseCsv } from './parse-csv';

export type ImportedRow = Readonly<Record<string, string>>;

/** SPG-Verein: Windows-1252, a header of field names, semicolons, no quotes, CRLF. */
export function readSpg(file: Buffer): ImportedRow[] {
  const lines = iconv.decode(file, 'windows-1252').split('\r\n');
  if (lines.pop() !== '') throw new Error('The last line has no end');
  const [header = [], ...rows] = lines.map(line => line.split(';'));
  for (const row of rows) if (row.length !== header.length) throw new Error('A value holds a semicolon');
  return rows.map(row => Object.fromEntries(header.map((name, index) => [name, row[index] ?? ''])));
}

/** Reads RFC 4180 with semicolons, with or without a byte order mark. */
export function readQuoted(file: Buffer, charset: string): ImportedRow[] {
  const text = iconv.decode(file, charset, { stripBOM: true });
  const [header = [], ...rows] = parseCsv(text);
  for (const row of rows)
    if (row.length !== header.length) throw new Error('A row has other cells than names');
  return rows.map(row => Object.fromEntries(header.map((name, index) => [name, row[index] ?? ''])));
}

/** `TT.MM.JJJJ` as `YYYY-MM-DD`; null for an empty cell. Throws for an invalid date. */
export function germanDate(cell: string | undefined): string | null {
  if (!cell) return null;
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(cell) ?? [];
  const date = `${year}-${month}-${day}`;
  if (new Date(date).toISOString().slice(0, 10) !== date) throw new Error(`${cell} is no date`);
  return date;
}

/** `1234,50` as a number. */
export function germanAmount(cell: string | undefined): number {
  if (!/^\d+,\d\d$/.test(cell ?? '')) throw new Error(`${cell} is no amount`);
  return Number(cell?.replace(',', '.'));
}
