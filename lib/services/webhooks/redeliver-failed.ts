import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import { enqueueAll } from '@/lib/queue/enqueue';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { reopenFailedDeliveries, requireSubscription } from './queries';

/**
 * Queues once more, oldest first and with the same `webhook-id`s, what was created since then for a subscription and
 * has failed for good. Each gets what its schedule has left, at least one try. Throws 404, and 409 for a subscription
 * that is switched off.
 */
export async function redeliverFailedWebhooks(
  ctx: Ctx,
  { id: subscriptionId, since }: { id: string; since: string },
): Promise<void> {
  const { clubId } = ctx;
  await withClub(ctx, async tx => {
    const { isActive } = await requireSubscription(tx, clubId, subscriptionId);
    if (!isActive) throw new AppError('state-conflict', { members: { state: 'SubscriptionInactive' } });
    const ids = await reopenFailedDeliveries(tx, clubId, subscriptionId, new Date(since));
    await enqueueAll(
      tx,
      'deliver-webhook',
      ids.map(deliveryId => ({ payload: { clubId, deliveryId }, groupId: subscriptionId })),
    );
    const audit = { action: 'Redelivered', recordType: 'Webhook', recordId: subscriptionId } as const;
    await recordAudit(tx, ctx, { ...audit, details: { since, deliveries: ids.length } });
  });
}
