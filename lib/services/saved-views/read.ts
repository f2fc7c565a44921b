import { withClub } from '@/db/client';
import { ChangeSavedView, type SavedView } from '@/lib/contracts/saved-views';
import type { Ctx } from '@/lib/platform/context';
import { requirePerson } from '@/lib/services/auth/require-person';
import { listViewRows, type SavedViewRow } from './queries';

/** The views of the signed-in user, by name. Throws 403 for an API key. */
export async function listSavedViews(ctx: Ctx): Promise<SavedView[]> {
  const { id: userId } = requirePerson(ctx.actor);
  const rows = await withClub(ctx, tx => listViewRows(tx, { clubId: ctx.clubId, userId }));
  return rows.map(toSavedView);
}

/** A stored view; ignores filters of older versions that this version does not know. */
export function toSavedView({ id, name, settings }: SavedViewRow): SavedView {
  const known = ChangeSavedView.safeParse({ ...settings, name });
  return { id, ...(known.success ? known.data : { name, filter: {}, sort: '-receivedAt' }) };
}
