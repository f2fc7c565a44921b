import { and, count, eq, ne } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Tx } from '@/db/client';
import { exportProfiles } from '@/db/schema/exports';
import { AppError, notFound } from '@/lib/platform/errors';

export type ProfileRow = typeof exportProfiles.$inferSelect;

const isProfile = (clubId: string, id: string) =>
  and(eq(exportProfiles.clubId, clubId), eq(exportProfiles.id, id));

/** Returns a profile of the club, locked until the transaction ends. Throws 404. */
export async function lockProfile(tx: Tx, clubId: string, id: string): Promise<ProfileRow> {
  if (!isUuid(id)) throw notFound();
  const [row] = await tx.select().from(exportProfiles).where(isProfile(clubId, id)).for('update');
  if (!row) throw notFound();
  return row;
}

export async function findProfileVersion(tx: Tx, clubId: string, id: string): Promise<number> {
  const [row] = await tx
    .select({ version: exportProfiles.version })
    .from(exportProfiles)
    .where(isProfile(clubId, id));
  if (!row) throw notFound();
  return row.version;
}

/** Throws 409 if another profile of the club has the name. The caller has locked the catalog. */
export async function assertNameFree(
  tx: Tx,
  { clubId, id, name }: Pick<ProfileRow, 'clubId' | 'id' | 'name'>,
) {
  const rows = await tx
    .select({ id: exportProfiles.id })
    .from(exportProfiles)
    .where(and(eq(exportProfiles.clubId, clubId), eq(exportProfiles.name, name), ne(exportProfiles.id, id)));
  if (rows.length > 0) throw new AppError('already-taken', { members: { name } });
}

export async function countProfiles(tx: Tx, clubId: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(exportProfiles)
    .where(eq(exportProfiles.clubId, clubId));
  return row?.total ?? 0;
}

export async function insertProfile(tx: Tx, row: typeof exportProfiles.$inferInsert): Promise<void> {
  await tx.insert(exportProfiles).values(row);
}

/** Updates columns and raises the version. */
export async function updateProfileRow(
  tx: Tx,
  { clubId, id, version }: ProfileRow,
  columns: Pick<ProfileRow, 'name' | 'settings'>,
): Promise<void> {
  await tx
    .update(exportProfiles)
    .set({ ...columns, version: version + 1 })
    .where(isProfile(clubId, id));
}

export async function deleteProfile(tx: Tx, { clubId, id }: ProfileRow): Promise<void> {
  await tx.delete(exportProfiles).where(isProfile(clubId, id));
}
