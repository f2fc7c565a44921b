import { validate as isUuid } from 'uuid';
import { withClub } from '@/db/client';
import type { OutboxItem, OutboxList, OutboxMail, OutboxQuery } from '@/lib/contracts/mail';
import { listAttachments } from '@/lib/mail/attachment-queries';
import { type NewAttachment, openAttachments } from '@/lib/mail/attachments';
import { openContent } from '@/lib/mail/mail-content';
import type { Ctx } from '@/lib/platform/context';
import { decodeCursor, InstantPlace, pageOf } from '@/lib/platform/cursor';
import { notFound } from '@/lib/platform/errors';
import { countHeldBack, countKept, countMails, listMails, type MailRow, requireMail } from './queries';
import { mayReadContent, mayRetry } from './rules';

/** A page of the club's mails, newest first. */
export async function listOutbox(ctx: Ctx, { q, limit, cursor, ...kinds }: OutboxQuery): Promise<OutboxList> {
  const list = { name: 'outbox', clubId: ctx.clubId };
  const [createdAt, id] = decodeCursor(cursor, list, InstantPlace) ?? [];
  const place = createdAt && id ? { createdAt: new Date(createdAt), id } : null;
  const filter = { ...kinds, words: q?.split(/\s+/).filter(Boolean) };
  return withClub(ctx, async tx => {
    const found = await listMails(tx, ctx.clubId, { ...filter, place, limit: limit + 1 });
    const { rows, nextCursor } = pageOf(found, limit, list, row => [row.createdAt.toISOString(), row.id]);
    const totalCount = await countMails(tx, ctx.clubId, filter);
    const { count, nextAttemptAt } = await countHeldBack(tx, ctx.clubId);
    const heldBack = { count, nextAttemptAt: nextAttemptAt?.toISOString() ?? null };
    const keptCount = await countKept(tx, ctx.clubId, ctx.now);
    return { items: rows.map(toOutboxItem), nextCursor, totalCount, heldBack, keptCount };
  });
}

/** One mail of the club, with its text unless only the recipient may see it. Throws 404. */
export async function getOutboxMail(ctx: Ctx, id: string): Promise<OutboxMail> {
  return withClub(ctx, async tx => {
    const row = await requireMail(tx, ctx.clubId, id);
    const attachments = await listAttachments(tx, { clubId: ctx.clubId, mailId: row.id });
    return toOutboxMail(row, {
      content: mayReadContent(row, ctx.actor) ? openContent(row) : null,
      mayRetry: mayRetry(row, ctx.actor),
      attachments,
    });
  });
}

/** An attachment of a mail, for readers who may read the mail. Throws 404. */
export async function getOutboxAttachment(
  ctx: Ctx,
  { id, attachmentId }: { readonly id: string; readonly attachmentId: string },
): Promise<NewAttachment> {
  return withClub(ctx, async tx => {
    const mail = await requireMail(tx, ctx.clubId, id);
    if (!isUuid(attachmentId) || !mayReadContent(mail, ctx.actor)) throw notFound();
    const [file] = await openAttachments(tx, { clubId: ctx.clubId, mailId: mail.id }, attachmentId);
    if (!file) throw notFound();
    return file;
  });
}

function toOutboxItem(row: MailRow): OutboxItem {
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
  /** Null if the reader may not see it. */
  readonly content: { readonly text: string; readonly html: string } | null;
};

function toOutboxMail(row: MailRow, { content, mayRetry, attachments }: Shown): OutboxMail {
  return {
    ...toOutboxItem(row),
    text: content?.text ?? '',
    html: content?.html ?? '',
    attachments,
    isContentHidden: content === null,
    mayRetry,
  };
}
