import type { DeliveryTrend } from '@/lib/contracts/dashboard';
import { type WebhookEventType, webhookEventTypes } from '@/lib/rules/enums';

export type EventDeliveries = {
  readonly eventType: WebhookEventType;
  readonly succeeded: number;
  readonly failed: number;
};

/** Sums the months by event, the most frequent first. Contains only events that were delivered. */
export function deliveriesByEvent(months: DeliveryTrend): EventDeliveries[] {
  const all = months.flatMap(({ eventTypes }) => eventTypes ?? []);
  return webhookEventTypes
    .flatMap(eventType => {
      const ofEvent = all.filter(one => one.eventType === eventType);
      if (ofEvent.length === 0) return [];
      const sum = (of: 'succeeded' | 'failed') => ofEvent.reduce((total, one) => total + one[of], 0);
      return [{ eventType, succeeded: sum('succeeded'), failed: sum('failed') }];
    })
    .toSorted((a, b) => b.succeeded + b.failed - (a.succeeded + a.failed));
}
