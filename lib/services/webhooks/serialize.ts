import type { WebhookDeliveryDto, WebhookReadDto } from '@/lib/contracts/webhooks';
import type { DeliveryRow, SubscriptionRow } from './queries';

/** Without its secret, which is shown by create alone. */
export function toWebhook(row: SubscriptionRow): WebhookReadDto {
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    subscribedEvents: row.subscribedEvents,
    isActive: row.isActive,
    disabledReason: row.disabledReason,
    createdAt: row.createdAt.toISOString(),
  };
}

export function toDelivery({ delivery, eventType, last }: DeliveryRow): WebhookDeliveryDto {
  return {
    id: delivery.id,
    eventId: delivery.eventId,
    eventType,
    status: delivery.status,
    attempts: delivery.attempts,
    createdAt: delivery.createdAt.toISOString(),
    nextAttemptAt: delivery.nextAttemptAt?.toISOString() ?? null,
    finishedAt: delivery.finishedAt?.toISOString() ?? null,
    lastStatusCode: last?.statusCode ?? null,
    lastError: last?.error ?? null,
    lastDurationMs: last?.durationMs ?? null,
  };
}
