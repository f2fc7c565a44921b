import { asc, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { consents, dataPrivacySettings } from '@/db/schema/forms';
import { notFound } from '@/lib/errors';

export type PrivacyRow = typeof dataPrivacySettings.$inferSelect;
export type ConsentRow = typeof consents.$inferSelect;

/** Notice and retention; `isLocked` holds them until the transaction ends, and with them the consents. */
export async function getPrivacyRow(tx: Tx, clubId: string, isLocked = false): Promise<PrivacyRow> {
  const query = tx.select().from(dataPrivacySettings).where(eq(dataPrivacySettings.clubId, clubId));
  const [row] = await (isLocked ? query.for('update') : query);
  if (!row) throw notFound();
  return row;
}

/** In the order in which forms ask for them. */
export function listConsents(tx: Tx, clubId: string): Promise<ConsentRow[]> {
  return tx
    .select()
    .from(consents)
    .where(eq(consents.clubId, clubId))
    .orderBy(asc(consents.sortOrder), asc(consents.id));
}

/** Writes notice and retention, which are another version then, and the consents in the place of those before. */
export async function replacePrivacy(
  tx: Tx,
  row: PrivacyRow,
  columns: Omit<PrivacyRow, 'clubId' | 'version'>,
  consentRows: readonly ConsentRow[],
): Promise<void> {
  const { clubId } = row;
  await tx
    .update(dataPrivacySettings)
    .set({ ...columns, version: row.version + 1 })
    .where(eq(dataPrivacySettings.clubId, clubId));
  await tx.delete(consents).where(eq(consents.clubId, clubId));
  if (consentRows.length > 0) await tx.insert(consents).values([...consentRows]);
}
