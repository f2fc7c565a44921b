import { and, asc, count, desc, eq, gte, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Tx } from '@/db/client';
import { dayBegins, timeZoneOf } from '@/db/day-begins';
import {
  webhookAttempts,
  webhookDeliveries,
  webhookEvents,
  webhookSubscriptions,
} from '@/db/schema/webhooks';
import type { WebhookDeliveryQuery } from '@/lib/contracts/webhooks';
import { notFound } from '@/lib/platform/errors';

export type SubscriptionRow = typeof webhookSubscriptions.$inferSelect;

export async function listSubscriptions(tx: Tx, clubId: string): Promise<SubscriptionRow[]> {
  return tx
    .select()
    .from(webhookSubscriptions)
    .where(eq(webhookSubscriptions.clubId, clubId))
    .orderBy(asc(webhookSubscriptions.name), asc(webhookSubscriptions.id));
}

/** A subscription of the club; `isLocked` holds it until the transaction ends. Throws 404. */
export async function requireSubscription(
  tx: Tx,
  clubId: string,
  id: string,
  isLocked = false,
): Promise<SubscriptionRow> {
  if (!isUuid(id)) throw notFound();
  const query = tx
    .select()
    .from(webhookSubscriptions)
    .where(and(eq(webhookSubscriptions.clubId, clubId), eq(webhookSubscriptions.id, id)));
  const [row] = await (isLocked ? query.for('update') : query);
  if (!row) throw notFound();
  return row;
}

export async function insertSubscription(
  tx: Tx,
  row: typeof webhookSubscriptions.$inferInsert,
): Promise<SubscriptionRow> {
  const [inserted] = await tx.insert(webhookSubscriptions).values(row).returning();
  if (!inserted) throw new Error('An insert without a row');
  return inserted;
}

export async function updateSubscription(
  tx: Tx,
  row: SubscriptionRow,
  changes: Partial<Omit<SubscriptionRow, 'clubId' | 'id' | 'version'>>,
): Promise<void> {
  await tx
    .update(webhookSubscriptions)
    .set({ ...changes, version: row.version + 1 })
    .where(and(eq(webhookSubscriptions.clubId, row.clubId), eq(webhookSubscriptions.id, row.id)));
}

/** The foreign keys also delete its deliveries and attempts. */
export async function deleteSubscription(tx: Tx, clubId: string, id: string): Promise<void> {
  await tx
    .delete(webhookSubscriptions)
    .where(and(eq(webhookSubscriptions.clubId, clubId), eq(webhookSubscriptions.id, id)));
}

type Filter = Pick<WebhookDeliveryQuery, 'status' | 'eventType' | 'from' | 'to'> & {
  readonly subscriptionId: string;
};

const eventOfDelivery = and(
  eq(webhookEvents.clubId, webhookDeliveries.clubId),
  eq(webhookEvents.id, webhookDeliveries.eventId),
);

const lastAttempt = and(
  eq(webhookAttempts.clubId, webhookDeliveries.clubId),
  eq(webhookAttempts.deliveryId, webhookDeliveries.id),
  eq(webhookAttempts.attempt, webhookDeliveries.attempts),
);

/** Deliveries of a subscription with their event's type and last attempt, newest first, after `place`. */
export async function listDeliveries(
  tx: Tx,
  clubId: string,
  filter: Filter & { place: { createdAt: Date; id: string } | null; limit: number },
) {
  const { place } = filter;
  const { createdAt, id } = webhookDeliveries;
  const after = place
    ? or(lt(createdAt, place.createdAt), and(eq(createdAt, place.createdAt), lt(id, place.id)))
    : undefined;
  return tx
    .select({ delivery: webhookDeliveries, event: webhookEvents, last: webhookAttempts })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eventOfDelivery)
    .leftJoin(webhookAttempts, lastAttempt)
    .where(and(isOf(clubId, filter), after))
    .orderBy(desc(createdAt), desc(id))
    .limit(filter.limit);
}

