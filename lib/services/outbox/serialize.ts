import type { OutboxItem, OutboxMail } from '@/lib/contracts/mail';
import type { MailRow } from './queries';

export function toOutboxItem(row: MailRow): OutboxItem {
  return {
    id: row.id,
    type: row.type,
    state: row.state,
    to: row.toName ? `${row.toName} <${row.toAddress}>` : row.toAddress,
    subject: row.subject,
    submissionId: row.submissionId,
    attempts: row.attempts,
    lastError: row.lastError,
    createdAt: row.createdAt.toISOString(),
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
    sentAt: row.sentAt?.toISOString() ?? null,
  };
}

type Shown = Pick<OutboxMail, 'attachments' | 'mayRetry'> & {
  /** Null where the reader may not see it. */
  readonly content: { readonly text: string; readonly html: string } | null;
};

export function toOutboxMail(row: MailRow, { content, mayRetry, attachments }: Shown): OutboxMail {
  return {
    ...toOutboxItem(row),
    text: content?.text ?? '',
    html: content?.html ?? '',
    attachments,
    isContentHidden: content === null,
    mayRetry,
  };
}
