import type { WebhookDeliveryDetailDto, WebhookDeliveryDto, WebhookReadDto } from '@/lib/contracts/webhooks';
import type { AttemptRow, DeliveryRow, SubscriptionRow } from './queries';

/** Without the secret, which only the response to its creation shows. */
export function toWebhook(row: SubscriptionRow): WebhookReadDto {
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    subscribedEvents: row.subscribedEvents,
    isActive: row.isActive,
    disabledReason: row.disabledReason,
    previousSecretValidUntil: row.previousSecretValidUntil?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

export function toDelivery({ delivery, event, last }: DeliveryRow): WebhookDeliveryDto {
  return {
    id: delivery.id,
    eventId: delivery.eventId,
    eventType: event.type,
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

export function toDeliveryDetail(
  row: DeliveryRow,
  payload: WebhookDeliveryDetailDto['payload'],
  attempts: readonly AttemptRow[],
): WebhookDeliveryDetailDto {
  return {
    ...toDelivery(row),
    payload,
    tries: attempts.map(({ attempt, startedAt, durationMs, statusCode, error, responseBody }) => ({
      attempt,
      durationMs,
      statusCode,
      error,
      responseBody,
      startedAt: startedAt.toISOString(),
    })),
  };
}
