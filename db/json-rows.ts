import { type GetColumnData, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, PgDialect } from 'drizzle-orm/pg-core';

type Columns = Readonly<Record<string, PgColumn | SQL>>;
type ValueOf<Column> = Column extends PgColumn
  ? GetColumnData<Column>
  : Column extends SQL<infer Value>
    ? Value
    : never;
export type JsonRows<Named extends Columns> = { [Name in keyof Named]: ValueOf<Named[Name]> }[];

/**
 * The rows of a sub-select as one JSON value, so that one statement reads several tables. Each row is an array of its
 * values, because PostgreSQL needs twice the time to write their names too. The type is right for columns that JSON
 * represents unchanged: text, numbers, booleans, days, ids, arrays and JSON, but no instants (`epochMs`).
 */
export function jsonRows<Named extends Columns>(
  columns: Named,
  order: SQL,
  source: SQL,
): SQL<JsonRows<Named>> {
  const names = Object.keys(columns);
  const row = sql`json_build_array(${sql.join(Object.values(columns), sql`, `)})`;
  const rows = written(sql`(select coalesce(json_agg(${row} order by ${order}), '[]') from ${source})`);
  return rows.mapWith(
    (found: unknown[][]) => found.map(values => toObject(names, values)) as JsonRows<Named>,
  );
}

function toObject(names: readonly string[], values: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [index, name] of names.entries()) row[name] = values[index];
  return row;
}

const dialect = new PgDialect({ casing: 'snake_case' });

/** Builds the SQL text once: building it per request would cost more than the rest of the work for a form. */
export function written<Value>(part: SQL): SQL<Value> {
  return sql<Value>`${sql.raw(dialect.sqlToQuery(part).sql)}`;
}

/**
 * The club of a statement as a row, and its column, for parts that are `written`. A sub-select must name the club so, and
 * not by a column of the statement around it: Citus would ask every shard.
 */
export const rowOfClub = (clubId: string | Placeholder) => sql`(select ${clubId}::uuid as club_id) as wanted`;
export const wantedClub = sql.raw('wanted.club_id');

/** An instant as milliseconds since 1970, for JSON. */
export function epochMs(instant: PgColumn | SQL): SQL<number | null> {
  return sql<number | null>`(extract(epoch from ${instant}) * 1000)::float8`;
}
