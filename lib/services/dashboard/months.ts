import type {
  DashboardQuery,
  DeliveryTrend,
  DeliveryTrendQuery,
  ProcessingTimes,
} from '@/lib/contracts/dashboard';
import type { Ctx } from '@/lib/platform/context';
import { webhookEventTypes } from '@/lib/rules/enums';
import { listMonths } from './period';
import { countDeliveries, type DeliveryCount, measureDecisions } from './queries';
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

/** Finished webhook deliveries of every month; with `byEventType` also by the type of their event. */
export function getDeliveryTrend(
  ctx: Ctx,
  { webhookId, byEventType = false, ...days }: Partial<DeliveryTrendQuery>,
): Promise<DeliveryTrend> {
  return withPeriod(ctx, days, async (tx, period) => {
    const rows = await countDeliveries(tx, period, webhookId);
    return listMonths(period).map((month, index) => {
      const ofMonth = rows.filter(row => row.place === index + 1);
      const types = webhookEventTypes.filter(type => ofMonth.some(row => row.type === type));
      const eventTypes = types.map(eventType => ({
        eventType,
        ...endsOf(ofMonth.filter(row => row.type === eventType)),
      }));
      return { month, ...endsOf(ofMonth), ...(byEventType ? { eventTypes } : {}) };
    });
  });
}

function endsOf(rows: readonly DeliveryCount[]) {
  const countOf = (status: DeliveryCount['status']) => sumOf(rows.filter(row => row.status === status));
  return { succeeded: countOf('Succeeded'), failed: countOf('Failed') };
}
