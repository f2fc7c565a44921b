import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import { enqueue, enqueueAll } from '@/lib/queue/enqueue';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { reopenDelivery, reopenFailedDeliveries, requireDelivery, requireSubscription } from './queries';
import type { DeliveryPlace } from './read-deliveries';

/**
 * Sends an event once more, with the same `webhook-id`, over a delivery that has ended. Where the try fails, it goes
 * on with what its schedule has left. Throws 404, and 409 for a delivery that is still on its way or a subscription
 * that is switched off.
 */
export async function redeliverWebhook(ctx: Ctx, place: DeliveryPlace): Promise<void> {
  const { clubId } = ctx;
  const { subscriptionId, deliveryId } = place;
  await withClub(ctx, async tx => {
    const { delivery } = await requireDelivery(tx, clubId, place);
    const { isActive } = await requireSubscription(tx, clubId, subscriptionId);
    const isReopened = isActive && (await reopenDelivery(tx, clubId, deliveryId));
    if (!isReopened) {
      const state = isActive ? delivery.status : 'SubscriptionInactive';
      throw new AppError('state-conflict', { members: { state } });
    }
    await enqueue(tx, 'deliver-webhook', { clubId, deliveryId }, { groupId: subscriptionId });
    const audit = { action: 'Redelivered', recordType: 'Webhook', recordId: subscriptionId } as const;
    await recordAudit(tx, ctx, { ...audit, details: { deliveries: 1 } });
  });
}

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
