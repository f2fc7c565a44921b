import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Tx } from '@/db/client';
import { savedViews } from '@/db/schema/saved-views';
import { AppError, invalid, notFound } from '@/lib/platform/errors';
import { hasIban } from '@/lib/rules/payment/iban';

export type SavedViewRow = typeof savedViews.$inferSelect;
export type ViewOwner = Pick<SavedViewRow, 'clubId' | 'userId'>;

const isOf = ({ clubId, userId }: ViewOwner) =>
  and(eq(savedViews.clubId, clubId), eq(savedViews.userId, userId));

/** Sorted by name. */
export function listViewRows(tx: Tx, owner: ViewOwner): Promise<SavedViewRow[]> {
  return tx.select().from(savedViews).where(isOf(owner)).orderBy(asc(savedViews.name));
}

/** Locks the user's views against other writes until the transaction ends. */
export async function lockViews(tx: Tx, { userId }: ViewOwner): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved-views:${userId}`}, 0))`);
}

/** Throws 409 if another view of the user has the name, 404 for a malformed id. The views must be locked. */
export async function assertNameFree(
  tx: Tx,
  { clubId, userId, id, name }: ViewOwner & Pick<SavedViewRow, 'id' | 'name'>,
): Promise<void> {
  if (!isUuid(id)) throw notFound();
  const rows = await tx
    .select({ id: savedViews.id })
    .from(savedViews)
    .where(and(isOf({ clubId, userId }), eq(savedViews.name, name), ne(savedViews.id, id)));
  if (rows.length > 0) throw new AppError('already-taken', { members: { name } });
}

export async function insertView(tx: Tx, row: typeof savedViews.$inferInsert): Promise<void> {
  await tx.insert(savedViews).values(row);
}

/** Throws 404 for a view that is unknown or another person's. */
export async function updateView(
  tx: Tx,
  { id, ...owner }: ViewOwner & { readonly id: string },
  columns: Pick<SavedViewRow, 'name' | 'settings'>,
): Promise<void> {
  if (!isUuid(id)) throw notFound();
  const rows = await tx
    .update(savedViews)
    .set(columns)
    .where(and(isOf(owner), eq(savedViews.id, id)))
    .returning({ id: savedViews.id });
  if (rows.length === 0) throw notFound();
}

/** Throws 404 like `updateView`. */
export async function deleteView(
  tx: Tx,
  { id, ...owner }: ViewOwner & { readonly id: string },
): Promise<void> {
  if (!isUuid(id)) throw notFound();
  const rows = await tx
    .delete(savedViews)
    .where(and(isOf(owner), eq(savedViews.id, id)))
    .returning({ id: savedViews.id });
  if (rows.length === 0) throw notFound();
}

/** Throws a 400 for a search by IBAN, because views are stored in clear. */
export function assertNoIban({ q = '' }: { readonly q?: string }): void {
  if (hasIban(q)) throw invalid([{ path: 'filter.q', key: 'viewWithIban' }]);
}
