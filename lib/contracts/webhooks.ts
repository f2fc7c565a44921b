import { z } from 'zod';
import { Instant, PageQuery, page, RecordId, requiredText } from './common';
import { WebhookDeliveryStatus, WebhookEventType } from './enum-schemas';
import { webhookEventTypes } from './enums';

const subscribable = webhookEventTypes.filter(type => type !== 'Test');

export const WebhookWriteDto = z
  .strictObject({
    id: z.unknown().optional(),
    disabledReason: z.unknown().optional(),
    createdAt: z.unknown().optional(),
    name: requiredText(100),
    url: z.string().min(1).max(2000),
    subscribedEvents: z
      .array(z.enum(subscribable))
      .min(1)
      .max(subscribable.length)
      .refine(events => new Set(events).size === events.length, { error: 'unique' }),
    isActive: z.boolean().default(true),
  })
  .meta({
    id: 'WebhookWriteDto',
    example: {
      name: 'Member administration',
      url: 'https://hooks.example.org/eintritt',
      subscribedEvents: ['ApplicationReceived'],
      isActive: true,
    },
  });
export type WebhookWriteDto = z.output<typeof WebhookWriteDto>;

export const WebhookReadDto = z
  .object({
    id: RecordId,
    name: z.string(),
    url: z.string(),
    subscribedEvents: z.array(WebhookEventType),
    isActive: z.boolean(),
    disabledReason: z.string().nullable(),
    createdAt: Instant,
  })
  .meta({ id: 'WebhookReadDto' });
export type WebhookReadDto = z.output<typeof WebhookReadDto>;

/** The answer of create: the only time the secret is shown, but for a rotation. */
export const WebhookCreatedDto = WebhookReadDto.extend({ secret: z.string() }).meta({
  id: 'WebhookCreatedDto',
});

export const WebhookDeliveryDto = z
  .object({
    id: RecordId,
    eventId: RecordId,
    eventType: WebhookEventType,
    status: WebhookDeliveryStatus,
    attempts: z.int(),
    createdAt: Instant,
    nextAttemptAt: Instant.nullable(),
    finishedAt: Instant.nullable(),
    lastStatusCode: z.int().nullable(),
    lastError: z.string().nullable(),
    lastDurationMs: z.int().nullable(),
  })
  .meta({ id: 'WebhookDeliveryDto' });
export type WebhookDeliveryDto = z.output<typeof WebhookDeliveryDto>;

export const WebhookDeliveryList = page(WebhookDeliveryDto).meta({ id: 'WebhookDeliveryList' });
export const WebhookDeliveryQuery = PageQuery.extend({
  status: WebhookDeliveryStatus.optional(),
}).strict();
export type WebhookDeliveryQuery = z.output<typeof WebhookDeliveryQuery>;
