import type { Ctx } from '@/lib/context';
import type { DashboardQuery, MembershipChart } from '@/lib/contracts/dashboard';
import { countByDay } from './queries';
import { chartOf } from './rules';
import { withPeriod } from './with-period';

/** Membership applications of each day. */
export function getMembershipChart(ctx: Ctx, query: DashboardQuery): Promise<MembershipChart> {
  return withPeriod(ctx, query, async (tx, period) => chartOf(await countByDay(tx, period), period));
}
