import { withClub } from '@/db/client';
import type { UpdateSavedView } from '@/lib/contracts/saved-views';
import type { Ctx } from '@/lib/platform/context';
import { notFound } from '@/lib/platform/errors';
import { requirePerson } from '@/lib/services/auth/require-person';
import { assertNameFree, assertNoIban, listViewRows, lockViews, updateView } from './queries';
import { toSavedView } from './read';

/**
 * Updates a view of the signed-in person; absent members keep their value, and null removes the columns. Throws 404 for
 * another person's view, 409 for a name that another view has.
 */
export async function updateSavedView(
  ctx: Ctx,
  { id, name, ...update }: UpdateSavedView & { readonly id: string },
): Promise<void> {
  if (update.filter) assertNoIban(update.filter);
  const view = { clubId: ctx.clubId, userId: requirePerson(ctx.actor).id, id };
  await withClub(ctx, async tx => {
    await lockViews(tx, view);
    const stored = (await listViewRows(tx, view)).find(row => row.id === id);
    if (!stored) throw notFound();
    await assertNameFree(tx, { ...view, name });
    const { id: _id, name: _name, ...before } = toSavedView(stored);
    const { columns, ...settings } = { ...before, ...update };
    await updateView(tx, view, { name, settings: columns ? { ...settings, columns } : settings });
  });
}
