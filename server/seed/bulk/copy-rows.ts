import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type postgres from 'postgres';

const linesAtOnce = 500;

/**
 * Writes rows by `COPY … FROM STDIN`, many times faster than inserting them. Needs the database's owner, because COPY
 * does not work with row-level security. Writes only columns that at least one row has; the other columns get their
 * defaults.
 */
export async function copyRows<Table extends PgTable>(
  sql: postgres.ISql,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const records: readonly Record<string, unknown>[] = rows;
  const given = new Set(records.flatMap(row => Object.keys(row)));
  const columns = Object.entries<PgColumn>(getTableColumns(table)).filter(([key]) => given.has(key));
  if (columns.length === 0) return;
  const names = columns.map(([key]) => snakeCase(key)).join(', ');
  const target = await sql.unsafe(`copy ${getTableConfig(table).name} (${names}) from stdin`).writable();
  const lineOf = (row: Record<string, unknown>) =>
    `${columns.map(([key, column]) => cellOf(row[key] === undefined ? column.default : row[key], column)).join('\t')}\n`;
  function* lines() {
    for (let first = 0; first < records.length; first += linesAtOnce)
      yield records
        .slice(first, first + linesAtOnce)
        .map(lineOf)
        .join('');
  }
  await pipeline(Readable.from(lines()), target);
}

/** Name as drizzle's `casing: 'snake_case'` makes it. */
function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);
}

/** A value in the text format of COPY. */
function cellOf(value: unknown, column: PgColumn): string {
  if (value === null || value === undefined) return '\\N';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return value ? 't' : 'f';
  return textOf(value, column).replace(/[\\\n\r\t]/g, found => escapes[found] ?? found);
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function textOf(value: unknown, column: PgColumn): string {
  if (column.getSQLType() === 'jsonb') return JSON.stringify(value);
  if (!Array.isArray(value)) return String(value);
  return `{${value.map(item => `"${String(item).replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}
