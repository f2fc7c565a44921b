import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { enqueue } from '@/lib/jobs/enqueue';
import { requeueMail, requireMail } from './queries';

/**
 * Sends a mail that failed or was captured once more, as it was rendered then, with 24 hours of tries of its own.
 * Throws 404, and 409 for one that is sent or still on its way.
 */
export async function retryOutboxMail(ctx: Ctx, id: string): Promise<void> {
  await withClub(ctx, async tx => {
    const row = await requireMail(tx, ctx.clubId, id, true);
    if (row.state !== 'Failed' && row.state !== 'Captured') {
      throw new AppError('state-conflict', { members: { state: row.state } });
    }
    await requeueMail(tx, ctx.clubId, id);
    await enqueue(tx, 'send-mail', { clubId: ctx.clubId, mailId: id });
  });
}
