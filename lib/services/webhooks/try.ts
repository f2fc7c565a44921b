import { v7 as uuidv7 } from 'uuid';
import { type Tx, withClub } from '@/db/client';
import type { webhookEvents } from '@/db/schema/webhooks';
import type { WebhookTestResultDto } from '@/lib/contracts/webhooks';
import type { Ctx } from '@/lib/platform/context';
import { consumeLimit } from '@/lib/platform/limits';
import { createOutboundClient } from '@/lib/platform/outbound/post';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { insertAttempt, insertDeliveries, insertEvent } from '@/lib/webhooks/queries';
import { isAccepted, sendEvent } from '@/lib/webhooks/send-event';
import { signEvent } from '@/lib/webhooks/sign-event';
import { signingSecrets } from '@/lib/webhooks/webhook-secret';
import { requireSubscription } from './queries';

const tryTimeoutMs = 15_000;

/**
 * Sends a signed `Test` event to a subscription, active or not, while the caller waits, and returns what came back. The
 * delivery history keeps it. It is not retried, and does not count as a failure of the subscription.
 * Throws 404, and 429: twenty tests in ten minutes for each club.
 */
export async function testWebhook(
  ctx: Ctx,
  id: string,
  timeoutMs = tryTimeoutMs,
): Promise<WebhookTestResultDto> {
  const { clubId, now } = ctx;
  const subscription = await withClub(ctx, tx => requireSubscription(tx, clubId, id));
  await consumeLimit(ctx.db, 'WebhookTest', clubId);
  const event = { id: uuidv7(), type: 'Test', createdAt: now, data: { clubId } } as const;
  const signed = signEvent(event, signingSecrets(subscription, now), now);
  const outbound = createOutboundClient();
  try {
    const { retryAfterMs: _, ...answer } = await sendEvent(outbound, subscription.url, signed, timeoutMs);
    const success = isAccepted(answer);
    const details = { success, statusCode: answer.statusCode, error: answer.error };
    await withClub(ctx, async tx => {
      await requireSubscription(tx, clubId, id, true);
      await insertTest(tx, { ...event, clubId, subscriptionId: id }, answer);
      await recordAudit(tx, ctx, { action: 'Tested', recordType: 'Webhook', recordId: id, details });
    });
    return { success, ...answer };
  } finally {
    await outbound.close();
  }
}

type SentTest = typeof webhookEvents.$inferInsert & { readonly subscriptionId: string };
type Answer = Omit<WebhookTestResultDto, 'success'>;

async function insertTest(tx: Tx, { subscriptionId, ...event }: SentTest, answer: Answer): Promise<void> {
  const { clubId, createdAt: startedAt = new Date() } = event;
  const deliveryId = uuidv7();
  const finishedAt = new Date(startedAt.getTime() + answer.durationMs);
  await insertEvent(tx, event);
  await insertDeliveries(tx, [
    {
      clubId,
      id: deliveryId,
      eventId: event.id,
      subscriptionId,
      createdAt: startedAt,
      finishedAt,
      status: isAccepted(answer) ? 'Succeeded' : 'Failed',
      attempts: 1,
    },
  ]);
  await insertAttempt(tx, { ...answer, clubId, id: uuidv7(), deliveryId, attempt: 1, startedAt });
}
