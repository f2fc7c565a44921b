import { withClub } from '@/db/client';
import type { ChangeDashboardArrangement, DashboardArrangement } from '@/lib/contracts/dashboard-arrangement';
import type { Ctx } from '@/lib/platform/context';
import { requirePerson } from '@/lib/services/auth/require-person';
import { findCards, storeCards } from './queries';
import { arrangementOf, withoutRepeats } from './rules';

/** Returns the signed-in user's arrangement of the reports in this club. Throws 403 for an API key. */
export async function getArrangement(ctx: Ctx): Promise<DashboardArrangement> {
  const { id: userId } = requirePerson(ctx.actor);
  const cards = await withClub(ctx, tx => findCards(tx, { clubId: ctx.clubId, userId }));
  return arrangementOf(cards ?? []);
}

/**
 * Stores the signed-in user's arrangement of the reports in this club and returns it as later reads do. Throws 403 for
 * an API key.
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
