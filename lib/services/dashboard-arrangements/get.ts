import { withClub } from '@/db/client';
import type { DashboardArrangement } from '@/lib/contracts/dashboard-arrangement';
import type { Ctx } from '@/lib/platform/context';
import { requirePerson } from '@/lib/services/auth/require-person';
import { findCards } from './queries';
import { arrangementOf } from './rules';

/** How whoever is signed in has arranged the reports in this club. Throws 403 for an API key, which is no person. */
export async function getArrangement(ctx: Ctx): Promise<DashboardArrangement> {
  const { id: userId } = requirePerson(ctx.actor);
  const cards = await withClub(ctx, tx => findCards(tx, { clubId: ctx.clubId, userId }));
  return arrangementOf(cards ?? []);
}
