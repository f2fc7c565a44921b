import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import type { Tx } from '@/db/client';

/**
 * Inserts 2,000 copies of a submission by other persons, and of its rows in `parts`. Analyzes the tables, so that
 * PostgreSQL plans for as many rows. `url` is that of the owner.
 */
export async function multiplySubmission(url: string, id: string, parts: readonly string[] = []) {
  const owner = postgres(url, { max: 1 });
  const keys = [['submissions', 'id'], ...parts.map(part => [part, 'submission_id'])] as const;
  for (const [table = '', key = ''] of keys) {
    await owner`
      insert into ${owner(table)}
      select (jsonb_populate_record(null::${owner(table)}, to_jsonb(one) || jsonb_build_object(
        ${key}::text, md5(n::text)::uuid, 'number', 100000 + n, 'first_name', 'Any', 'last_name', 'Other ' || n,
        'birth_date', date '1950-01-01' + n, 'name_key', 'other' || n, 'email', n || '@example.org', 'mandate_reference', 'M' || n))).*
      from ${owner(table)} as one, generate_series(1, 2000) as n where one.${owner(key)} = ${id}`;
    await owner`analyze ${owner(table)}`;
  }
  await owner.end();
}

/** Counts the rows of a table that `work` reads. */
export async function countRowsRead(tx: Tx, table: string, work: () => Promise<unknown>): Promise<number> {
  const readSoFar = async () => {
    const [row] = await tx.execute<{ rows: number }>(sql`
      select (seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables where relname = ${table}`);
    return row?.rows ?? 0;
  };
  const before = await readSoFar();
  await work();
  return (await readSoFar()) - before;
}
