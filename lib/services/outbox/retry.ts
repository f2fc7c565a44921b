import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import { enqueue } from '@/lib/queue/enqueue';
import { requeueMail, requireMail } from './queries';
import { mayRetry } from './rules';

/**
 * Sends a failed or captured mail again, as it was rendered, with another 24 hours of attempts. Throws 404, 403 for a
 * mail with a link into another person's account, and 409 if the mail was sent or is queued.
 */
export async function retryOutboxMail(ctx: Ctx, id: string): Promise<void> {
  await withClub(ctx, async tx => {
    const row = await requireMail(tx, ctx.clubId, id, true);
    if (!mayRetry(row, ctx.actor)) throw new AppError('forbidden');
    if (row.state !== 'Failed' && row.state !== 'Captured') {
      throw new AppError('state-conflict', { members: { state: row.state } });
    }
    await requeueMail(tx, ctx.clubId, id);
    await enqueue(tx, 'send-mail', { clubId: ctx.clubId, mailId: id });
  });
}
