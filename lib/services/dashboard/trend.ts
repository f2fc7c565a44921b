import type { SubmissionTrend, TrendQuery } from '@/lib/contracts/dashboard';
import type { Ctx } from '@/lib/platform/context';
import { firstDays, monthOf, weekOf } from './period';
import { countArrivals } from './queries';
import { withPeriod } from './with-period';

/** What came in, for each week or month. */
export function getTrend(ctx: Ctx, { interval, ...query }: TrendQuery): Promise<SubmissionTrend> {
  return withPeriod(ctx, query, async (tx, period) => {
    const periodOf = interval === 'Week' ? weekOf : monthOf;
    const arrivals = await countArrivals(tx, period, firstDays(period, periodOf));
    return arrivals.map(({ day, memberships, changes, cancellations }) => ({
      period: periodOf(day),
      memberships,
      changes,
      cancellations,
      netDevelopment: memberships - cancellations,
    }));
  });
}
