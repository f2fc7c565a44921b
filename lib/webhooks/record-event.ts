import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '@/db/client';
import { runParallel } from '@/db/run-parallel';
import type { Ctx } from '@/lib/platform/context';
import { enqueueAll } from '@/lib/queue/enqueue';
import type { WebhookEventType } from '@/lib/rules/enums';
import { insertDeliveries, insertEventFor } from './queries';

export type NewEvent = {
  readonly type: WebhookEventType;
  readonly submissionId: string | null;
  /** `data` of the delivered body (contract §5). Has no bank data and no birth date. */
  readonly data: Readonly<Record<string, unknown>>;
};

/**
 * Writes an event, one delivery for each active subscription to its type, and their jobs, all in `tx`. So the event
 * is delivered if and only if the change that it reports commits (contract §5).
 */
export async function recordEvent(tx: Tx, ctx: Ctx, event: NewEvent): Promise<void> {
  const row = newEventRow(ctx, event);
  await createDeliveries(tx, row, await insertEventFor(tx, row));
}

/** The row of an event, for a statement that writes it with its change; `createDeliveries` must follow. */
export function newEventRow({ clubId, now }: Pick<Ctx, 'clubId' | 'now'>, event: NewEvent) {
  const { type, submissionId, data } = event;
  return { clubId, id: uuidv7(), type, submissionId, data: { ...data }, createdAt: now };
}

/** Writes the deliveries of a written event to these subscriptions, and their jobs. */
export async function createDeliveries(
  tx: Tx,
  { clubId, id: eventId, createdAt }: ReturnType<typeof newEventRow>,
  subscriptionIds: readonly string[],
): Promise<void> {
  if (subscriptionIds.length === 0) return;
  const deliveries = subscriptionIds.map(subscriptionId => ({
    clubId,
    id: uuidv7(),
    eventId,
    subscriptionId,
    createdAt,
  }));
  await runParallel(
    insertDeliveries(tx, deliveries),
    enqueueAll(
      tx,
      'deliver-webhook',
      deliveries.map(({ id, subscriptionId }) => ({
        payload: { clubId, deliveryId: id },
        groupId: subscriptionId,
      })),
    ),
  );
}
