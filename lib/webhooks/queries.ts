import { and, arrayContains, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { webhookDeliveries, webhookEvents, webhookSubscriptions } from '@/db/schema/webhooks';
import type { WebhookEventType } from '@/lib/contracts/enums';

export async function insertEvent(tx: Tx, event: typeof webhookEvents.$inferInsert): Promise<void> {
  await tx.insert(webhookEvents).values(event);
}

/** The ids of the club's active subscriptions to events of this type. */
export async function listSubscribers(tx: Tx, clubId: string, type: WebhookEventType): Promise<string[]> {
  const rows = await tx
    .select({ id: webhookSubscriptions.id })
    .from(webhookSubscriptions)
    .where(
      and(
        eq(webhookSubscriptions.clubId, clubId),
        eq(webhookSubscriptions.isActive, true),
        arrayContains(webhookSubscriptions.subscribedEvents, [type]),
      ),
    )
    .orderBy(webhookSubscriptions.id);
  return rows.map(row => row.id);
}

export async function insertDeliveries(
  tx: Tx,
  deliveries: readonly (typeof webhookDeliveries.$inferInsert)[],
): Promise<void> {
  await tx.insert(webhookDeliveries).values([...deliveries]);
}
