import type { Ctx } from '@/lib/context';
import { fromCents } from '@/lib/contracts/common';
import type { DashboardKpis, DashboardQuery } from '@/lib/contracts/dashboard';
import { daysOf } from './period';
import { averageDecisionHours, countByDay, sumMonthlyCents } from './queries';
import { acceptanceRate, chartOf, compareWithBefore, sumOf } from './rules';
import { withPeriod } from './with-period';

/** All key figures of a period in one call. */
export function getKpis(ctx: Ctx, query: DashboardQuery): Promise<DashboardKpis> {
  return withPeriod(ctx, query, async (tx, period) => {
    const { from, to } = period;
    const [counts, averageProcessingHours, cents] = await Promise.all([
      countByDay(tx, period, daysOf(period)),
      averageDecisionHours(tx, period),
      sumMonthlyCents(tx, period),
    ]);
    const received = counts.filter(row => row.day >= from);
    const accepted = sumOf(received.filter(row => row.state === 'Accepted'));
    const rejected = sumOf(received.filter(row => row.state === 'Rejected'));
    return {
      from,
      to,
      newMemberships: compareWithBefore(counts, 'Membership', from),
      newChanges: compareWithBefore(counts, 'Change', from),
      newCancellations: compareWithBefore(counts, 'Cancellation', from),
      membershipChart: chartOf(received, period),
      open: sumOf(received) - accepted - rejected,
      accepted,
      rejected,
      acceptanceRate: acceptanceRate(accepted, rejected),
      averageProcessingHours,
      recurringRevenue: fromCents(Number(cents)),
    };
  });
}
