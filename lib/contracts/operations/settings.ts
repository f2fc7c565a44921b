import { z } from 'zod';
import { exampleIds } from '../example-ids';
import { OutboxList, OutboxMail, OutboxQuery } from '../mail';
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

export const getOutboxAttachment = operation({
  operationId: 'getOutboxAttachment',
  method: 'GET',
  path: '/club/settings/outbox/{id}/attachments/{attachmentId}',
  tag: 'Settings',
  summary: 'A file that goes with a mail',
  access: 'Manager',
  params: params.extend({ attachmentId: z.string().meta({ example: exampleIds.mail }) }),
  success: { status: 200, contentType: 'application/pdf', headers: ['Content-Disposition'] },
});

export const retryOutboxMail = operation({
  operationId: 'retryOutboxMail',
  method: 'POST',
  path: '/club/settings/outbox/{id}/retry',
  tag: 'Settings',
  summary: 'Try to send a failed or captured mail again',
  access: 'Manager',
  params,
  isIdempotent: true,
  success: { status: 204 },
  errors: [409],
});

export const getSmtpSettings = operation({
  operationId: 'getSmtpSettings',
  method: 'GET',
  path: '/club/settings/smtp',
  tag: 'Settings',
  summary: 'The club’s own mail server, without its password',
  access: 'Manager',
  success: { status: 200, schema: SmtpSettingsReadDto },
  errors: [404],
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
  summary: 'Forget the club’s own mail server',
  access: 'Manager',
  success: { status: 204 },
  errors: [404],
  hasVersion: true,
});

export const testSmtpSettings = operation({
  operationId: 'testSmtpSettings',
  method: 'POST',
  path: '/club/settings/smtp/test',
  tag: 'Settings',
  summary: 'Send a test e-mail; 200 also where that fails',
  access: 'Manager',
  body: SmtpTestRequest,
  success: { status: 200, schema: SmtpTestResultDto },
});

export const checkSender = operation({
  operationId: 'checkSender',
  method: 'GET',
  path: '/club/settings/smtp/sender-check',
  tag: 'Settings',
  summary: 'Who carries the mails of the club, and what SPF, DKIM and DMARC say of the domain they come from',
  access: 'Manager',
  query: SenderCheckQuery,
  success: { status: 200, schema: SenderCheck },
});

export const getNotificationSettings = operation({
  operationId: 'getNotificationSettings',
  method: 'GET',
  path: '/club/settings/notifications',
  tag: 'Settings',
  summary: 'Which user hears of new submissions of which kind',
  access: 'Manager',
  success: { status: 200, schema: NotificationSettingsReadDto },
  hasVersion: true,
});

export const setNotificationSettings = operation({
  operationId: 'setNotificationSettings',
  method: 'PUT',
  path: '/club/settings/notifications',
  tag: 'Settings',
  summary: 'Replace who hears of new submissions',
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
  summary: 'What the nightly work did: retention, reminders, clean-up; the last night first',
  access: 'Manager',
  query: NightlyRunsQuery,
  success: { status: 200, schema: NightlyRunList },
});
