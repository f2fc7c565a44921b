import { z } from 'zod';
import { webhookDisabledReasons, webhookEventTypes } from '@/lib/rules/enums';
import { dayRange, Instant, PageQuery, page, RecordId, requiredText, withDaysInOrder } from './common';
import { WebhookDeliveryStatus, WebhookEventType } from './enum-schemas';
import { exampleIds } from './example-ids';
import { refusedPorts } from './refused-ports';

const subscribable = webhookEventTypes.filter(type => type !== 'Test');

const exampleWrite = {
  name: 'Member administration',
  url: 'https://hooks.example.org/eintritt',
  subscribedEvents: ['ApplicationReceived'],
  isActive: true,
} as const;

const exampleRead = {
  id: exampleIds.webhook,
  ...exampleWrite,
  disabledReason: null,
  previousSecretValidUntil: null,
  createdAt: '2026-03-14T09:26:53.589Z',
} as const;

const exampleSecret = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';

export const WebhookWriteDto = z
  .strictObject({
    id: z.unknown().optional(),
    disabledReason: z.unknown().optional(),
    previousSecretValidUntil: z.unknown().optional(),
    createdAt: z.unknown().optional(),
    name: requiredText(100),
    url: z
      .string()
      .min(1)
      .max(2000)
      .refine(url => URL.canParse(url), { error: 'outboundUrlShape' })
      .meta({ format: 'uri' })
      .describe(`An https address on the public internet, at any port but these: ${refusedPorts.join(', ')}`),
    subscribedEvents: z
      .array(z.enum(subscribable))
      .min(1)
      .max(subscribable.length)
      .refine(events => new Set(events).size === events.length, { error: 'unique' }),
    isActive: z.boolean().optional().describe('If absent, it is unchanged. A new subscription is active'),
  })
  .meta({
    id: 'WebhookWriteDto',
    example: exampleWrite,
  });
export type WebhookWriteDto = z.output<typeof WebhookWriteDto>;

export const WebhookReadDto = z
  .object({
    id: RecordId,
    name: z.string(),
    url: z.string(),
    subscribedEvents: z.array(WebhookEventType),
    isActive: z.boolean(),
    disabledReason: z.enum(webhookDisabledReasons).nullable(),
    previousSecretValidUntil: Instant.nullable().describe(
      'Until then the previous secret also signs. Null if there is none',
    ),
    createdAt: Instant,
  })
  .meta({ id: 'WebhookReadDto', example: exampleRead });
export type WebhookReadDto = z.output<typeof WebhookReadDto>;

/** The answer of create. Only this answer and a rotation show the secret. */
export const WebhookCreatedDto = WebhookReadDto.extend({ secret: z.string() }).meta({
  id: 'WebhookCreatedDto',
  example: { ...exampleRead, secret: exampleSecret },
});

export const WebhookSecretDto = z
  .object({
    secret: z.string(),
    previousSecretValidUntil: Instant.describe('Until then deliveries are signed with both secrets'),
  })
  .meta({
    id: 'WebhookSecretDto',
    example: { secret: exampleSecret, previousSecretValidUntil: '2026-03-15T09:26:53.589Z' },
  });
export type WebhookSecretDto = z.output<typeof WebhookSecretDto>;

const answer = {
  statusCode: z.int().nullable().describe('Null if there was no response'),
  durationMs: z.int(),
  error: z
    .enum(['AddressRefused', 'ConnectFailed', 'TlsFailed', 'Timeout', 'ResponseInvalid'])
    .nullable()
    .describe('Why there was no response'),
  responseBody: z.string().nullable().describe('Up to the first 4 kB'),
};

export const WebhookTestResultDto = z.object({ success: z.boolean(), ...answer }).meta({
  id: 'WebhookTestResultDto',
  example: { success: true, statusCode: 204, durationMs: 87, error: null, responseBody: '' },
});
export type WebhookTestResultDto = z.output<typeof WebhookTestResultDto>;

const exampleDelivery = {
  id: exampleIds.webhookDelivery,
  eventId: exampleIds.webhookEvent,
  eventType: 'ApplicationReceived',
  status: 'Succeeded',
  attempts: 1,
  createdAt: '2026-03-14T09:26:53.589Z',
  nextAttemptAt: null,
  finishedAt: '2026-03-14T09:26:54.102Z',
  lastStatusCode: 204,
  lastError: null,
  lastDurationMs: 87,
} as const;

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
  .meta({ id: 'WebhookDeliveryDto', example: exampleDelivery });
export type WebhookDeliveryDto = z.output<typeof WebhookDeliveryDto>;

export const WebhookDeliveryDetailDto = WebhookDeliveryDto.extend({
  payload: z
    .object({
      type: WebhookEventType,
      timestamp: Instant,
      data: z.record(z.string(), z.unknown()),
    })
    .describe('The body as sent'),
  tries: z.array(z.object({ attempt: z.int(), startedAt: Instant, ...answer, error: z.string().nullable() })),
}).meta({
  id: 'WebhookDeliveryDetailDto',
  example: {
    ...exampleDelivery,
    payload: {
      type: 'ApplicationReceived',
      timestamp: '2026-03-14T09:26:53.589Z',
      data: {
        clubId: exampleIds.club,
        submission: {
          id: exampleIds.submission,
          number: 17,
          kind: 'Membership',
          state: 'New',
          firstName: 'Änne',
          lastName: 'Groß',
          email: 'aenne@example.org',
          receivedAt: '2026-03-14T09:26:53.589Z',
          confirmedAt: null,
          decidedAt: null,
        },
      },
    },
    tries: [
      {
        attempt: 1,
        startedAt: '2026-03-14T09:26:54.001Z',
        statusCode: 204,
        durationMs: 87,
        error: null,
        responseBody: '',
      },
    ],
  },
});
export type WebhookDeliveryDetailDto = z.output<typeof WebhookDeliveryDetailDto>;

export const WebhookDeliveryList = page(WebhookDeliveryDto).meta({
  id: 'WebhookDeliveryList',
  example: { items: [exampleDelivery], nextCursor: null, totalCount: 1 },
});
/** Most subscriptions of a club; limits how much one club can send to a receiver. */
export const subscriptionsMax = 10;

export const WebhookDeliveryQuery = withDaysInOrder(
  PageQuery.extend({
    status: WebhookDeliveryStatus.optional(),
    eventType: WebhookEventType.optional(),
    ...dayRange('day on which the delivery was created'),
  }).strict(),
);
export type WebhookDeliveryQuery = z.output<typeof WebhookDeliveryQuery>;

export const RedeliverFailedDto = z
  .strictObject({ since: Instant.describe('Deliveries created before this time are left as they are') })
  .meta({ id: 'RedeliverFailedDto', example: { since: '2026-03-14T00:00:00.000Z' } });
export type RedeliverFailedDto = z.output<typeof RedeliverFailedDto>;
