import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { consents, consentVersions, dataPrivacySettings } from '@/db/schema/forms';
import { notFound } from '@/lib/platform/errors';

export type PrivacyRow = typeof dataPrivacySettings.$inferSelect;
export type ConsentRow = typeof consents.$inferSelect;
export type ConsentVersionRow = typeof consentVersions.$inferSelect;

/** Returns notice and retention; `isLocked` locks them, and so the consents, until the transaction ends. */
export async function getPrivacyRow(tx: Tx, clubId: string, isLocked = false): Promise<PrivacyRow> {
  const query = tx.select().from(dataPrivacySettings).where(eq(dataPrivacySettings.clubId, clubId));
  const [row] = await (isLocked ? query.for('update') : query);
  if (!row) throw notFound();
  return row;
}

/** In the order of the forms. */
export function listConsents(tx: Tx, clubId: string): Promise<ConsentRow[]> {
  return tx
    .select()
    .from(consents)
    .where(eq(consents.clubId, clubId))
    .orderBy(asc(consents.sortOrder), asc(consents.id));
}

/** Updates notice and retention, raises their version and replaces the consents. */
export async function replacePrivacy(
  tx: Tx,
  row: PrivacyRow,
  columns: Omit<PrivacyRow, 'clubId' | 'version'>,
  consentRows: readonly ConsentRow[],
): Promise<void> {
  const { clubId } = row;
  await tx
    .update(dataPrivacySettings)
    // Citus lets nobody write the club of a row, which callers pass beside the type.
    .set({ ...columns, clubId: undefined, version: row.version + 1 })
    .where(eq(dataPrivacySettings.clubId, clubId));
  await tx.delete(consents).where(eq(consents.clubId, clubId));
  if (consentRows.length > 0) await tx.insert(consents).values([...consentRows]);
}

/** Ends the validity of some wordings at `now` and starts that of others. */
export async function replaceVersions(
  tx: Tx,
  clubId: string,
  { endedIds, begun, now }: { endedIds: readonly string[]; begun: readonly ConsentRow[]; now: Date },
): Promise<void> {
  if (endedIds.length > 0) {
    const isEnded = inArray(consentVersions.consentId, [...endedIds]);
    await tx
      .update(consentVersions)
      .set({ validUntil: now })
      .where(and(eq(consentVersions.clubId, clubId), isEnded, isNull(consentVersions.validUntil)));
  }
  if (begun.length === 0) return;
  const rows = begun.map(({ id, textVersion, label, text, translations }) => ({
    clubId,
    consentId: id,
    textVersion,
    label,
    text,
    translations,
    validFrom: now,
  }));
  await tx.insert(consentVersions).values(rows);
}

const isVersionOf = (clubId: string, consentId: string | undefined) =>
  and(
    eq(consentVersions.clubId, clubId),
    consentId === undefined ? undefined : eq(consentVersions.consentId, consentId),
  );

type VersionsPlace = readonly [validFrom: string, consentId: string, textVersion: string];

/** Lists wordings after a position, the latest first. */
export function listVersions(
  tx: Tx,
  clubId: string,
  { consentId, after, limit }: { consentId: string | undefined; after: VersionsPlace | null; limit: number },
): Promise<ConsentVersionRow[]> {
  const { validFrom, consentId: id, textVersion } = consentVersions;
  const isBehind =
    after &&
    sql`(${validFrom}, ${id}, ${textVersion}) < (${after[0]}::timestamptz, ${after[1]}::uuid, ${after[2]}::int)`;
  return tx
    .select()
    .from(consentVersions)
    .where(and(isVersionOf(clubId, consentId), isBehind ?? undefined))
    .orderBy(desc(validFrom), desc(id), desc(textVersion))
    .limit(limit);
}

export function countVersions(tx: Tx, clubId: string, consentId: string | undefined): Promise<number> {
  return tx.$count(consentVersions, isVersionOf(clubId, consentId));
}
