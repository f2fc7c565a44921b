import { and, asc, count, eq, isNull, ne } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Tx } from '@/db/client';
import { furtherForms } from '@/db/schema/forms';
import { AppError, notFound } from '@/lib/platform/errors';

export type FurtherFormRow = typeof furtherForms.$inferSelect;

const isOf = (clubId: string) => and(eq(furtherForms.clubId, clubId), isNull(furtherForms.deletedAt));

/** Sorted by `sortOrder`, then title. */
export function listFurtherFormRows(tx: Tx, clubId: string): Promise<FurtherFormRow[]> {
  return tx
    .select()
    .from(furtherForms)
    .where(isOf(clubId))
    .orderBy(asc(furtherForms.sortOrder), asc(furtherForms.title));
}

/** `isLocked` locks the form until the transaction ends. Throws 404. */
export async function requireFurtherForm(
  tx: Tx,
  clubId: string,
  id: string,
  isLocked = false,
): Promise<FurtherFormRow> {
  if (!isUuid(id)) throw notFound();
  const query = tx
    .select()
    .from(furtherForms)
    .where(and(isOf(clubId), eq(furtherForms.id, id)));
  const [row] = await (isLocked ? query.for('update') : query);
  if (!row) throw notFound();
  return row;
}

export async function findFurtherFormRow(
  tx: Tx,
  clubId: string,
  slug: string,
): Promise<FurtherFormRow | null> {
  const [row] = await tx
    .select()
    .from(furtherForms)
    .where(and(isOf(clubId), eq(furtherForms.slug, slug)));
  return row ?? null;
}

export async function countFurtherForms(tx: Tx, clubId: string): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(furtherForms).where(isOf(clubId));
  return row?.total ?? 0;
}

export async function insertFurtherForm(
  tx: Tx,
  row: typeof furtherForms.$inferInsert,
): Promise<FurtherFormRow> {
  const [inserted] = await tx.insert(furtherForms).values(row).returning();
  if (!inserted) throw new Error('An insert without a row');
  return inserted;
}

/** Updates columns and raises the version. Returns the stored row. */
export async function updateFurtherFormRow(
  tx: Tx,
  row: FurtherFormRow,
  columns: Partial<Omit<FurtherFormRow, 'clubId' | 'id' | 'version'>>,
): Promise<FurtherFormRow> {
  const [updated] = await tx
    .update(furtherForms)
    .set({ ...columns, version: row.version + 1 })
    .where(and(eq(furtherForms.clubId, row.clubId), eq(furtherForms.id, row.id)))
    .returning();
  if (!updated) throw notFound();
  return updated;
}

/** Throws 409 if another form of the club has the slug. The caller has locked the catalog. */
export async function assertSlugFree(
  tx: Tx,
  clubId: string,
  { id, slug }: { readonly id: string; readonly slug: string },
): Promise<void> {
  const rows = await tx
    .select({ id: furtherForms.id })
    .from(furtherForms)
    .where(and(isOf(clubId), eq(furtherForms.slug, slug), ne(furtherForms.id, id)));
  if (rows.length > 0) throw new AppError('already-taken', { members: { slug } });
}
