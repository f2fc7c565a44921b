import { Column, getTableName, type Placeholder, Subquery, sql } from 'drizzle-orm';
import type { SelectedFieldsOrdered } from 'drizzle-orm/pg-core';
import type { Tx } from './client';

/** A select of Drizzle. */
type Select<Row> = PromiseLike<Row[]> & { prepare(name: string): { getQuery(): Query } };
type Query = { readonly sql: string; readonly params: unknown[] };

/** What Drizzle 0.45 keeps in a prepared query; its types do not include that. */
type Prepared = {
  readonly fields: SelectedFieldsOrdered;
  readonly joinsNotNullableMap?: Readonly<Record<string, boolean>>;
};

/**
 * Returns a function that runs a select with the given values. The select is built once per process, because that
 * takes Drizzle longer than the rest of a read. `build` must depend on nothing but the placeholders of `names`.
 */
export function buildOnce<Name extends string, Row>(
  _names: readonly Name[],
  build: (tx: Tx, given: (name: Name) => Placeholder) => Select<Row>,
): (tx: Tx, values: Readonly<Record<Name, unknown>>) => Promise<Row[]> {
  let built: { readonly query: Query; readonly toRows: (rows: unknown[][]) => Row[] } | undefined;
  return (tx, values) => {
    built ??= prepare(build(tx, sql.placeholder));
    const { query, toRows } = built;
    return tx._.session
      .prepareQuery<{ execute: Row[]; all: unknown; values: unknown }>(query, undefined, '', true, toRows)
      .execute(values);
  };
}

function prepare<Row>(select: Select<Row>) {
  const prepared = select.prepare('');
  const toRow = rowMapper<Row>(prepared as unknown as Prepared);
  return { query: prepared.getQuery(), toRows: (rows: unknown[][]) => rows.map(toRow) };
}

type Cell = { readonly name: string; readonly index: number; readonly decode: Decode | undefined };
type Decode = (value: unknown) => unknown;
type Group = { readonly name: string; readonly cells: Cell[]; readonly presenceIndex: number | null };

/**
 * Returns a function that makes the same object of a row as Drizzle. It decides once what Drizzle decides for each
 * cell. Objects have one level of names; a joined table without a row is null.
 */
function rowMapper<Row>({ fields, joinsNotNullableMap }: Prepared): (row: unknown[]) => Row {
  const named = fields.map(({ path, field }, index) => ({
    group: path.length > 1 ? (path[0] ?? '') : '',
    cell: { name: path.at(-1) ?? '', index, decode: decoderOf(field) },
    ...{ field, index },
  }));
  const groups: Group[] = [...Map.groupBy(named, ({ group }) => group)].map(([name, members]) => {
    const columns = members.filter(({ field }) => field instanceof Column);
    const tables = new Set(columns.map(({ field }) => field instanceof Column && getTableName(field.table)));
    const [table] = tables;
    const isOptional = tables.size === 1 && joinsNotNullableMap && !joinsNotNullableMap[String(table)];
    const presenceIndex = name !== '' && isOptional ? (columns[0]?.index ?? null) : null;
    return { name, cells: members.map(({ cell }) => cell), presenceIndex };
  });
  return row => {
    const result: Record<string, unknown> = {};
    for (const { name, cells, presenceIndex } of groups)
      if (name === '') readCells(row, cells, result);
      else
        result[name] =
          presenceIndex !== null && row[presenceIndex] === null ? null : readCells(row, cells, {});
    return result as Row;
  };
}

function readCells(row: unknown[], cells: readonly Cell[], target: Record<string, unknown>) {
  for (const { name, index, decode } of cells) {
    const value = row[index];
    target[name] = value === null || !decode ? value : decode(value);
  }
  return target;
}

/** Undefined for values that Drizzle returns as the driver has read them. */
function decoderOf(field: SelectedFieldsOrdered[number]['field']): Decode | undefined {
  if (field instanceof Column)
    return field.mapFromDriverValue === Column.prototype.mapFromDriverValue
      ? undefined
      : value => field.mapFromDriverValue(value);
  const part = field instanceof Subquery ? field._.sql : 'sql' in field ? field.sql : field;
  const { decoder } = part as unknown as { readonly decoder: { mapFromDriverValue: Decode } };
  return value => decoder.mapFromDriverValue(value);
}
