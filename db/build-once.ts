import { Column, getTableName, is, Param, Placeholder, Subquery, sql } from 'drizzle-orm';
import type { SelectedFieldsOrdered } from 'drizzle-orm/pg-core';
import type { Sql } from 'postgres';
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
  let built: Built<Row> | undefined;
  return (tx, values) => {
    built ??= prepare(build(tx, sql.placeholder));
    const { query, toRows } = built;
    return tx._.session
      .prepareQuery<{ execute: Row[]; all: unknown; values: unknown }>(query, undefined, '', true, toRows)
      .execute(values);
  };
}

/**
 * As `buildOnce`, but the returned function calls `visit` with each row when it arrives and keeps none. Without this the
 * rows of a large read would be in memory together, and V8 would copy them again and again. Throws what `visit` throws.
 */
export function buildOnceForEach<Name extends string, Row>(
  _names: readonly Name[],
  build: (tx: Tx, given: (name: Name) => Placeholder) => Select<Row>,
): (tx: Tx, values: Readonly<Record<Name, unknown>>, visit: (row: Row) => void) => Promise<void> {
  let built: Built<Row> | undefined;
  return async (tx, values, visit) => {
    built ??= prepare(build(tx, sql.placeholder));
    const { query, toRow } = built;
    let failed: { readonly error: unknown } | undefined;
    const visitCells = (cells: unknown[]) => {
      if (failed) return;
      try {
        visit(toRow(cells));
      } catch (error) {
        failed = { error };
      }
    };
    const prepared = tx._.session.prepareQuery(query, undefined, '', true, () => []);
    const { client } = prepared as unknown as { readonly client: Sql };
    // Drizzle sends the statement, and `forEach` of the driver is not called because it would send it too early: it must
    // stay behind those that were sent before it, such as the one that sets the club.
    const unsafe = (...given: Parameters<Sql['unsafe']>) => ({
      values: () => Object.assign(client.unsafe(...given).values(), { forEachFn: visitCells }),
    });
    await Object.assign(prepared, { client: { unsafe } }).execute({ ...values });
    if (failed) throw failed.error;
  };
}

function prepare<Row>(select: Select<Row>): Built<Row> {
  const prepared = select.prepare('');
  const { fields = [], joinsNotNullableMap } = prepared as unknown as Partial<Prepared>;
  const toRow = rowMapper<Row>({ fields, ...(joinsNotNullableMap ? { joinsNotNullableMap } : {}) });
  return { query: prepared.getQuery(), toRow, toRows: (rows: unknown[][]) => rows.map(toRow) };
}

type Values = Readonly<Record<string, unknown>>;
/** What a statement writes, by part: one row or several. */
type Rows = Readonly<Record<string, Values | readonly Values[] | null | undefined>>;
/** A statement that writes. */
type Write<Row> = PromiseLike<unknown> & { prepare(name: string): { getQuery(): Query } } & (
    | PromiseLike<Row[]>
    | PromiseLike<never>
  );

/** Different sets of parts and columns for which one statement is kept. */
const shapesMax = 100;

/**
 * As `buildOnce`, for a statement that writes rows. It is built once for each set of parts, numbers of rows and columns;
 * undefined columns do not count. `build` gets placeholders as values, and must not depend on them.
 */
export function buildForRows<Given extends Rows, Row = never>(
  build: (tx: Tx, rows: Given) => Write<Row>,
): (tx: Tx, rows: Given) => Promise<Row[]> {
  const known = new Map<string, { readonly built: Built<Row>; readonly toParams: ToParams }>();
  return (tx, rows) => {
    const cells = cellsOf(rows);
    const shape = cells.map(({ name }) => name).join();
    let statement = known.get(shape);
    if (!statement) {
      const built = prepare(build(tx, withPlaceholders(rows)) as Select<Row>);
      const names = cells.map(({ name }) => name);
      statement = { built, toParams: paramsOf(built.query.params, names) };
      if (known.size >= shapesMax) known.clear();
      known.set(shape, statement);
    }
    const { built, toParams } = statement;
    const query = { sql: built.query.sql, params: toParams(cells.map(({ value }) => value)) };
    return tx._.session
      .prepareQuery<{ execute: Row[]; all: unknown; values: unknown }>(
        query,
        undefined,
        '',
        true,
        built.toRows,
      )
      .execute();
  };
}

type Built<Row> = {
  readonly query: Query;
  readonly toRow: (row: unknown[]) => Row;
  readonly toRows: (rows: unknown[][]) => Row[];
};
type ToParams = (values: readonly unknown[]) => unknown[];

/** The defined columns of all rows, in order. */
function cellsOf(rows: Rows): { readonly name: string; readonly value: unknown }[] {
  return Object.entries(rows).flatMap(([part, content]) =>
    (isList(content) ? content : content ? [content] : []).flatMap((row, index) =>
      Object.entries(row).flatMap(([column, value]) =>
        value === undefined ? [] : [{ name: nameOf(part, index, column), value }],
      ),
    ),
  );
}

/** The same rows with placeholders as their values. */
function withPlaceholders<Given extends Rows>(rows: Given): Given {
  const rowOf = (part: string, row: Values, index: number) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([, value]) => value !== undefined)
        .map(([column]) => [column, sql.placeholder(nameOf(part, index, column))]),
    );
  return Object.fromEntries(
    Object.entries(rows).map(([part, content]) => [
      part,
      isList(content)
        ? content.map((row, index) => rowOf(part, row, index))
        : content && rowOf(part, content, 0),
    ]),
  ) as unknown as Given;
}

const nameOf = (part: string, index: number, column: string) => `${part}.${index}.${column}`;

function isList(content: Rows[string]): content is readonly Values[] {
  return Array.isArray(content);
}

/** Returns a function that puts values for the placeholders, as their columns encode them. */
function paramsOf(params: readonly unknown[], names: readonly string[]): ToParams {
  const makers = params.map(param => {
    const placeholder = is(param, Param) ? param.value : param;
    if (!is(placeholder, Placeholder)) return () => param;
    const index = names.indexOf(placeholder.name);
    if (!is(param, Param)) return (values: readonly unknown[]) => values[index];
    return (values: readonly unknown[]) =>
      values[index] === null ? null : param.encoder.mapToDriverValue(values[index]);
  });
  return values => makers.map(make => make(values));
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
    field,
    index,
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
