import { fromCents } from '@/lib/contracts/common';
import type { DashboardKpis, DashboardQuery } from '@/lib/contracts/dashboard';
import type { Ctx } from '@/lib/platform/context';
import { dayBefore, listDays } from './period';
import { averageDecisionHours, countReceived, type ReceivedCounts, sumMonthlyCents } from './queries';
import { acceptanceRate, compareCounts } from './rules';
import { withPeriod } from './with-period';

/** Returns all key figures of a period in one call. */
export function getKpis(ctx: Ctx, query: DashboardQuery): Promise<DashboardKpis> {
  return withPeriod(ctx, query, async (tx, period) => {
    const { from, to } = period;
    const [[before, ...days], averageProcessingHours, cents] = await Promise.all([
      countReceived(tx, period, [dayBefore(period), ...listDays(period)]),
      averageDecisionHours(tx, period),
      sumMonthlyCents(tx, period),
    ]);
    const sum = (member: Counted) => days.reduce((total, day) => total + day[member], 0);
    const compare = (member: Counted) => compareCounts(sum(member), before?.[member] ?? 0);
    const [accepted, rejected] = [sum('accepted'), sum('rejected')];
    return {
      from,
      to,
      newMemberships: compare('memberships'),
      newChanges: compare('changes'),
      newCancellations: compare('cancellations'),
      membershipChart: days.map(({ day, memberships }) => ({ date: day, count: memberships })),
      open: sum('open'),
      accepted,
      rejected,
      withdrawn: sum('withdrawn'),
      acceptanceRate: acceptanceRate(accepted, rejected),
      averageProcessingHours,
      recurringRevenue: fromCents(Number(cents)),
    };
  });
}

type Counted = Exclude<keyof ReceivedCounts, 'day'>;
