import type { TestDatabase } from '@/testing/db/database';

/**
 * Returns a checksum of the rows of each table, read as the database's owner. Omits the time of a last use, which reads
 * may change, the heartbeats of the queue, and the counts of failed sign-ins with their jobs.
 */
export function checksums(database: Pick<TestDatabase, 'asOwner'>): Promise<Record<string, string>> {
  return database.asOwner(async sql => {
    const tables = await sql<{ schema: string; name: string }[]>`
      select table_schema as schema, table_name as name from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'
        and (table_schema, table_name) not in (('pgboss', 'instance'), ('public', 'account_incidents'))
      order by 1, 2`;
    const sums: Record<string, string> = {};
    for (const { schema, name } of tables) {
      const [row] = await sql<{ sum: string }[]>`
        select count(*) || ' ' || coalesce(md5(string_agg(line, '' order by line)), '') as sum
        from (
          select md5((to_jsonb(t) - 'last_used_at')::text) as line from ${sql(schema)}.${sql(name)} t
          where to_jsonb(t) ->> 'name' is distinct from 'audit-account-incident'
        ) lines`;
      sums[`${schema}.${name}`] = row?.sum ?? '';
    }
    return sums;
  });
}
