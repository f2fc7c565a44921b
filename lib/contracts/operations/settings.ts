import { z } from 'zod';
import { exampleIds } from '../example-ids';
import { OutboxList, OutboxMail, OutboxQuery, SentKeptMails } from '../mail';
import { NightlyRunList, NightlyRunsQuery } from '../nightly-runs';
import { NotificationSettingsReadDto, NotificationSettingsWriteDto } from '../notifications';
import { operation } from '../operation';
import { SenderCheck, SenderCheckQuery } from '../sender-check';
import { SmtpSettingsReadDto, SmtpSettingsWriteDto, SmtpTestRequest, SmtpTestResultDto } from '../smtp';

const params = z.object({ id: z.string().meta({ example: exampleIds.mail }) });

export const listOutbox = operation({
  operationId: 'listOutbox',
  method: 'GET',
  path: '/club/settings/outbox',
  tag: 'Settings',
  summary: 'List the e-mails of the club, newest first',
  access: 'Manager',
  query: OutboxQuery,
  success: { status: 200, schema: OutboxList },
});

export const getOutboxMail = operation({
  operationId: 'getOutboxMail',
  method: 'GET',
  path: '/club/settings/outbox/{id}',
  tag: 'Settings',
  summary: 'Get an e-mail with its text',
  access: 'Manager',
  params,
  success: { status: 200, schema: OutboxMail },
  hasVersion: true,
});

export const getOutboxAttachment = operation({
  operationId: 'getOutboxAttachment',
  method: 'GET',
  path: '/club/settings/outbox/{id}/attachments/{attachmentId}',
  tag: 'Settings',
  summary: 'Download an attachment of an e-mail',
  access: 'Manager',
  params: params.extend({ attachmentId: z.string().meta({ example: exampleIds.mail }) }),
  success: { status: 200, contentType: 'application/pdf', headers: ['Content-Disposition'] },
});

export const retryOutboxMail = operation({
  operationId: 'retryOutboxMail',
  method: 'POST',
  path: '/club/settings/outbox/{id}/retry',
  tag: 'Settings',
  summary: 'Resend a failed or captured e-mail',
  access: 'Manager',
  params,
  isIdempotent: true,
  success: { status: 204 },
  conflicts: ['state-conflict'],
});

export const sendKeptMails = operation({
  operationId: 'sendKeptMails',
  method: 'POST',
  path: '/club/settings/outbox/send-kept',
  tag: 'Settings',
  summary: 'Send the e-mails of the last 14 days that were kept without a mail server, at most 1,000 at once',
  access: 'Manager',
  isIdempotent: true,
  success: { status: 200, schema: SentKeptMails },
});

export const getSmtpSettings = operation({
  operationId: 'getSmtpSettings',
  method: 'GET',
  path: '/club/settings/smtp',
  tag: 'Settings',
  summary: 'Get the club’s own mail server, without its password. `host` is empty if it has none',
  access: 'Manager',
  success: { status: 200, schema: SmtpSettingsReadDto },
  hasVersion: true,
});

export const setSmtpSettings = operation({
  operationId: 'setSmtpSettings',
  method: 'PUT',
  path: '/club/settings/smtp',
  tag: 'Settings',
  summary: 'Set the club’s own mail server',
  access: 'Manager',
  body: SmtpSettingsWriteDto,
  success: { status: 200, schema: SmtpSettingsReadDto },
  hasVersion: true,
});

export const deleteSmtpSettings = operation({
  operationId: 'deleteSmtpSettings',
  method: 'DELETE',
  path: '/club/settings/smtp',
  tag: 'Settings',
  summary: 'Remove the club’s own mail server',
  access: 'Manager',
  success: { status: 204 },
  hasVersion: true,
});

export const testSmtpSettings = operation({
  operationId: 'testSmtpSettings',
  method: 'POST',
  path: '/club/settings/smtp/test',
  tag: 'Settings',
  summary: 'Send a test e-mail. Returns 200 even if sending fails',
  access: 'Manager',
  body: SmtpTestRequest,
  isIdempotent: true,
  isIdempotentApart: true,
  success: { status: 200, schema: SmtpTestResultDto },
});

export const checkSender = operation({
  operationId: 'checkSender',
  method: 'GET',
  path: '/club/settings/smtp/sender-check',
  tag: 'Settings',
  summary:
    'Check the sender address. Finds which server sends the club’s e-mails, and checks the SPF, DKIM and DMARC records of its domain',
  access: 'Manager',
  query: SenderCheckQuery,
  success: { status: 200, schema: SenderCheck },
});

export const getNotificationSettings = operation({
  operationId: 'getNotificationSettings',
  method: 'GET',
  path: '/club/settings/notifications',
  tag: 'Settings',
  summary: 'Get which users are notified of which kinds of submission',
  access: 'Manager',
  success: { status: 200, schema: NotificationSettingsReadDto },
  hasVersion: true,
});

export const setNotificationSettings = operation({
  operationId: 'setNotificationSettings',
  method: 'PUT',
  path: '/club/settings/notifications',
  tag: 'Settings',
  summary: 'Set which users are notified of new submissions',
  access: 'Manager',
  body: NotificationSettingsWriteDto,
  success: { status: 200, schema: NotificationSettingsReadDto },
  hasVersion: true,
});

export const listNightlyRuns = operation({
  operationId: 'listNightlyRuns',
  method: 'GET',
  path: '/club/settings/nightly-runs',
  tag: 'Settings',
  summary: 'List the nightly runs, newest first. Each says what it did: retention, reminders, clean-up',
  access: 'Manager',
  query: NightlyRunsQuery,
  success: { status: 200, schema: NightlyRunList },
});
