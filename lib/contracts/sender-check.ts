import { z } from 'zod';
import { EmailAddress } from './users';

/**
 * Which server sends the club's mails: its own, the installation's, or none; then they stay in the
 * outbox.
 */
export const mailSenders = ['Club', 'Installation', 'Captured'] as const;

export const senderCheckKinds = ['Spf', 'Dkim', 'Dmarc', 'Mx'] as const;

/** `Unknown` if the record could not be looked up, or cannot be checked from outside. */
export const senderCheckStates = ['Good', 'Warning', 'Missing', 'Unknown'] as const;

/** Results of checking a domain's records; the text of each is in the namespace `mail`. */
export const senderFindings = [
  'SpfGood',
  'SpfMissing',
  'SpfSeveral',
  'SpfOpen',
  'SpfWeak',
  'DkimGood',
  'DkimRevoked',
  'DkimMissing',
  'DkimNotSeen',
  'DmarcGood',
  'DmarcWatches',
  'DmarcMissing',
  'DmarcSeveral',
  'DmarcBroken',
  'MxGood',
  'MxMissing',
  'NotLookedUp',
] as const;
export type SenderFinding = (typeof senderFindings)[number];

export const SenderCheckQuery = z
  .object({
    fromAddress: EmailAddress.optional().describe('Default: the current sender address'),
    dkimSelector: z
      .string()
      .max(60)
      .regex(/^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/i, { error: 'dkimSelector' })
      .optional()
      .describe('The name of the DKIM key, as given by the provider. If left out, the usual names are tried'),
  })
  .strict();
export type SenderCheckQuery = z.output<typeof SenderCheckQuery>;

const example = {
  sender: 'Club',
  fromAddress: 'post@tsv-beispiel.example',
  domain: 'tsv-beispiel.example',
  isMailProvider: false,
  checks: [
    {
      kind: 'Spf',
      state: 'Missing',
      finding: 'SpfMissing',
      record: null,
      message: 'There is no SPF record.',
      advice: 'Add a TXT record to the domain that names your mail provider.',
    },
  ],
} as const;

export const SenderCheckItem = z
  .object({
    kind: z.enum(senderCheckKinds),
    state: z.enum(senderCheckStates),
    finding: z.enum(senderFindings),
    record: z.string().nullable().describe('The record as found'),
    message: z.string(),
    advice: z.string().nullable(),
  })
  .meta({ id: 'SenderCheckItem', example: example.checks[0] });
export type SenderCheckItem = z.output<typeof SenderCheckItem>;

export const SenderCheck = z
  .object({
    sender: z.enum(mailSenders).describe('Which server currently sends the club’s e-mails'),
    fromAddress: z.string(),
    domain: z.string(),
    isMailProvider: z
      .boolean()
      .describe('The domain belongs to a mail provider that maintains its own records. Nothing is looked up'),
    checks: z.array(SenderCheckItem),
  })
  .meta({ id: 'SenderCheck', example: { ...example, checks: [...example.checks] } });
export type SenderCheck = z.output<typeof SenderCheck>;
