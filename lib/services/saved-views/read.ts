import { withClub } from '@/db/client';
import { ChangeSavedView, type SavedView } from '@/lib/contracts/saved-views';
import type { Ctx } from '@/lib/platform/context';
import { requirePerson } from '@/lib/services/auth/require-person';
import { canChangeView, listViewRows, type SavedViewRow } from './queries';

/** The views of the signed-in user and the shared ones, by name. Throws 403 for an API key. */
export async function listSavedViews(ctx: Ctx): Promise<SavedView[]> {
  const { id: userId } = requirePerson(ctx.actor);
  const rows = await withClub(ctx, tx => listViewRows(tx, { clubId: ctx.clubId, userId }));
  return rows.map(row => toSavedView(ctx, row));
}

/** A stored view; ignores filters of older versions that this version does not know. */
export function toSavedView(ctx: Pick<Ctx, 'actor'>, row: SavedViewRow): SavedView {
  const { id, name, settings, isShared } = row;
  const known = ChangeSavedView.safeParse({ ...settings, name });
  return {
    ...(known.success ? known.data : { name, filter: {}, sort: '-receivedAt' }),
    id,
    isShared,
    isOwn: row.userId === requirePerson(ctx.actor).id,
    canChange: canChangeView(ctx, row),
  };
}
