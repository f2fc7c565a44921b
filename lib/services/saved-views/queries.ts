import { and, asc, eq, ne, or, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Tx } from '@/db/client';
import { savedViews } from '@/db/schema/saved-views';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import type { Ctx } from '@/lib/platform/context';
import { AppError, invalid, notFound } from '@/lib/platform/errors';
import { hasIban } from '@/lib/rules/payment/iban';
import { requirePerson } from '@/lib/services/auth/require-person';

export type SavedViewRow = typeof savedViews.$inferSelect;
export type ViewOwner = Pick<SavedViewRow, 'clubId' | 'userId'>;

const isOf = ({ clubId, userId }: ViewOwner) =>
  and(eq(savedViews.clubId, clubId), eq(savedViews.userId, userId));

/** The user's own views and the shared ones, sorted by name. */
export function listViewRows(tx: Tx, { clubId, userId }: ViewOwner): Promise<SavedViewRow[]> {
  return tx
    .select()
    .from(savedViews)
    .where(
      and(eq(savedViews.clubId, clubId), or(eq(savedViews.userId, userId), eq(savedViews.isShared, true))),
    )
    .orderBy(asc(savedViews.name), asc(savedViews.id));
}

/** Whether the signed-in user can change a view: their own, as an admin also shared ones. */
export function canChangeView({ actor }: Pick<Ctx, 'actor'>, row: SavedViewRow): boolean {
  const { id, role } = requirePerson(actor);
  return row.userId === id || (row.isShared && isRoleAtLeast(role, 'Admin'));
}

/**
 * Returns a view that the signed-in user can change, locked. Throws 404 if they cannot see it, 403 for a colleague's
 * shared view.
 */
export async function getChangeableView(tx: Tx, ctx: Ctx, id: string): Promise<SavedViewRow> {
  const { id: userId } = requirePerson(ctx.actor);
  if (!isUuid(id)) throw notFound();
  const [row] = await tx
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.clubId, ctx.clubId), eq(savedViews.id, id)))
    .for('update');
  if (!row || (row.userId !== userId && !row.isShared)) throw notFound();
  if (!canChangeView(ctx, row)) throw new AppError('forbidden');
  return row;
}

/** Locks the user's views against other writes until the transaction ends. */
export async function lockViews(tx: Tx, { userId }: ViewOwner): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved-views:${userId}`}, 0))`);
}

/** Throws 409 if another view of the user has the name. The views must be locked. */
export async function assertNameFree(
  tx: Tx,
  { clubId, userId, id, name }: ViewOwner & Pick<SavedViewRow, 'id' | 'name'>,
): Promise<void> {
  const rows = await tx
    .select({ id: savedViews.id })
    .from(savedViews)
    .where(and(isOf({ clubId, userId }), eq(savedViews.name, name), ne(savedViews.id, id)));
  if (rows.length > 0) throw new AppError('already-taken', { members: { name } });
}

export async function insertView(tx: Tx, row: typeof savedViews.$inferInsert): Promise<SavedViewRow> {
  const [inserted] = await tx.insert(savedViews).values(row).returning();
  if (!inserted) throw new Error('The view was not written');
  return inserted;
}

export async function countViews(tx: Tx, owner: ViewOwner): Promise<number> {
  return tx.$count(savedViews, isOf(owner));
}

const isView = ({ clubId, id }: Pick<SavedViewRow, 'clubId' | 'id'>) =>
  and(eq(savedViews.clubId, clubId), eq(savedViews.id, id));

export async function updateView(
  tx: Tx,
  view: SavedViewRow,
  columns: Pick<SavedViewRow, 'name' | 'settings' | 'isShared'>,
): Promise<void> {
  await tx.update(savedViews).set(columns).where(isView(view));
}

export async function deleteView(tx: Tx, view: SavedViewRow): Promise<void> {
  await tx.delete(savedViews).where(isView(view));
}

/** Throws a 400 for a search by IBAN, because views are stored in clear. */
export function assertNoIban({ q = '' }: { readonly q?: string }): void {
  if (hasIban(q)) throw invalid([{ path: 'filter.q', key: 'viewWithIban' }]);
}
