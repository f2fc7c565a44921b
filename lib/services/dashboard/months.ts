import type { Ctx } from '@/lib/context';
import type { DashboardQuery, DeliveryTrend, ProcessingTimes } from '@/lib/contracts/dashboard';
import { listMonths } from './period';
import { countDeliveries, measureDecisions } from './queries';
import { sumOf } from './rules';
import { withPeriod } from './with-period';

/** Mean and median time from receipt to decision, for every month of decisions. */
export function getProcessingTimes(ctx: Ctx, query: DashboardQuery): Promise<ProcessingTimes> {
  return withPeriod(ctx, query, async (tx, period) => {
    const rows = new Map((await measureDecisions(tx, period)).map(row => [row.month, row]));
    return listMonths(period).map(
      month => rows.get(month) ?? { month, averageHours: null, medianHours: null, count: 0 },
    );
  });
}

/** Webhook deliveries that have ended, for every month. */
export function getDeliveryTrend(ctx: Ctx, query: DashboardQuery): Promise<DeliveryTrend> {
  return withPeriod(ctx, query, async (tx, period) => {
    const rows = await countDeliveries(tx, period);
    const countOf = (month: string, status: 'Succeeded' | 'Failed') =>
      sumOf(rows.filter(row => row.month === month && row.status === status));
    return listMonths(period).map(month => ({
      month,
      succeeded: countOf(month, 'Succeeded'),
      failed: countOf(month, 'Failed'),
    }));
  });
}
