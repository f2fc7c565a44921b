import type postgres from 'postgres';
import { connectOwner } from '@/server/database/backup/tables';
import { backupRole } from '@/server/database/roles';

export type ClubState = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly submissions: number;
  readonly users: number;
  /** The last sign-in or submission. */
  readonly usedAt: Date | null;
  readonly suspendedAt: Date | null;
  readonly removeAfter: Date | null;
};

/** Lists all clubs by slug, or the one with this slug. */
export async function listClubs(url: string, slug: string | null = null): Promise<ClubState[]> {
  return asReader(url, async tx => [
    ...(await tx<ClubState[]>`
      select c.id, c.slug, c.name, c.suspended_at as "suspendedAt", c.remove_after as "removeAfter",
        (select count(*)::int from submissions s where s.club_id = c.id) as submissions,
        (select count(*)::int from club_users u where u.club_id = c.id) as users,
        greatest(
          (select max(s.received_at) from submissions s where s.club_id = c.id),
          (select max(u.last_sign_in_at) from club_users u where u.club_id = c.id)
        ) as "usedAt"
      from clubs c where c.slug = ${slug} or ${slug}::text is null order by c.slug`),
  ]);
}

/** Counts what belongs to a club: rows of each table that has some, and objects in the store of exports. */
export async function countRows(url: string, clubId: string): Promise<{ table: string; rows: number }[]> {
  return asReader(url, async tx => {
    const tables = await tx<{ table: string }[]>`
      select c.relname as table from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'club_id' and not a.attisdropped
      order by 1`;
    const counts: { table: string; rows: number }[] = [];
    for (const { table } of tables) {
      const [row] = await tx`select count(*)::int as rows from ${tx(table)} where club_id = ${clubId}`;
      if (row?.rows > 0) counts.push({ table, rows: Number(row?.rows) });
    }
    return counts;
  });
}

/** Runs `work` as the role that reads the rows of all clubs. */
async function asReader<T>(url: string, work: (tx: postgres.TransactionSql) => Promise<T>): Promise<T> {
  const sql = connectOwner(url, 'eintritt-club');
  try {
    const result: { readonly value: T } = await sql.begin('read only', async tx => {
      await tx`select set_config('role', ${backupRole}, true)`;
      return { value: await work(tx) };
    });
    return result.value;
  } finally {
    await sql.end({ timeout: 5 });
  }
}
