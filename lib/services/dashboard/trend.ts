import type { Ctx } from '@/lib/context';
import type { SubmissionTrend, TrendQuery } from '@/lib/contracts/dashboard';
import { listMonths, listWeeks, monthOf, weekOf } from './period';
import { countByDay } from './queries';
import { trendOf } from './rules';
import { withPeriod } from './with-period';

/** What came in, for each week or month. */
export function getTrend(ctx: Ctx, { interval, ...query }: TrendQuery): Promise<SubmissionTrend> {
  return withPeriod(ctx, query, async (tx, period) => {
    const counts = await countByDay(tx, period);
    return interval === 'Week'
      ? trendOf(counts, listWeeks(period), weekOf)
      : trendOf(counts, listMonths(period), monthOf);
  });
}
