import { z } from 'zod';
import { Instant, PageQuery, page, RecordId } from './common';
import { EMailTemplateType } from './enum-schemas';
import { emailTemplateTypes, mailStates } from './enums';
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
    attachments: z.array(MailAttachment).describe('Files that go with it'),
    isContentHidden: z
      .boolean()
      .describe(
        'true for links into accounts, which are nobody’s business but the recipient’s; text and html are empty',
      ),
  })
  .meta({
    id: 'OutboxMail',
    example: {
      ...example,
      text: 'Hallo Änne Groß,\n\nvielen Dank für die Anmeldung.\n',
      html: '<!doctype html><html lang="de"><body><p>Hallo Änne Groß,</p></body></html>',
      attachments: [],
      isContentHidden: false,
    },
  });
export type OutboxMail = z.output<typeof OutboxMail>;

export const OutboxList = page(OutboxItem).meta({
  id: 'OutboxList',
  example: { items: [example], nextCursor: null, totalCount: 1 },
});
export const OutboxQuery = PageQuery.extend({
  state: z.enum(mailStates).optional(),
  type: z.enum(emailTemplateTypes).optional(),
}).strict();
export type OutboxQuery = z.output<typeof OutboxQuery>;
