import * as audit from '@/lib/contracts/operations/audit';
import * as email from '@/lib/contracts/operations/email';
import * as settings from '@/lib/contracts/operations/settings';
import * as users from '@/lib/contracts/operations/users';
import * as webhooks from '@/lib/contracts/operations/webhooks';
import { created, file, listed, noContent, ok, stored } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { createApiKey } from '@/lib/services/api-keys/create';
import { listApiKeys } from '@/lib/services/api-keys/read';
import { revokeApiKey } from '@/lib/services/api-keys/revoke';
import { listApiRequests } from '@/lib/services/api-requests/list';
import { downloadAuditLog } from '@/lib/services/audit/download';
import { listAuditLog } from '@/lib/services/audit/list';
import { listPlaceholders, previewEmailTemplate } from '@/lib/services/email-templates/preview';
import {
  getEmailTemplate,
  getSystemEmailTemplate,
  listEmailTemplates,
} from '@/lib/services/email-templates/read';
import { resetEmailTemplate } from '@/lib/services/email-templates/reset';
import { sendTemplateTest } from '@/lib/services/email-templates/send-test';
import { setEmailTemplate } from '@/lib/services/email-templates/set';
import { listNightlyRuns } from '@/lib/services/nightly/list-runs';
import { getNotificationSettings } from '@/lib/services/notifications/read';
import { setNotificationSettings } from '@/lib/services/notifications/set';
import { getOutboxAttachment, getOutboxMail, listOutbox } from '@/lib/services/outbox/read';
import { retryOutboxMail } from '@/lib/services/outbox/retry';
import { sendKeptMails } from '@/lib/services/outbox/send-kept';
import { checkSender } from '@/lib/services/smtp/check-sender';
import { getSmtpSettings } from '@/lib/services/smtp/read';
import { removeSmtpSettings } from '@/lib/services/smtp/remove';
import { setSmtpSettings } from '@/lib/services/smtp/set';
import { testSmtp } from '@/lib/services/smtp/try';
import { createWebhook } from '@/lib/services/webhooks/create';
import { getWebhook, listWebhooks } from '@/lib/services/webhooks/read';
import { getWebhookDelivery, listWebhookDeliveries } from '@/lib/services/webhooks/read-deliveries';
import { redeliverFailedWebhooks, redeliverWebhook } from '@/lib/services/webhooks/redeliver';
import { removeWebhook } from '@/lib/services/webhooks/remove';
import { rotateWebhookSecret } from '@/lib/services/webhooks/rotate-secret';
import { testWebhook } from '@/lib/services/webhooks/try';
import { updateWebhook } from '@/lib/services/webhooks/update';

