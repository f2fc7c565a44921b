import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { WebhookDisabledReason } from '@/lib/rules/enums';
import { clubForeignKey } from './clubs';
import { clubId, createdAt, instant, recordId } from './columns';
import { webhookDeliveryStatusEnum, webhookEventTypeEnum } from './enums';

export const webhookSubscriptions = pgTable(
  'webhook_subscriptions',
  {
    clubId: clubId(),
    id: recordId(),
    name: text().notNull(),
    url: text().notNull(),
    subscribedEvents: webhookEventTypeEnum().array().notNull(),
    isActive: boolean().notNull().default(true),
    secretEncrypted: text().notNull(),
    previousSecretEncrypted: text(),
    previousSecretValidUntil: instant(),
    /** First failure since the last success, else null. Five days of failures switch it off (contract §5). */
    failingSince: instant(),
    disabledReason: text().$type<WebhookDisabledReason>(),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
  },
  table => [
    primaryKey({ name: 'webhook_subscriptions_pk', columns: [table.clubId, table.id] }),
    clubForeignKey('webhook_subscriptions_club_fk', table),
    check('webhook_subscriptions_events', sql`not ('Test' = any(${table.subscribedEvents}))`),
  ],
);

/** Events, written in the transaction of the change. `id` is the `webhook-id` of every delivery. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    clubId: clubId(),
    id: recordId(),
    type: webhookEventTypeEnum().notNull(),
    submissionId: uuid(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ name: 'webhook_events_pk', columns: [table.clubId, table.id] }),
    clubForeignKey('webhook_events_club_fk', table),
    index('webhook_events_created_index').on(table.clubId, table.createdAt),
  ],
);

/** One event to one subscription. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    clubId: clubId(),
    id: recordId(),
    eventId: uuid().notNull(),
    subscriptionId: uuid().notNull(),
    status: webhookDeliveryStatusEnum().notNull().default('Pending'),
    attempts: integer().notNull().default(0),
    createdAt: createdAt(),
    nextAttemptAt: instant(),
    finishedAt: instant(),
  },
  table => [
    primaryKey({ name: 'webhook_deliveries_pk', columns: [table.clubId, table.id] }),
    foreignKey({
      name: 'webhook_deliveries_event_fk',
      columns: [table.clubId, table.eventId],
      foreignColumns: [webhookEvents.clubId, webhookEvents.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'webhook_deliveries_subscription_fk',
      columns: [table.clubId, table.subscriptionId],
      foreignColumns: [webhookSubscriptions.clubId, webhookSubscriptions.id],
    }).onDelete('cascade'),
    unique('webhook_deliveries_pair_unique').on(table.clubId, table.eventId, table.subscriptionId),
    index('webhook_deliveries_subscription_index').on(
      table.clubId,
      table.subscriptionId,
      table.createdAt,
      table.id,
    ),
    index('webhook_deliveries_created_index').on(table.clubId, table.createdAt),
  ],
);

/** One attempt of a delivery; `response_body` has at most the first 4 kB. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    clubId: clubId(),
    id: recordId(),
    deliveryId: uuid().notNull(),
    attempt: integer().notNull(),
    startedAt: instant().notNull(),
    durationMs: integer().notNull(),
    statusCode: integer(),
    error: text(),
    responseBody: text(),
  },
  table => [
    primaryKey({ name: 'webhook_attempts_pk', columns: [table.clubId, table.id] }),
    foreignKey({
      name: 'webhook_attempts_delivery_fk',
      columns: [table.clubId, table.deliveryId],
      foreignColumns: [webhookDeliveries.clubId, webhookDeliveries.id],
    }).onDelete('cascade'),
    unique('webhook_attempts_number_unique').on(table.clubId, table.deliveryId, table.attempt),
  ],
);
