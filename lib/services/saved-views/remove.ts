import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { requirePerson } from '@/lib/services/auth/require-person';
import { deleteView } from './queries';

/** Deletes a view of the signed-in user. Throws 404 for another user's view. */
export async function removeSavedView(ctx: Ctx, id: string): Promise<void> {
  const view = { clubId: ctx.clubId, userId: requirePerson(ctx.actor).id, id };
  await withClub(ctx, tx => deleteView(tx, view));
}
