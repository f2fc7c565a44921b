import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { deleteView, getChangeableView } from './queries';

/** Deletes a view. Throws 404 for another user's view, 403 for a shared one of which the user is not an admin. */
export async function removeSavedView(ctx: Ctx, id: string): Promise<void> {
  await withClub(ctx, async tx => deleteView(tx, await getChangeableView(tx, ctx, id)));
}
