import type { DashboardQuery, DeliveryTrend, ProcessingTimes } from '@/lib/contracts/dashboard';
import type { Ctx } from '@/lib/platform/context';
import { listMonths } from './period';
import { countDeliveries, measureDecisions } from './queries';
import { sumOf } from './rules';
import { withPeriod } from './with-period';

/** Mean and median time from receipt to decision, for every month of decisions. */
export function getProcessingTimes(ctx: Ctx, query: DashboardQuery): Promise<ProcessingTimes> {
  return withPeriod(ctx, query, async (tx, period) => {
    const measured = new Map((await measureDecisions(tx, period)).map(({ place, ...row }) => [place, row]));
    return listMonths(period).map((month, index) => ({
      month,
      ...(measured.get(index + 1) ?? { averageHours: null, medianHours: null, count: 0 }),
    }));
  });
}

/** Finished webhook deliveries of every month. */
export function getDeliveryTrend(ctx: Ctx, query: DashboardQuery): Promise<DeliveryTrend> {
  return withPeriod(ctx, query, async (tx, period) => {
    const rows = await countDeliveries(tx, period);
    const countOf = (index: number, status: 'Succeeded' | 'Failed') =>
      sumOf(rows.filter(row => row.place === index + 1 && row.status === status));
    return listMonths(period).map((month, index) => ({
      month,
      succeeded: countOf(index, 'Succeeded'),
      failed: countOf(index, 'Failed'),
    }));
  });
}
