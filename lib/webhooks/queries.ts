import { and, eq, gte, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { buildForRows } from '@/db/build-once';
import type { Tx } from '@/db/client';
import {
  webhookAttempts,
  webhookDeliveries,
  webhookEvents,
  webhookSubscriptions,
} from '@/db/schema/webhooks';
import type { WebhookDisabledReason } from '@/lib/rules/enums';

export async function insertEvent(tx: Tx, event: typeof webhookEvents.$inferInsert): Promise<void> {
  await tx.insert(webhookEvents).values(event);
}

export type EventRow = typeof webhookEvents.$inferInsert;

/** What a statement that writes an event is built for. */
export type EventRows = {
  readonly event: EventRow;
  /** `types` is an array of PostgreSQL. */
  readonly wanted: { readonly clubId: string; readonly types: string };
};

export function eventRows(event: EventRow): EventRows {
  return { event, wanted: { clubId: event.clubId, types: `{${event.type}}` } };
}

/** The common table expression of a statement that writes an event. */
export function writtenEvent(tx: Tx, { event }: EventRows) {
  const inserted = tx.insert(webhookEvents).values(event);
  return tx.$with('event').as(inserted.returning({ one: sql`1`.as('one') }));
}

/** A sub-select of one row: the ids of the club's active subscriptions to an event, in order. */
export function subscribersOf(tx: Tx, { wanted }: EventRows) {
  const { id, clubId, isActive, subscribedEvents } = webhookSubscriptions;
  const ids = sql<string[]>`coalesce(json_agg(${id} order by ${id}), '[]')`.as('ids');
  return tx
    .select({ ids })
    .from(webhookSubscriptions)
    .where(and(eq(clubId, wanted.clubId), eq(isActive, true), sql`${subscribedEvents} @> ${wanted.types}`))
    .as('subscribers');
}

/** Writes an event. Returns the ids of the club's active subscriptions to its type; one statement does both. */
export async function insertEventFor(tx: Tx, event: EventRow): Promise<string[]> {
  const [row] = await insertAndSelect(tx, eventRows(event));
  return row?.ids ?? [];
}

const insertAndSelect = buildForRows((tx, rows: EventRows) =>
  tx.with(writtenEvent(tx, rows)).select().from(subscribersOf(tx, rows)),
);

export async function insertDeliveries(
  tx: Tx,
  deliveries: readonly (typeof webhookDeliveries.$inferInsert)[],
): Promise<void> {
  await tx.insert(webhookDeliveries).values([...deliveries]);
}

export type Delivery = typeof webhookDeliveries.$inferSelect;
export type Subscription = typeof webhookSubscriptions.$inferSelect;
export type Event = typeof webhookEvents.$inferSelect;

const isOpen = inArray(webhookDeliveries.status, ['Pending', 'Retrying']);
const isDue = or(isNull(webhookDeliveries.nextAttemptAt), lte(webhookDeliveries.nextAttemptAt, sql`now()`));

/**
 * Leases a due open delivery for `leaseSeconds`; no other worker gets it meanwhile. Returns null if there is none. Uses
 * the database's clock, as the job queue does.
 */
export async function leaseDelivery(
  tx: Tx,
  clubId: string,
  id: string,
  leaseSeconds: number,
): Promise<{ delivery: Delivery; subscription: Subscription; event: Event } | null> {
  const [leased] = await tx
    .update(webhookDeliveries)
    .set({ nextAttemptAt: sql`now() + make_interval(secs => ${leaseSeconds})` })
    .from(webhookSubscriptions)
    .innerJoin(webhookEvents, eq(webhookEvents.clubId, webhookSubscriptions.clubId))
    .where(
      and(
        eq(webhookDeliveries.clubId, clubId),
        eq(webhookDeliveries.id, id),
        eq(webhookSubscriptions.clubId, clubId),
        eq(webhookSubscriptions.id, webhookDeliveries.subscriptionId),
        eq(webhookEvents.id, webhookDeliveries.eventId),
        isOpen,
        isDue,
      ),
    )
    .returning({ delivery: webhookDeliveries, subscription: webhookSubscriptions, event: webhookEvents });
  return leased ?? null;
}

/**
 * Returns the next attempt and the subscription of an open delivery that is not due yet; null if there is nothing to
 * wait for.
 */
export async function findWaiting(
  tx: Tx,
  clubId: string,
  id: string,
): Promise<{ nextAttemptAt: Date; subscriptionId: string } | null> {
  const [row] = await tx
    .select({
      nextAttemptAt: webhookDeliveries.nextAttemptAt,
      subscriptionId: webhookDeliveries.subscriptionId,
    })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.clubId, clubId), eq(webhookDeliveries.id, id), isOpen));
  return row?.nextAttemptAt ? { nextAttemptAt: row.nextAttemptAt, subscriptionId: row.subscriptionId } : null;
}

