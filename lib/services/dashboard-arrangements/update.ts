import { withClub } from '@/db/client';
import type { ChangeDashboardArrangement, DashboardArrangement } from '@/lib/contracts/dashboard-arrangement';
import type { Ctx } from '@/lib/platform/context';
import { requirePerson } from '@/lib/services/auth/require-person';
import { storeCards } from './queries';
import { arrangementOf, withoutRepeats } from './rules';

/**
 * Arranges the reports for whoever is signed in, in this club, and returns them as they are read from now on. Throws
 * 403 for an API key.
 */
export async function updateArrangement(
  ctx: Ctx,
  { cards }: ChangeDashboardArrangement,
): Promise<DashboardArrangement> {
  const { id: userId } = requirePerson(ctx.actor);
  const row = { clubId: ctx.clubId, userId, cards: withoutRepeats(cards) };
  await withClub(ctx, tx => storeCards(tx, row));
  return arrangementOf(row.cards);
}
