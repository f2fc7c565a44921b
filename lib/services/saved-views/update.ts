import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/context';
import type { ChangeSavedView } from '@/lib/contracts/saved-views';
import { requirePerson } from '@/lib/services/auth/require-person';
import { assertNameFree, lockViews, updateView } from './queries';

/** Replaces a view of whoever is signed in. Throws 404 for another person's, 409 for a name that another view has. */
export async function updateSavedView(
  ctx: Ctx,
  { id, name, ...settings }: ChangeSavedView & { readonly id: string },
): Promise<void> {
  const view = { clubId: ctx.clubId, userId: requirePerson(ctx.actor).id, id };
  await withClub(ctx, async tx => {
    await lockViews(tx, view);
    await assertNameFree(tx, { ...view, name });
    await updateView(tx, view, { name, settings });
  });
}