const currentApiKeys = bind(users.listApiKeys, async ({ ctx }) => ok(await listApiKeys(ctx)));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  '/club/settings',
  bind(users.listApiKeys, async ({ ctx, query }) => ok(await listApiKeys(ctx, query))),
  bind(users.createApiKey, async ({ ctx, body }) => {
    const key = await createApiKey(ctx, body);
    return created(key, `/club/settings/api-keys/${key.id}`);
  }),
  bind(
    users.revokeApiKey,
    async ({ ctx, params }) => {
      await revokeApiKey(ctx, params.id);
      return noContent();
    },
    { versionOf: currentApiKeys },
  ),
  bind(users.listApiRequests, async ({ ctx, params, query, request }) =>
    listed(await listApiRequests(ctx, { apiKeyId: params.id, ...query }), request.url),
  ),
  bind(audit.listAuditLog, async ({ ctx, query, request }) =>
    listed(await listAuditLog(ctx, query), request.url),
  ),
  bind(audit.downloadAuditLogCsv, async ({ ctx, query, request }) => {
    const isTaken = request.method !== 'HEAD';
    const { stream, fileName } = await downloadAuditLog(ctx, { filter: query, format: 'csv', isTaken });
    return file(stream, 'text/csv; charset=utf-8', fileName);
  }),
  bind(audit.downloadAuditLogJsonLines, async ({ ctx, query, request }) => {
    const isTaken = request.method !== 'HEAD';
    const { stream, fileName } = await downloadAuditLog(ctx, { filter: query, format: 'jsonl', isTaken });
    return file(stream, 'application/jsonl', fileName);
  }),
  bind(email.listEmailTemplates, async ({ ctx }) => ok(await listEmailTemplates(ctx))),
  bind(email.getEmailTemplate, async ({ ctx, params }) => ok(await getEmailTemplate(ctx, params.type))),
  bind(email.setEmailTemplate, async ({ ctx, params, body, precondition }) =>
    stored(await setEmailTemplate(ctx, { type: params.type, template: body, precondition })),
  ),
  bind(email.resetEmailTemplate, async ({ ctx, params, precondition }) => {
    await resetEmailTemplate(ctx, { type: params.type, precondition });
    return noContent();
  }),
  bind(email.listEmailTemplatePlaceholders, async ({ ctx, params }) =>
    ok(listPlaceholders(ctx, params.type)),
  ),
  bind(email.previewEmailTemplate, async ({ ctx, params, body }) =>
    ok(await previewEmailTemplate(ctx, { type: params.type, template: body })),
  ),
  bind(email.getSystemEmailTemplate, async ({ ctx, params }) =>
    ok(await getSystemEmailTemplate(ctx, params.type)),
  ),
  bind(email.sendEmailTemplateTest, async ({ ctx, params, body }) => {
    const test = await sendTemplateTest(ctx, { type: params.type, template: body });
    return created(test, `/club/settings/outbox/${test.mailId}`);
  }),
  bind(settings.listNightlyRuns, async ({ ctx, query, request }) =>
    listed(await listNightlyRuns(ctx, query), request.url),
  ),
  bind(settings.getNotificationSettings, async ({ ctx }) => ok(await getNotificationSettings(ctx))),
  bind(settings.setNotificationSettings, async ({ ctx, body, precondition }) =>
    stored(await setNotificationSettings(ctx, { settings: body, precondition })),
  ),
  bind(settings.listOutbox, async ({ ctx, query, request }) =>
    listed(await listOutbox(ctx, query), request.url),
  ),
  bind(settings.getOutboxMail, async ({ ctx, params }) => ok(await getOutboxMail(ctx, params.id))),
  bind(settings.getOutboxAttachment, async ({ ctx, params }) => {
    const { content, contentType, fileName } = await getOutboxAttachment(ctx, params);
    return file(content, contentType, fileName);
  }),
  bind(settings.retryOutboxMail, async ({ ctx, params }) => {
    await retryOutboxMail(ctx, params.id);
    return noContent();
  }),
  bind(settings.sendKeptMails, async ({ ctx }) => ok(await sendKeptMails(ctx))),
  bind(settings.getSmtpSettings, async ({ ctx }) => ok(await getSmtpSettings(ctx))),
  bind(settings.setSmtpSettings, async ({ ctx, body, precondition }) =>
    stored(await setSmtpSettings(ctx, { settings: body, precondition })),
  ),
  bind(settings.deleteSmtpSettings, async ({ ctx, precondition }) => {
    await removeSmtpSettings(ctx, { precondition });
    return noContent();
  }),
  bind(settings.checkSender, async ({ ctx, query }) => ok(await checkSender(ctx, query))),
  bind(settings.testSmtpSettings, async ({ ctx, body }) => ok(await testSmtp(ctx, body))),
  bind(webhooks.listWebhooks, async ({ ctx }) => ok(await listWebhooks(ctx))),
  bind(webhooks.createWebhook, async ({ ctx, body }) => {
    const webhook = await createWebhook(ctx, body);
    return created(webhook, `/club/settings/webhooks/${webhook.id}`);
  }),
  bind(webhooks.getWebhook, async ({ ctx, params }) => {
    const { webhook, version } = await getWebhook(ctx, params.id);
    return ok(webhook, { version });
  }),
  bind(webhooks.updateWebhook, async ({ ctx, params, body, precondition }) => {
    await updateWebhook(ctx, { id: params.id, webhook: body, precondition });
    return noContent();
  }),
  bind(webhooks.deleteWebhook, async ({ ctx, params, precondition }) => {
    await removeWebhook(ctx, { id: params.id, precondition });
    return noContent();
  }),
  bind(webhooks.listWebhookDeliveries, async ({ ctx, params, query, request }) =>
    listed(await listWebhookDeliveries(ctx, { ...query, id: params.id }), request.url),
  ),
  bind(webhooks.getWebhookDelivery, async ({ ctx, params }) =>
    ok(await getWebhookDelivery(ctx, { subscriptionId: params.id, deliveryId: params.deliveryId })),
  ),
  bind(webhooks.redeliverWebhook, async ({ ctx, params }) => {
    await redeliverWebhook(ctx, { subscriptionId: params.id, deliveryId: params.deliveryId });
    return noContent();
  }),
  bind(webhooks.redeliverFailedWebhooks, async ({ ctx, params, body }) => {
    await redeliverFailedWebhooks(ctx, { id: params.id, since: body.since });
    return noContent();
  }),
  bind(webhooks.rotateWebhookSecret, async ({ ctx, params }) =>
    ok(await rotateWebhookSecret(ctx, params.id)),
  ),
  bind(webhooks.testWebhook, async ({ ctx, params }) => ok(await testWebhook(ctx, params.id))),
);
