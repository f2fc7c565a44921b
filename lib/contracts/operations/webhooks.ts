import { z } from 'zod';
import { exampleIds } from '../example-ids';
import { operation } from '../operation';
import {
  RedeliverFailedDto,
  subscriptionsMax,
  WebhookCreatedDto,
  WebhookDeliveryDetailDto,
  WebhookDeliveryList,
  WebhookDeliveryQuery,
  WebhookReadDto,
  WebhookSecretDto,
  WebhookTestResultDto,
  WebhookWriteDto,
} from '../webhooks';

const id = z.string().meta({ example: exampleIds.webhook });
const params = z.object({ id });
const deliveryParams = z.object({
  id,
  deliveryId: z.string().meta({ example: exampleIds.webhookDelivery }),
});

export const listWebhooks = operation({
  operationId: 'listWebhooks',
  method: 'GET',
  path: '/club/settings/webhooks',
  tag: 'Webhooks',
  summary: 'List the webhooks',
  access: 'Admin',
  success: { status: 200, schema: z.array(WebhookReadDto) },
});

export const createWebhook = operation({
  operationId: 'createWebhook',
  method: 'POST',
  path: '/club/settings/webhooks',
  tag: 'Webhooks',
  summary: `Create a webhook. A club can have ${subscriptionsMax}. Only this response has the signing secret, and its repetition with the same \`Idempotency-Key\` within 24 hours`,
  access: 'Admin',
  body: WebhookWriteDto,
  isIdempotent: true,
  success: { status: 201, schema: WebhookCreatedDto },
  conflicts: ['limit-reached'],
});

export const getWebhook = operation({
  operationId: 'getWebhook',
  method: 'GET',
  path: '/club/settings/webhooks/{id}',
  tag: 'Webhooks',
  summary: 'Get a webhook',
  access: 'Admin',
  params,
  success: { status: 200, schema: WebhookReadDto },
  hasVersion: true,
});

export const updateWebhook = operation({
  operationId: 'updateWebhook',
  method: 'PUT',
  path: '/club/settings/webhooks/{id}',
  tag: 'Webhooks',
  summary: 'Update a webhook. Its signing secret does not change',
  access: 'Admin',
  params,
  body: WebhookWriteDto,
  success: { status: 204 },
  hasVersion: true,
});

export const deleteWebhook = operation({
  operationId: 'deleteWebhook',
  method: 'DELETE',
  path: '/club/settings/webhooks/{id}',
  tag: 'Webhooks',
  summary: 'Delete a webhook',
  access: 'Admin',
  params,
  success: { status: 204 },
  hasVersion: true,
});

export const listWebhookDeliveries = operation({
  operationId: 'listWebhookDeliveries',
  method: 'GET',
  path: '/club/settings/webhooks/{id}/deliveries',
  tag: 'Webhooks',
  summary: "List deliveries, newest first. Days are in the club's time zone",
  access: 'Admin',
  params,
  query: WebhookDeliveryQuery,
  success: { status: 200, schema: WebhookDeliveryList },
});

export const rotateWebhookSecret = operation({
  operationId: 'rotateWebhookSecret',
  method: 'POST',
  path: '/club/settings/webhooks/{id}/rotate-secret',
  tag: 'Webhooks',
  summary:
    'Rotate the signing secret. For 24 hours, deliveries are signed with the previous secret too. Up to five previous secrets can sign at a time',
  access: 'Admin',
  params,
  isIdempotent: true,
  success: { status: 200, schema: WebhookSecretDto },
  conflicts: ['limit-reached'],
});

export const testWebhook = operation({
  operationId: 'testWebhook',
  method: 'POST',
  path: '/club/settings/webhooks/{id}/test',
  tag: 'Webhooks',
  summary:
    'Send a signed `Test` event now. The delivery history keeps it. Returns 200 even if delivery fails',
  access: 'Admin',
  params,
  isIdempotent: true,
  isIdempotentApart: true,
  success: { status: 200, schema: WebhookTestResultDto },
});

export const getWebhookDelivery = operation({
  operationId: 'getWebhookDelivery',
  method: 'GET',
  path: '/club/settings/webhooks/{id}/deliveries/{deliveryId}',
  tag: 'Webhooks',
  summary: 'Get a delivery with its payload and all attempts',
  access: 'Admin',
  params: deliveryParams,
  success: { status: 200, schema: WebhookDeliveryDetailDto },
  hasVersion: true,
});

export const redeliverWebhook = operation({
  operationId: 'redeliverWebhook',
  method: 'POST',
  path: '/club/settings/webhooks/{id}/deliveries/{deliveryId}/redeliver',
  tag: 'Webhooks',
  summary: 'Resend an event. It keeps its `webhook-id`',
  access: 'Admin',
  params: deliveryParams,
  isIdempotent: true,
  success: { status: 204 },
  conflicts: ['state-conflict'],
});

export const redeliverFailedWebhooks = operation({
  operationId: 'redeliverFailedWebhooks',
  method: 'POST',
  path: '/club/settings/webhooks/{id}/redeliver-failed',
  tag: 'Webhooks',
  summary: 'Resend all deliveries that have failed since a given time. The oldest come first',
  access: 'Admin',
  params,
  body: RedeliverFailedDto,
  isIdempotent: true,
  success: { status: 204 },
  conflicts: ['state-conflict'],
});
