import { withClub } from '@/db/client';
import type { OutboxMail } from '@/lib/contracts/mail';
import { listAttachments } from '@/lib/mail/attachment-queries';
import { openContent } from '@/lib/mail/mail-content';
import type { Ctx } from '@/lib/platform/context';
import { requireMail } from './queries';
import { mayReadContent, mayRetry } from './rules';
import { toOutboxMail } from './serialize';

/** One mail of the club with its text, unless that is nobody's business but the recipient's. Throws 404. */
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
