import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/context';
import type { ChangeDashboardArrangement } from '@/lib/contracts/dashboard-arrangement';
import { requirePerson } from '@/lib/services/auth/require-person';
import { storeCards } from './queries';
import { withoutRepeats } from './rules';

/** Arranges the reports for whoever is signed in, in this club. Throws 403 for an API key. */
export async function updateArrangement(ctx: Ctx, { cards }: ChangeDashboardArrangement): Promise<void> {
  const { id: userId } = requirePerson(ctx.actor);
  const row = { clubId: ctx.clubId, userId, cards: withoutRepeats(cards) };
  await withClub(ctx, tx => storeCards(tx, row));
}
