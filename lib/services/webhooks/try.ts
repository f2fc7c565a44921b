import { v7 as uuidv7 } from 'uuid';
import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/context';
import type { WebhookTestResultDto } from '@/lib/contracts/webhooks';
import { consumeLimit } from '@/lib/limits';
import { createOutboundClient } from '@/lib/outbound/post';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { isTaken, sendEvent } from '@/lib/webhooks/send-event';
import { signEvent } from '@/lib/webhooks/sign-event';
import { signingSecrets } from '@/lib/webhooks/webhook-secret';
import { requireSubscription } from './queries';

const tryTimeoutMs = 15_000;

/**
 * Sends a signed `Test` event to a subscription, active or not, while the caller waits, and tells what came back. It is
 * no delivery: not stored, not tried again, and no failure of the subscription. Throws 404, and 429: twenty tries in
 * ten minutes for each club.
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
    const success = isTaken(answer);
    const details = { success, statusCode: answer.statusCode, error: answer.error };
    await withClub(ctx, tx =>
      recordAudit(tx, ctx, { action: 'Tested', recordType: 'Webhook', recordId: id, details }),
    );
    return { success, ...answer };
  } finally {
    await outbound.close();
  }
}
