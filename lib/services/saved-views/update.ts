import { withClub } from '@/db/client';
import type { UpdateSavedView } from '@/lib/contracts/saved-views';
import type { Ctx } from '@/lib/platform/context';
import { assertNameFree, assertNoIban, getChangeableView, lockViews, updateView } from './queries';
import { toSavedView } from './read';

/**
 * Updates a view; absent members keep their value, and null removes the columns. Throws 404 for another person's view,
 * 403 for a colleague's shared one unless the user is an admin, 400 for a search by IBAN, 409 for a name that another
 * view of its owner has.
 */
export async function updateSavedView(
  ctx: Ctx,
  { id, name, ...update }: UpdateSavedView & { readonly id: string },
): Promise<void> {
  assertNoIban(update.filter);
  await withClub(ctx, async tx => {
    const stored = await getChangeableView(tx, ctx, id);
    await lockViews(tx, stored);
    await assertNameFree(tx, { ...stored, name });
    const before = toSavedView(ctx, stored);
    const { filter, sort = before.sort, isShared = before.isShared } = update;
    const columns = update.columns === undefined ? before.columns : update.columns;
    const settings = { filter, sort, ...(columns ? { columns } : {}) };
    await updateView(tx, stored, { name, settings, isShared });
  });
}
