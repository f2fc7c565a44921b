import { and, asc, count, eq, isNull } from 'drizzle-orm';
import { buildOnce } from '@/db/build-once';
import type { Tx } from '@/db/client';
import { customFields } from '@/db/schema/catalog';
import { InternalName } from '@/lib/contracts/catalog';
import { notFound } from '@/lib/platform/errors';

export type CustomFieldRow = typeof customFields.$inferSelect;

const isOf = (clubId: string) => and(eq(customFields.clubId, clubId), isNull(customFields.deletedAt));

/** Sorted by `sortOrder`, then label, without deleted ones. */
export function listCustomFieldRows(tx: Tx, clubId: string): Promise<CustomFieldRow[]> {
  return tx
    .select()
    .from(customFields)
    .where(isOf(clubId))
    .orderBy(asc(customFields.sortOrder), asc(customFields.label), asc(customFields.internalName));
}

const selectEvery = buildOnce(['clubId'], (tx, given) =>
  tx
    .select()
    .from(customFields)
    .where(eq(customFields.clubId, given('clubId')))
    .orderBy(asc(customFields.sortOrder), asc(customFields.label)),
);

/** Sorted by `sortOrder`, then label, with deleted ones. */
export function listEveryCustomFieldRow(tx: Tx, clubId: string): Promise<CustomFieldRow[]> {
  return selectEvery(tx, { clubId });
}

/** Returns a field of the club; `isLocked` locks it until the transaction ends. Throws 404. */
export async function requireCustomField(
  tx: Tx,
  clubId: string,
  internalName: string,
  isLocked = false,
): Promise<CustomFieldRow> {
  if (!InternalName.safeParse(internalName).success) throw notFound();
  const query = tx
    .select()
    .from(customFields)
    .where(and(isOf(clubId), eq(customFields.internalName, internalName)));
  const [row] = await (isLocked ? query.for('update') : query);
  if (!row) throw notFound();
  return row;
}

/** Returns the field that has or had this name, or null. */
export async function findEverUsed(
  tx: Tx,
  clubId: string,
  internalName: string,
): Promise<CustomFieldRow | null> {
  const [row] = await tx
    .select()
    .from(customFields)
    .where(and(eq(customFields.clubId, clubId), eq(customFields.internalName, internalName)));
  return row ?? null;
}

export async function countCustomFields(tx: Tx, clubId: string): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(customFields).where(isOf(clubId));
  return row?.total ?? 0;
}

export async function insertCustomField(
  tx: Tx,
  row: typeof customFields.$inferInsert,
): Promise<CustomFieldRow> {
  const [inserted] = await tx.insert(customFields).values(row).returning();
  if (!inserted) throw new Error('An insert without a row');
  return inserted;
}

/** Updates columns and raises the version. */
export async function updateCustomFieldRow(
  tx: Tx,
  row: CustomFieldRow,
  columns: Partial<Omit<CustomFieldRow, 'clubId' | 'id' | 'internalName' | 'type' | 'version'>>,
): Promise<CustomFieldRow> {
  const [updated] = await tx
    .update(customFields)
    .set({ ...columns, version: row.version + 1 })
    .where(and(eq(customFields.clubId, row.clubId), eq(customFields.id, row.id)))
    .returning();
  if (!updated) throw new Error('A locked row was gone');
  return updated;
}
