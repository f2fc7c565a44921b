import { z } from 'zod';
import {
  EmailTemplateItem,
  EmailTemplatePreview,
  EmailTemplateTest,
  GetEmailTemplateResponse,
  PlaceholderDefinition,
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
  summary: 'Every type of e-mail, and whether the club has its own text for it',
  access: 'Manager',
  success: { status: 200, schema: z.array(EmailTemplateItem) },
});

export const getEmailTemplate = operation({
  operationId: 'getEmailTemplate',
  method: 'GET',
  path: '/club/settings/email-templates/{type}',
  tag: 'Settings',
  summary: 'The text that e-mails of a type go out with',
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
  summary: 'Set the club’s own text for e-mails of a type',
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
  summary: 'Go back to the text of the product',
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
  summary: 'The text of the product for e-mails of a type',
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
  summary: 'The placeholders that e-mails of a type can fill in',
  access: 'Manager',
  params,
  success: { status: 200, schema: z.array(PlaceholderDefinition) },
});

export const previewEmailTemplate = operation({
  operationId: 'previewEmailTemplate',
  method: 'POST',
  path: '/club/settings/email-templates/{type}/preview',
  tag: 'Settings',
  summary: 'Render a text with sample data; nothing is stored or sent',
  access: 'Manager',
  params,
  body: SetEmailTemplateRequest,
  success: { status: 200, schema: EmailTemplatePreview },
});

export const sendEmailTemplateTest = operation({
  operationId: 'sendEmailTemplateTest',
  method: 'POST',
  path: '/club/settings/email-templates/{type}/test',
  tag: 'Settings',
  summary: 'Send a text with sample data to one’s own address; nothing is stored but the mail',
  access: 'Manager',
  isForPeople: true,
  params,
  body: SetEmailTemplateRequest,
  isIdempotent: true,
  success: { status: 202, schema: EmailTemplateTest },
});
