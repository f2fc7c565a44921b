import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { exportProfiles } from '@/db/schema/exports';

/** Returns those of `emails` (lower case) that several persons of the club's applications share. */
export async function listSharedEmails(
  tx: Tx,
  clubId: string,
  emails: readonly string[],
): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const wanted = sql`(select jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb))`;
  const rows = await tx.execute<{ email: string }>(sql`
    select email from (
      select lower(email) as email from submissions
        where club_id = ${clubId} and kind = 'Membership' and lower(email) in ${wanted}
      union all
      select lower(email) from family_members where club_id = ${clubId} and lower(email) in ${wanted}
    ) as used
    group by email having count(*) > 1
  `);
  return new Set([...rows].map(row => row.email));
}

export async function listProfiles(tx: Tx, clubId: string) {
  const { id, name, settings } = exportProfiles;
  return tx
    .select({ id, name, settings })
    .from(exportProfiles)
    .where(eq(exportProfiles.clubId, clubId))
    .orderBy(name);
}

export async function findProfile(tx: Tx, clubId: string, id: string) {
  const [row] = await tx
    .select({ id: exportProfiles.id, name: exportProfiles.name, settings: exportProfiles.settings })
    .from(exportProfiles)
    .where(and(eq(exportProfiles.clubId, clubId), eq(exportProfiles.id, id)));
  return row ?? null;
}
