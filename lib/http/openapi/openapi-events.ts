import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { exampleOf } from '@/lib/contracts/example-of';
import { webhookEvents } from '@/lib/contracts/webhook-events';

const sent = z.object({
  'webhook-id': z
    .string()
    .describe("The event's id, the same at every attempt")
    .meta({ example: '019a0000-0000-7000-8000-000000000001' }),
  'webhook-timestamp': z
    .string()
    .regex(/^\d+$/)
    .describe('When this attempt was made, in seconds since 1970')
    .meta({ example: '1784900000' }),
  'webhook-signature': z
    .string()
    .describe(
      'One `v1,` + base64 of HMAC-SHA256 over `id.timestamp.body` for each valid secret, separated by spaces',
    )
    .meta({ example: 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=' }),
});

/** Describes the webhook requests that subscriptions get (Standard Webhooks, contract §5). */
export function describedEvents(): ZodOpenApiPathsObject {
  return Object.fromEntries(
    webhookEvents.map(({ type, summary, schema }) => [
      type,
      {
        post: {
          operationId: `on${type}`,
          tags: ['Webhooks'],
          summary,
          security: [],
          requestParams: { header: sent },
          requestBody: {
            required: true,
            content: { 'application/json': { schema, example: exampleOf(schema) } },
          },
          responses: {
            '2XX': { description: 'Received. Any other response, or none within 15 s, is retried' },
            '410': { description: 'Gone: the subscription is turned off' },
          },
        },
      },
    ]),
  );
}
