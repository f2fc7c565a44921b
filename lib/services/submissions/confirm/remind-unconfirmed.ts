import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { lockUnreminded } from './reminder-queries';
import { sendConfirmations } from './send-confirmations';

/**
 * Reminds of at most `most` submissions that wait for their confirmation, after three days and once more after ten,
 * with new links; answers of how many. Called late, as after an outage, it sends one reminder and not two.
 */
export async function remindUnconfirmed(ctx: Ctx, most: number): Promise<number> {
  return withClub(ctx, async tx => {
    const ids = await lockUnreminded(tx, ctx.clubId, ctx.now, most);
    for (const id of ids) await sendConfirmations(tx, ctx, id, 'ConfirmationResent');
    return ids.length;
  });
}
