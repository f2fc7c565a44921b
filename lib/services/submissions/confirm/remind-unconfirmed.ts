import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { lockUnreminded } from './reminder-queries';
import { sendConfirmations } from './send-confirmations';

/**
 * Sends reminders with new links for at most `most` unconfirmed submissions, after three days and again after ten.
 * Returns their number. A late run, as after an outage, sends one reminder and not two.
 */
export async function remindUnconfirmed(ctx: Ctx, most: number): Promise<number> {
  return withClub(ctx, async tx => {
    const ids = await lockUnreminded(tx, ctx.clubId, ctx.now, most);
    for (const id of ids) await sendConfirmations(tx, ctx, id, 'ConfirmationResent');
    return ids.length;
  });
}
