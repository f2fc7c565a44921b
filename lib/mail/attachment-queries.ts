import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { mailAttachments } from '@/db/schema/mail';

/** The mail to which attachments belong. */
export type Attachments = { readonly clubId: string; readonly mailId: string };

export async function createAttachment(tx: Tx, row: typeof mailAttachments.$inferInsert): Promise<void> {
  await tx.insert(mailAttachments).values(row);
}

/** Lists a mail's attachments without their content. */
export function listAttachments(tx: Tx, attachments: Attachments) {
  const { id, fileName, contentType, size } = mailAttachments;
  return tx
    .select({ id, fileName, contentType, size })
    .from(mailAttachments)
    .where(isOf(attachments))
    .orderBy(asc(id));
}

/** Lists the attachments of a mail with their encrypted content; only one if `id` is given. */
export function listAttachmentRows(tx: Tx, attachments: Attachments, id?: string) {
  return tx
    .select()
    .from(mailAttachments)
    .where(and(isOf(attachments), id === undefined ? undefined : eq(mailAttachments.id, id)))
    .orderBy(asc(mailAttachments.id));
}

function isOf({ clubId, mailId }: Attachments) {
  return and(eq(mailAttachments.clubId, clubId), eq(mailAttachments.mailId, mailId));
}
