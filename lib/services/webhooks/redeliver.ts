import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import { enqueue, enqueueAll } from '@/lib/queue/enqueue';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { reopenDelivery, reopenFailedDeliveries, requireDelivery, requireSubscription } from './queries';
import type { DeliveryPlace } from './read-deliveries';

/**
 * Sends the event of an ended delivery again, with the same `webhook-id`. If the attempt fails, the rest of its
 * schedule applies. Throws 404, and 409 if the delivery has not ended or the subscription is inactive.
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
 * Queues the failed deliveries of a subscription created since then again, oldest first, with the same `webhook-id`s.
 * Each gets the rest of its schedule, at least one attempt. Throws 404, and 409 if the subscription is inactive.
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
