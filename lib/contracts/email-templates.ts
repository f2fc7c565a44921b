import { z } from 'zod';
import { locales } from '@/lib/rules/enums';
import { Instant, RecordId, requiredText, text } from './common';
import { EMailTemplateType } from './enum-schemas';
import { exampleIds } from './example-ids';
import { translationsOf } from './translations';

export const PlaceholderCategory = z
  .enum(['Recipient', 'Person', 'Club', 'Submission', 'Message', 'Link'])
  .meta({ id: 'PlaceholderCategory', example: 'Person' });
export type PlaceholderCategory = z.output<typeof PlaceholderCategory>;

export const PlaceholderDataType = z
  .enum(['Text', 'Number', 'Money', 'Date', 'DateTime', 'Email', 'Url'])
  .meta({ id: 'PlaceholderDataType', example: 'Text' });
export type PlaceholderDataType = z.output<typeof PlaceholderDataType>;

export const PlaceholderDefinition = z
  .object({
    name: z.string().describe('Written in the text as {{name}}'),
    label: z.string(),
    description: z.string(),
    category: PlaceholderCategory,
    dataType: PlaceholderDataType,
    example: z.string(),
  })
  .meta({
    id: 'PlaceholderDefinition',
    example: {
      name: 'firstName',
      label: 'First name',
      description: 'First name of the person whom the submission is about',
      category: 'Person',
      dataType: 'Text',
      example: 'Änne',
    },
  });
export type PlaceholderDefinition = z.output<typeof PlaceholderDefinition>;

const isOneLine = (subject: string) => !/[\r\n]/.test(subject);
const texts = {
  subject: requiredText(200).refine(isOneLine, { error: 'oneLine' }),
  body: requiredText(20_000),
};
const translations = translationsOf({
  subject: text(200).refine(isOneLine, { error: 'oneLine' }),
  body: text(20_000),
});

const exampleTexts = {
  subject: 'Dein Mitgliedsantrag ist angenommen (Nr. {{number}}) · {{clubName}}',
  body: 'Hallo {{recipientName}},\n\nschön, dass du dabei bist.\n\n{{message}}\n\nViele Grüße\n{{clubName}}',
  translations: { en: { subject: 'Welcome to {{clubName}}' } },
};

const setMembers = z.strictObject({
  type: z.unknown().optional(),
  isCustom: z.unknown().optional(),
  dateModified: z.unknown().optional(),
  ...texts,
  translations,
});

/** A template that was read may be sent back: drops what it has beyond the text. */
function toText<Sent extends z.output<typeof setMembers>>(sent: Sent) {
  const { type: _type, isCustom: _isCustom, dateModified: _dateModified, ...template } = sent;
  return template;
}

export const SetEmailTemplateRequest = setMembers
  .transform(toText)
  .meta({ id: 'SetEmailTemplateRequest', example: exampleTexts });
export type SetEmailTemplateRequest = z.output<typeof SetEmailTemplateRequest>;

export const PreviewEmailTemplateRequest = setMembers
  .extend({
    locale: z
      .enum(locales)
      .optional()
      .describe(
        'The language of the e-mail. Default: the club’s language, also instead of one that its forms do not offer',
      ),
  })
  .transform(toText)
  .meta({ id: 'PreviewEmailTemplateRequest', example: { ...exampleTexts, locale: 'en' } });
export type PreviewEmailTemplateRequest = z.output<typeof PreviewEmailTemplateRequest>;

export const GetEmailTemplateResponse = z
  .object({
    type: EMailTemplateType,
    subject: z.string(),
    body: z.string().describe('Text. Blank lines separate paragraphs'),
    translations,
    isCustom: z.boolean().describe('False for the standard text'),
    dateModified: Instant.nullable(),
  })
  .meta({
    id: 'GetEmailTemplateResponse',
    example: {
      type: 'MembershipAccepted',
      ...exampleTexts,
      isCustom: true,
      dateModified: '2026-03-14T09:26:53.589Z',
    },
  });
export type GetEmailTemplateResponse = z.output<typeof GetEmailTemplateResponse>;

export const EmailTemplateItem = z
  .object({
    type: EMailTemplateType,
    isCustom: z.boolean(),
    isFixed: z.boolean().describe('true for links into accounts, which are in the product’s own words alone'),
  })
  .meta({
    id: 'EmailTemplateItem',
    example: { type: 'MembershipAccepted', isCustom: true, isFixed: false },
  });
export type EmailTemplateItem = z.output<typeof EmailTemplateItem>;

export const EmailTemplatePreview = z
  .object({
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    locale: z.enum(locales).describe('The language of the e-mail'),
    untranslated: z
      .array(z.enum(['subject', 'body']))
      .describe('The texts without a translation, which are in the club’s own words'),
  })
  .meta({
    id: 'EmailTemplatePreview',
    example: {
      subject: 'Your membership application has been accepted (no. 17) · TSV Beispiel',
      html: '<!doctype html><html lang="en"><body><p>Hallo Änne,</p></body></html>',
      text: 'Hallo Änne,\n\nschön, dass du dabei bist.\n',
      locale: 'en',
      untranslated: ['body'],
    },
  });
export type EmailTemplatePreview = z.output<typeof EmailTemplatePreview>;

export const EmailTemplateTest = z
  .object({
    mailId: RecordId.describe('In the outbox'),
    to: z.string().describe('The address of the caller'),
  })
  .meta({
    id: 'EmailTemplateTest',
    example: { mailId: exampleIds.mail, to: 'ina.schulz@tsv-beispiel.example' },
  });
export type EmailTemplateTest = z.output<typeof EmailTemplateTest>;
