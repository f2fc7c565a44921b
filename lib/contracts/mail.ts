import { z } from 'zod';
import { emailTemplateTypes, mailStates } from '@/lib/rules/enums';
import { Instant, PageQuery, page, RecordId, text } from './common';
import { EMailTemplateType } from './enum-schemas';
import { exampleIds } from './example-ids';

const mailHead = {
  id: RecordId,
  type: EMailTemplateType,
  state: z.enum(mailStates),
  to: z.string(),
  subject: z.string(),
  submissionId: RecordId.nullable(),
  attempts: z.int(),
  lastError: z.string().nullable(),
  createdAt: Instant,
  nextAttemptAt: Instant.nullable(),
  sentAt: Instant.nullable(),
};

const example = {
  id: exampleIds.mail,
  type: 'MembershipReceived',
  state: 'Sent',
  to: 'Änne Groß <aenne@example.org>',
  subject: 'Anmeldung bei TSV Beispiel eingegangen (Nr. 17)',
  submissionId: exampleIds.submission,
  attempts: 1,
  lastError: null,
  createdAt: '2026-03-14T09:26:53.589Z',
  nextAttemptAt: null,
  sentAt: '2026-03-14T09:26:54.102Z',
} as const;

export const OutboxItem = z.object(mailHead).meta({ id: 'OutboxItem', example });
export type OutboxItem = z.output<typeof OutboxItem>;

export const MailAttachment = z
  .object({
    id: RecordId,
    fileName: z.string(),
    contentType: z.string(),
    size: z.int().min(0).describe('Bytes'),
  })
  .meta({
    id: 'MailAttachment',
    example: {
      id: exampleIds.mail,
      fileName: 'Monatsbericht 2026-02 TSV Beispiel.pdf',
      contentType: 'application/pdf',
      size: 22521,
    },
  });

export const OutboxMail = z
  .object({
    ...mailHead,
    text: z.string(),
    html: z.string(),
    attachments: z.array(MailAttachment).describe('Attachments'),
    isContentHidden: z
      .boolean()
      .describe(
        'True for e-mails with account links, which only the recipient may see. text and html are then empty',
      ),
    mayRetry: z
      .boolean()
      .describe('Whether you may send it again. E-mails with account links: only their recipient may'),
  })
  .meta({
    id: 'OutboxMail',
    example: {
      ...example,
      text: 'Hallo Änne,\n\nvielen Dank für die Anmeldung.\n',
      html: '<!doctype html><html lang="de"><body><p>Hallo Änne,</p></body></html>',
      attachments: [],
      isContentHidden: false,
      mayRetry: true,
    },
  });
export type OutboxMail = z.output<typeof OutboxMail>;

const HeldBack = z
  .object({ count: z.int().min(0), nextAttemptAt: Instant.nullable() })
  .describe('E-mails that wait because the club’s quota of the day is used up');

/** How long kept mails can be sent together: their links are valid as long. */
export const sendKeptDays = 14;

const KeptCount = z
  .int()
  .describe(
    `E-mails of the last ${sendKeptDays} days that were kept because there was no mail server. They are sent on request only (\`sendKeptMails\`)`,
  );

export const SentKeptMails = z
  .object({ count: z.int().describe('E-mails that are now queued') })
  .meta({ id: 'SentKeptMails', example: { count: 12 } });
export type SentKeptMails = z.output<typeof SentKeptMails>;

export const OutboxList = page(OutboxItem)
  .extend({ heldBack: HeldBack, keptCount: KeptCount })
  .meta({
    id: 'OutboxList',
    example: {
      items: [example],
      nextCursor: null,
      totalCount: 1,
      heldBack: { count: 0, nextAttemptAt: null },
      keptCount: 0,
    },
  });
export type OutboxList = z.output<typeof OutboxList>;
export const OutboxQuery = PageQuery.extend({
  state: z.enum(mailStates).optional(),
  type: z.enum(emailTemplateTypes).optional(),
  submissionId: RecordId.optional().describe('E-mails about this submission'),
  q: text(200)
    .optional()
    .describe('Words that subject, name or address of the recipient contain, in any case'),
}).strict();
export type OutboxQuery = z.output<typeof OutboxQuery>;
