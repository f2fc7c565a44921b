import type { TestDatabase } from './database';

/** Every row of every table, those of jobs too, each as one line of JSON after the name of its table. */
export function everyLine(database: TestDatabase): Promise<string[]> {
  return database.asOwner(async owner => {
    const tables = await owner<{ schema: string; name: string }[]>`
      select table_schema as schema, table_name as name from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`;
    const lines = await Promise.all(
      tables.map(
        ({ schema, name }) =>
          owner<{ line: string }[]>`
            select ${`${name} `} || row_to_json(t)::text as line from ${owner(`${schema}.${name}`)} t`,
      ),
    );
    return lines.flat().map(({ line }) => line);
  });
}

/**
 * Every encrypted text of the database, each after the name of its column: whether one is still there can only be
 * seen by comparing. Keys of files are left out, as they tell nothing.
 */
export function everySealedValue(database: TestDatabase): Promise<Set<string>> {
  return database.asOwner(async owner => {
    const columns = await owner<{ table: string; name: string }[]>`
      select table_name as table, column_name as name from information_schema.columns
      where table_schema = 'public' and data_type = 'text' and column_name like '%\\_encrypted'
        and column_name <> 'file_key_encrypted'`;
    const values = await Promise.all(
      columns.map(
        ({ table, name }) =>
          owner<{ value: string }[]>`
            select ${`${table}.${name} `} || ${owner(name)} as value from ${owner(table)}
            where ${owner(name)} is not null`,
      ),
    );
    return new Set(values.flat().map(({ value }) => value));
  });
}
