import type { TestDatabase } from './database';

/** Every row of all the club's tables, as one text of JSON lines. */
export function everyRowOf(database: TestDatabase, clubId: string): Promise<string> {
  return database.asOwner(async owner => {
    const tables = await owner<{ name: string }[]>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'club_id' and table_name not in ('clubs', 'club_users')`;
    const rows = await Promise.all(
      tables.map(
        ({ name }) =>
          owner`select row_to_json(t)::text as row from ${owner(name)} t where club_id = ${clubId}`,
      ),
    );
    return rows
      .flat()
      .map(({ row }) => String(row))
      .join('\n');
  });
}
