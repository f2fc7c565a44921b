import { z } from 'zod';
import {
  EmailTemplateItem,
  EmailTemplatePreview,
  EmailTemplateTest,
  GetEmailTemplateResponse,
  PlaceholderDefinition,
  PreviewEmailTemplateRequest,
  SetEmailTemplateRequest,
} from '../email-templates';
import { EMailTemplateType } from '../enum-schemas';
import { operation } from '../operation';

const params = z.object({ type: EMailTemplateType });

export const listEmailTemplates = operation({
  operationId: 'listEmailTemplates',
  method: 'GET',
  path: '/club/settings/email-templates',
  tag: 'Settings',
  summary: 'List all types of e-mail and whether the club has its own text for them',
  access: 'Manager',
  success: { status: 200, schema: z.array(EmailTemplateItem) },
});

export const getEmailTemplate = operation({
  operationId: 'getEmailTemplate',
  method: 'GET',
  path: '/club/settings/email-templates/{type}',
  tag: 'Settings',
  summary: 'Get the text used for a type of e-mail',
  access: 'Manager',
  params,
  success: { status: 200, schema: GetEmailTemplateResponse },
  hasVersion: true,
});

export const setEmailTemplate = operation({
  operationId: 'setEmailTemplate',
  method: 'PUT',
  path: '/club/settings/email-templates/{type}',
  tag: 'Settings',
  summary: 'Set the club’s own text for a type of e-mail',
  access: 'Manager',
  params,
  body: SetEmailTemplateRequest,
  success: { status: 200, schema: GetEmailTemplateResponse },
  hasVersion: true,
});

export const resetEmailTemplate = operation({
  operationId: 'resetEmailTemplate',
  method: 'DELETE',
  path: '/club/settings/email-templates/{type}',
  tag: 'Settings',
  summary: 'Remove the club’s own text. The standard text is used again',
  access: 'Manager',
  params,
  success: { status: 204 },
  hasVersion: true,
});

export const getSystemEmailTemplate = operation({
  operationId: 'getSystemEmailTemplate',
  method: 'GET',
  path: '/club/settings/email-templates/{type}/system',
  tag: 'Settings',
  summary: 'Get the standard text for a type of e-mail',
  access: 'Manager',
  params,
  success: { status: 200, schema: GetEmailTemplateResponse },
  hasVersion: true,
});

export const listEmailTemplatePlaceholders = operation({
  operationId: 'listEmailTemplatePlaceholders',
  method: 'GET',
  path: '/club/settings/email-templates/{type}/placeholders',
  tag: 'Settings',
  summary: 'List the placeholders available for a type of e-mail',
  access: 'Manager',
  params,
  success: { status: 200, schema: z.array(PlaceholderDefinition) },
});

export const previewEmailTemplate = operation({
  operationId: 'previewEmailTemplate',
  method: 'POST',
  path: '/club/settings/email-templates/{type}/preview',
  tag: 'Settings',
  summary: 'Render a text with sample data, in one of the club’s languages. Nothing is stored or sent',
  access: 'Manager',
  params,
  body: PreviewEmailTemplateRequest,
  success: { status: 200, schema: EmailTemplatePreview },
});

export const sendEmailTemplateTest = operation({
  operationId: 'sendEmailTemplateTest',
  method: 'POST',
  path: '/club/settings/email-templates/{type}/test',
  tag: 'Settings',
  summary: 'Send a text with sample data to your own address. Only the e-mail is stored',
  access: 'Manager',
  isForPeople: true,
  params,
  body: PreviewEmailTemplateRequest,
  isIdempotent: true,
  success: { status: 202, schema: EmailTemplateTest },
});