/** Writes the result of an attempt. Returns false if another attempt has written since this one began. */
export async function updateDelivery(
  tx: Tx,
  delivery: Delivery,
  change: Partial<Pick<Delivery, 'status' | 'attempts' | 'nextAttemptAt' | 'finishedAt'>>,
): Promise<boolean> {
  const rows = await tx
    .update(webhookDeliveries)
    .set(change)
    .where(
      and(
        eq(webhookDeliveries.clubId, delivery.clubId),
        eq(webhookDeliveries.id, delivery.id),
        eq(webhookDeliveries.attempts, delivery.attempts),
        isOpen,
      ),
    )
    .returning({ id: webhookDeliveries.id });
  return rows.length > 0;
}

/** Ends an open delivery, if there is one. */
export async function endOpenDelivery(tx: Tx, clubId: string, id: string, at: Date): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ status: 'Failed', nextAttemptAt: null, finishedAt: at })
    .where(and(eq(webhookDeliveries.clubId, clubId), eq(webhookDeliveries.id, id), isOpen));
}

export async function insertAttempt(tx: Tx, attempt: typeof webhookAttempts.$inferInsert): Promise<void> {
  await tx.insert(webhookAttempts).values(attempt);
}

/** Ends a series of failures after a success. */
export async function clearFailing(tx: Tx, clubId: string, id: string): Promise<void> {
  await tx
    .update(webhookSubscriptions)
    .set({ failingSince: null })
    .where(and(ofClub(clubId, id), isNotNull(webhookSubscriptions.failingSince)));
}

/** Starts or continues a series of failures. Returns its start. */
export async function markFailing(tx: Tx, clubId: string, id: string, at: Date): Promise<Date> {
  await tx
    .update(webhookSubscriptions)
    .set({ failingSince: at })
    .where(and(ofClub(clubId, id), isNull(webhookSubscriptions.failingSince)));
  const [row] = await tx
    .select({ failingSince: webhookSubscriptions.failingSince })
    .from(webhookSubscriptions)
    .where(ofClub(clubId, id));
  return row?.failingSince ?? at;
}

/** Returns on how many days (UTC) attempts to a subscription started since then. Tests do not count. */
export async function countDaysTried(tx: Tx, clubId: string, id: string, since: Date): Promise<number> {
  const day = sql`date_trunc('day', ${webhookAttempts.startedAt}, 'UTC')`;
  const [row] = await tx
    .select({ days: sql<number>`count(distinct ${day})::int` })
    .from(webhookDeliveries)
    .innerJoin(
      webhookEvents,
      and(eq(webhookEvents.clubId, clubId), eq(webhookEvents.id, webhookDeliveries.eventId)),
    )
    .innerJoin(
      webhookAttempts,
      and(eq(webhookAttempts.clubId, clubId), eq(webhookAttempts.deliveryId, webhookDeliveries.id)),
    )
    .where(
      and(
        eq(webhookDeliveries.clubId, clubId),
        eq(webhookDeliveries.subscriptionId, id),
        ne(webhookEvents.type, 'Test'),
        gte(webhookAttempts.startedAt, since),
      ),
    );
  return row?.days ?? 0;
}

/**
 * Switches a subscription off and returns its name; null if it was already off: of several attempts only one switches
 * it off.
 */
export async function switchOff(
  tx: Tx,
  clubId: string,
  id: string,
  reason: WebhookDisabledReason,
  at: Date,
): Promise<string | null> {
  const [row] = await tx
    .update(webhookSubscriptions)
    .set({
      isActive: false,
      disabledReason: reason,
      version: sql`${webhookSubscriptions.version} + 1`,
      updatedAt: at,
    })
    .where(and(ofClub(clubId, id), eq(webhookSubscriptions.isActive, true)))
    .returning({ name: webhookSubscriptions.name });
  return row?.name ?? null;
}

function ofClub(clubId: string, id: string) {
  return and(eq(webhookSubscriptions.clubId, clubId), eq(webhookSubscriptions.id, id));
}
