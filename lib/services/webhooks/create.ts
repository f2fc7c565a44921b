import { v7 as uuidv7 } from 'uuid';
import { withClub } from '@/db/client';
import { lockClubRow } from '@/db/locks';
import { subscriptionsMax, type WebhookReadDto, type WebhookWriteDto } from '@/lib/contracts/webhooks';
import type { Ctx } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import { assertAllowedUrl } from '@/lib/platform/outbound/assert-allowed-url';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { makeSecret, sealSecret } from '@/lib/webhooks/webhook-secret';
import { insertSubscription, listSubscriptions } from './queries';
import { toWebhook } from './serialize';

/**
 * Subscribes an address to events. The answer is the only one that shows the signing secret. Throws 400, and 409
 * where the club has as many subscriptions as it can have.
 */
export async function createWebhook(
  ctx: Ctx,
  input: WebhookWriteDto,
): Promise<WebhookReadDto & { secret: string }> {
  await assertAllowedUrl(input.url, 'url');
  const id = uuidv7();
  const secret = makeSecret();
  return withClub(ctx, async tx => {
    await lockClubRow(tx, ctx.clubId);
    if ((await listSubscriptions(tx, ctx.clubId)).length >= subscriptionsMax) {
      throw new AppError('limit-reached', { members: { maximum: subscriptionsMax } });
    }
    const row = await insertSubscription(tx, {
      clubId: ctx.clubId,
      id,
      name: input.name,
      url: input.url,
      subscribedEvents: input.subscribedEvents,
      isActive: input.isActive ?? true,
      secretEncrypted: sealSecret(secret, ctx.clubId, id),
      createdAt: ctx.now,
      updatedAt: ctx.now,
    });
    await recordAudit(tx, ctx, { action: 'Created', recordType: 'Webhook', recordId: id });
    return { ...toWebhook(row), secret };
  });
}
