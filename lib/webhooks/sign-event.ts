import { Webhook } from 'standardwebhooks';
import type { WebhookEventType } from '@/lib/rules/enums';

export type SignedEvent = { readonly body: string; readonly headers: Readonly<Record<string, string>> };

type Event = Payload & { readonly id: string };

type Payload = {
  readonly type: WebhookEventType;
  readonly createdAt: Date;
  readonly data: Readonly<Record<string, unknown>>;
};

/** What receivers get as body. */
export function payloadOf({ type, createdAt, data }: Payload) {
  return { type, timestamp: createdAt.toISOString(), data };
}

/**
 * An event as Standard Webhooks sends it: `webhook-id` is the event's, the same at every try; the timestamp is
 * this try's; one signature for each secret.
 */
export function signEvent(event: Event, secrets: readonly string[], now: Date): SignedEvent {
  const body = JSON.stringify(payloadOf(event));
  return {
    body,
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'Eintritt-Webhooks/1',
      'webhook-id': event.id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': secrets.map(secret => new Webhook(secret).sign(event.id, now, body)).join(' '),
    },
  };
}
