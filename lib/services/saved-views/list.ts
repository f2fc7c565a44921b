import { withClub } from '@/db/client';
import type { SavedView } from '@/lib/contracts/saved-views';
import type { Ctx } from '@/lib/platform/context';
import { requirePerson } from '@/lib/services/auth/require-person';
import { listViewRows } from './queries';
import { toSavedView } from './serialize';

/** The views of whoever is signed in, by name. Throws 403 for an API key, which is no person. */
export async function listSavedViews(ctx: Ctx): Promise<SavedView[]> {
  const { id: userId } = requirePerson(ctx.actor);
  const rows = await withClub(ctx, tx => listViewRows(tx, { clubId: ctx.clubId, userId }));
  return rows.map(toSavedView);
}