export type DeliveryRow = Awaited<ReturnType<typeof listDeliveries>>[number];

type DeliveryPlace = { readonly subscriptionId: string; readonly deliveryId: string };

/** A delivery of a subscription with its event and last attempt. Throws 404. */
export async function requireDelivery(
  tx: Tx,
  clubId: string,
  { subscriptionId, deliveryId }: DeliveryPlace,
): Promise<DeliveryRow> {
  if (!isUuid(subscriptionId) || !isUuid(deliveryId)) throw notFound();
  const [row] = await tx
    .select({ delivery: webhookDeliveries, event: webhookEvents, last: webhookAttempts })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eventOfDelivery)
    .leftJoin(webhookAttempts, lastAttempt)
    .where(and(isOf(clubId, { subscriptionId }), eq(webhookDeliveries.id, deliveryId)));
  if (!row) throw notFound();
  return row;
}

/** Every attempt of a delivery, oldest first. */
export async function listAttempts(tx: Tx, clubId: string, deliveryId: string) {
  return tx
    .select()
    .from(webhookAttempts)
    .where(and(eq(webhookAttempts.clubId, clubId), eq(webhookAttempts.deliveryId, deliveryId)))
    .orderBy(asc(webhookAttempts.attempt));
}

export type AttemptRow = Awaited<ReturnType<typeof listAttempts>>[number];

/** Reopens an ended delivery; returns false if it has not ended or was reopened meanwhile. */
export async function reopenDelivery(tx: Tx, clubId: string, deliveryId: string): Promise<boolean> {
  const rows = await tx
    .update(webhookDeliveries)
    .set({ status: 'Pending', nextAttemptAt: null, finishedAt: null })
    .where(
      and(
        eq(webhookDeliveries.clubId, clubId),
        eq(webhookDeliveries.id, deliveryId),
        inArray(webhookDeliveries.status, ['Succeeded', 'Failed']),
      ),
    )
    .returning({ id: webhookDeliveries.id });
  return rows.length > 0;
}

/** Reopens all failed deliveries of a subscription created since then, except tests. Returns their ids, oldest first. */
export async function reopenFailedDeliveries(
  tx: Tx,
  clubId: string,
  subscriptionId: string,
  since: Date,
): Promise<string[]> {
  const rows = await tx
    .update(webhookDeliveries)
    .set({ status: 'Pending', nextAttemptAt: null, finishedAt: null })
    .from(webhookEvents)
    .where(
      and(
        isOf(clubId, { subscriptionId, status: 'Failed' }),
        gte(webhookDeliveries.createdAt, since),
        eventOfDelivery,
        ne(webhookEvents.type, 'Test'),
      ),
    )
    .returning({ id: webhookDeliveries.id, createdAt: webhookDeliveries.createdAt });
  return rows
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}

export async function countDeliveries(tx: Tx, clubId: string, filter: Filter): Promise<number> {
  const counted = tx.select({ total: count() }).from(webhookDeliveries);
  const [row] = await (filter.eventType
    ? counted.innerJoin(webhookEvents, eventOfDelivery).where(isOf(clubId, filter))
    : counted.where(isOf(clubId, filter)));
  return row?.total ?? 0;
}

/** Days are those of the club's time zone, both inclusive. */
function isOf(clubId: string, { subscriptionId, status, eventType, from, to }: Filter) {
  const { createdAt } = webhookDeliveries;
  return and(
    eq(webhookDeliveries.clubId, clubId),
    eq(webhookDeliveries.subscriptionId, subscriptionId),
    status && eq(webhookDeliveries.status, status),
    eventType && eq(webhookEvents.type, eventType),
    from ? gte(createdAt, dayBegins(sql`${from}::date`, timeZoneOf(clubId))) : undefined,
    to ? lt(createdAt, dayBegins(sql`${to}::date + 1`, timeZoneOf(clubId))) : undefined,
  );
}
