import type { DashboardQuery, MembershipChart } from '@/lib/contracts/dashboard';
import type { Ctx } from '@/lib/platform/context';
import { listDays } from './period';
import { countArrivals } from './queries';
import { withPeriod } from './with-period';

/** Membership applications of each day. */
export function getMembershipChart(ctx: Ctx, query: DashboardQuery): Promise<MembershipChart> {
  return withPeriod(ctx, query, async (tx, period) => {
    const days = await countArrivals(tx, period, listDays(period));
    return days.map(({ day, memberships }) => ({ date: day, count: memberships }));
  });
}
