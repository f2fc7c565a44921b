import { z } from 'zod';
import { OutboxList, OutboxMail, OutboxQuery } from '../mail';
import { operation } from '../operation';
import {
  WebhookCreatedDto,
  WebhookDeliveryList,
  WebhookDeliveryQuery,
  WebhookReadDto,
  WebhookWriteDto,
} from '../webhooks';

const params = z.object({ id: z.string() });

export const listOutbox = operation({
  operationId: 'listOutbox',
  method: 'GET',
  path: '/club/settings/outbox',
  tag: 'Settings',
  summary: 'Every mail of the club, newest first',
  access: 'Manager',
  query: OutboxQuery,
  success: { status: 200, schema: OutboxList },
});

export const getOutboxMail = operation({
  operationId: 'getOutboxMail',
  method: 'GET',
  path: '/club/settings/outbox/{id}',
  tag: 'Settings',
  summary: 'One mail with its text',
  access: 'Manager',
  params,
  success: { status: 200, schema: OutboxMail },
  hasVersion: true,
});

export const retryOutboxMail = operation({
  operationId: 'retryOutboxMail',
  method: 'POST',
  path: '/club/settings/outbox/{id}/retry',
  tag: 'Settings',
  summary: 'Try to send a failed or captured mail again',
  access: 'Manager',
  params,
  success: { status: 204 },
  errors: [409],
});

export const listWebhooks = operation({
  operationId: 'listWebhooks',
  method: 'GET',
  path: '/club/settings/webhooks',
  tag: 'Webhooks',
  summary: 'List webhooks',
  access: 'Admin',
  success: { status: 200, schema: z.array(WebhookReadDto) },
});

export const createWebhook = operation({
  operationId: 'createWebhook',
  method: 'POST',
  path: '/club/settings/webhooks',
  tag: 'Webhooks',
  summary: 'Create webhook; the answer shows the signing secret once',
  access: 'Admin',
  body: WebhookWriteDto,
  isIdempotent: true,
  success: { status: 201, schema: WebhookCreatedDto },
});

export const getWebhook = operation({
  operationId: 'getWebhook',
  method: 'GET',
  path: '/club/settings/webhooks/{id}',
  tag: 'Webhooks',
  summary: 'Read a webhook',
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
  summary: 'Update webhook; its signing secret stays unchanged',
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
  summary: 'Delete webhook',
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
  summary: 'Delivery history, newest first',
  access: 'Admin',
  params,
  query: WebhookDeliveryQuery,
  success: { status: 200, schema: WebhookDeliveryList },
});
