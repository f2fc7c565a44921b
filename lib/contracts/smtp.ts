import { z } from 'zod';
import { smtpSecurities } from '@/lib/rules/enums';
import { Instant, rawText, text, withoutDefaults } from './common';
import { EmailAddress } from './users';

const isOneLine = (value: string) => !/[\r\n]/.test(value);
const line = (max: number) => text(max).refine(isOneLine, { error: 'oneLine' });

// A host name or an IP address, without port, path or user.
const host = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}._-]*[\p{L}\p{N}])?\.?|\[?[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*\]?)$/u;

/** As `host` for languages without `\p`: all that is not ASCII may be a letter. */
const hostPattern =
  '^(?:[0-9A-Za-z\\u0080-\\uffff](?:[0-9A-Za-z\\u0080-\\uffff._-]*[0-9A-Za-z\\u0080-\\uffff])?\\.?|\\[?[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*\\]?)$';

const Host = z
  .string()
  .min(1)
  .max(253)
  .refine(text => host.test(text), { error: 'formatHost' })
  .meta({ pattern: hostPattern });

const SmtpSecurity = z
  .enum(smtpSecurities)
  .describe('Tls from the start (usually port 465), StartTls after the greeting (usually port 587), or None');

const fields = {
  host: Host,
  port: z.int().min(1).max(65_535),
  security: SmtpSecurity,
  username: line(320).default(''),
  fromAddress: EmailAddress,
  fromName: line(100).default(''),
  replyTo: z.union([z.literal(''), EmailAddress]).default(''),
};

const example = {
  host: 'smtp.example.org',
  port: 587,
  security: 'StartTls',
  username: 'post@tsv-beispiel.example',
  fromAddress: 'post@tsv-beispiel.example',
  fromName: 'TSV Beispiel',
  replyTo: 'vorstand@tsv-beispiel.example',
} as const;

export const SmtpSettingsWriteDto = z
  .strictObject({
    ...withoutDefaults(fields),
    password: rawText(500)
      .refine(isOneLine, { error: 'oneLine' })
      .nullable()
      .optional()
      .describe('Kept if left out, unless host, port or username change. Null removes it'),
    hasPassword: z.unknown().optional(),
    dateModified: z.unknown().optional(),
  })
  .transform(({ hasPassword: _hasPassword, dateModified: _dateModified, ...settings }) => settings)
  .meta({ id: 'SmtpSettingsWriteDto', example: { ...example, password: 'not-a-real-password' } });
export type SmtpSettingsWriteDto = z.output<typeof SmtpSettingsWriteDto>;

export const SmtpSettingsReadDto = z
  .object({
    ...fields,
    host: z.string().describe('Empty if the club has no mail server of its own'),
    fromAddress: z.string(),
    replyTo: z.string(),
    hasPassword: z.boolean(),
    dateModified: Instant.optional().describe('Left out if the club has no mail server of its own'),
  })
  .meta({
    id: 'SmtpSettingsReadDto',
    example: { ...example, hasPassword: true, dateModified: '2026-03-14T09:26:53.589Z' },
  });
export type SmtpSettingsReadDto = z.output<typeof SmtpSettingsReadDto>;

/**
 * Stage at which a test mail fails. `Connect` is the only detail about an address that cannot be
 * reached.
 */
export const smtpTestStages = ['Dns', 'Connect', 'Tls', 'SignIn', 'Sender', 'Recipient', 'Message'] as const;
export type SmtpTestStage = (typeof smtpTestStages)[number];

export const SmtpTestRequest = z
  .strictObject({
    to: EmailAddress,
    settings: SmtpSettingsWriteDto.optional().describe('Used instead of the stored settings. Not saved'),
  })
  .meta({
    id: 'SmtpTestRequest',
    example: {
      to: 'vorstand@tsv-beispiel.example',
      settings: { ...example, password: 'not-a-real-password' },
    },
  });
export type SmtpTestRequest = z.output<typeof SmtpTestRequest>;

export const SmtpTestResultDto = z
  .object({
    success: z.boolean(),
    stage: z.enum(smtpTestStages).nullable().describe('The stage that failed'),
    responseCode: z.int().nullable().describe('The response of the mail server, if there was one'),
    message: z.string(),
    remedy: z.string().nullable(),
    durationMs: z.int(),
  })
  .meta({
    id: 'SmtpTestResultDto',
    example: {
      success: false,
      stage: 'SignIn',
      responseCode: 535,
      message: 'The mail server rejects the sign-in.',
      remedy: 'Check user name and password. Some providers ask for a password of its own for programs.',
      durationMs: 412,
    },
  });
export type SmtpTestResultDto = z.output<typeof SmtpTestResultDto>;
