import { v7 as uuidv7 } from 'uuid';
import { withClub } from '@/db/client';
import { type ChangeSavedView, type SavedView, savedViewsMax } from '@/lib/contracts/saved-views';
import type { Ctx } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import { requirePerson } from '@/lib/services/auth/require-person';
import { assertNameFree, assertNoIban, countViews, insertView, lockViews } from './queries';
import { toSavedView } from './read';

/**
 * Saves a view for the signed-in user. Throws 403 for an API key, 400 for a search by IBAN, 409 if the user has a view
 * with this name or the maximum of views.
 */
export async function createSavedView(
  ctx: Ctx,
  { name, isShared, ...settings }: ChangeSavedView,
): Promise<SavedView> {
  const owner = { clubId: ctx.clubId, userId: requirePerson(ctx.actor).id };
  assertNoIban(settings.filter);
  const row = { ...owner, id: uuidv7(), name, isShared, settings, createdAt: ctx.now };
  return withClub(ctx, async tx => {
    await lockViews(tx, owner);
    await assertNameFree(tx, row);
    if ((await countViews(tx, owner)) >= savedViewsMax)
      throw new AppError('limit-reached', { members: { maximum: savedViewsMax } });
    return toSavedView(ctx, await insertView(tx, row));
  });
}
