import { Webhook } from 'standardwebhooks';
import type { WebhookEventType } from '@/lib/rules/enums';

export type SignedEvent = { readonly body: string; readonly headers: Readonly<Record<string, string>> };

type Event = Payload & { readonly id: string };

type Payload = {
  readonly type: WebhookEventType;
  readonly createdAt: Date;
  readonly data: Readonly<Record<string, unknown>>;
};

/** Returns the body that receivers get. */
export function payloadOf({ type, createdAt, data }: Payload) {
  return { type, timestamp: createdAt.toISOString(), data };
}

/**
 * Returns an event in the form of Standard Webhooks. `webhook-id` is the event's id, the same at every attempt. The
 * timestamp is that of this attempt. There is one signature for each secret.
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
