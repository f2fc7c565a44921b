import { withClub } from '@/db/client';
import type { SentKeptMails } from '@/lib/contracts/mail';
import type { Ctx } from '@/lib/platform/context';
import { enqueue } from '@/lib/queue/enqueue';
import { requeueKept } from './queries';

/**
 * Sends the captured mails of the last 14 days, oldest first, as they were rendered; at most 1,000 at once. Leaves out
 * mails with a link into an account, which only their recipient may have sent again.
 */
export async function sendKeptMails(ctx: Ctx): Promise<SentKeptMails> {
  const { clubId } = ctx;
  return withClub(ctx, async tx => {
    const ids = await requeueKept(tx, clubId, ctx.now);
    for (const mailId of ids) await enqueue(tx, 'send-mail', { clubId, mailId });
    return { count: ids.length };
  });
}
