import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { type familyMembers, type guardians, submissions } from '@/db/schema/submissions';
import { foldVersion } from '@/lib/rules/texts/latin-spellings';

/** Ids of submissions whose search text an older fold built, locked until the transaction ends; at most `most`. */
export async function lockOutdatedSearchTexts(tx: Tx, clubId: string, most: number): Promise<string[]> {
  const rows = await tx
    .select({ id: submissions.id })
    .from(submissions)
    .where(
      and(
        eq(submissions.clubId, clubId),
        lt(submissions.searchVersion, foldVersion),
        isNull(submissions.anonymizedAt),
      ),
    )
    .orderBy(asc(submissions.id))
    .limit(most)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

/** Writes columns by which a submission is found. Its version stays, as nothing changes for clients. */
export async function updateSearchColumns(
  tx: Tx,
  { clubId, id }: { readonly clubId: string; readonly id: string },
  columns: Pick<typeof submissions.$inferInsert, 'searchText' | 'searchVersion' | 'nameKey' | 'email'>,
): Promise<void> {
  await tx
    .update(submissions)
    .set(columns)
    .where(and(eq(submissions.clubId, clubId), eq(submissions.id, id)));
}

export async function updateEmail(
  tx: Tx,
  table: typeof familyMembers | typeof guardians,
  { clubId, id, email }: { readonly clubId: string; readonly id: string; readonly email: string },
): Promise<void> {
  await tx
    .update(table)
    .set({ email })
    .where(and(eq(table.clubId, clubId), eq(table.id, id)));
}
