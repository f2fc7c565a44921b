import { validate as isUuid } from 'uuid';
import { withClub } from '@/db/client';
import { type NewAttachment, openAttachments } from '@/lib/mail/attachments';
import type { Ctx } from '@/lib/platform/context';
import { notFound } from '@/lib/platform/errors';
import { requireMail } from './queries';
import { mayReadContent } from './rules';

/** A file that goes with a mail of the club, to those who may read the mail. Throws 404. */
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
