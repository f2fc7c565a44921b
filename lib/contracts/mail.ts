import { z } from 'zod';
import { Instant, PageQuery, page, RecordId } from './common';
import { EMailTemplateType } from './enum-schemas';
import { mailStates } from './enums';

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

export const OutboxItem = z.object(mailHead).meta({ id: 'OutboxItem' });
export type OutboxItem = z.output<typeof OutboxItem>;

export const OutboxMail = z
  .object({ ...mailHead, text: z.string(), html: z.string() })
  .meta({ id: 'OutboxMail' });
export type OutboxMail = z.output<typeof OutboxMail>;

export const OutboxList = page(OutboxItem).meta({ id: 'OutboxList' });
export const OutboxQuery = PageQuery.extend({ state: z.enum(mailStates).optional() }).strict();
export type OutboxQuery = z.output<typeof OutboxQuery>;
