import { v7 as uuidv7 } from 'uuid';
import { withClub } from '@/db/client';
import { type ChangeSavedView, type SavedView, savedViewsMax } from '@/lib/contracts/saved-views';
import type { Ctx } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import { requirePerson } from '@/lib/services/auth/require-person';
import { assertNameFree, assertNoIban, insertView, listViewRows, lockViews } from './queries';

/**
 * Saves a view for the signed-in user. Throws 403 for an API key, 400 for a search by IBAN, 409 if the user has a view with this name or the
 * maximum of views.
 */
export async function createSavedView(ctx: Ctx, { name, ...settings }: ChangeSavedView): Promise<SavedView> {
  assertNoIban(settings.filter);
  const owner = { clubId: ctx.clubId, userId: requirePerson(ctx.actor).id };
  const row = { ...owner, id: uuidv7(), name, settings, createdAt: ctx.now };
  return withClub(ctx, async tx => {
    await lockViews(tx, owner);
    await assertNameFree(tx, row);
    if ((await listViewRows(tx, owner)).length >= savedViewsMax)
      throw new AppError('limit-reached', { members: { maximum: savedViewsMax } });
    await insertView(tx, row);
    return { id: row.id, name, ...settings };
  });
}
