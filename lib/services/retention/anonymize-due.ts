import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/context';
import { forgetInExports } from '@/lib/services/exports/forget';
import { recordHistory } from '@/lib/services/submissions/record-history';
import { eraseIdentity, lockDue, requireRetention } from './queries';
import { dueBefore } from './rules';

/**
 * Anonymises at most `most` submissions that the club's data-privacy settings make due, the oldest first, each with
 * an entry in its history; answers how many (contract §4). One that is being decided at the moment is passed over.
 */
export async function anonymizeDue(ctx: Ctx, most: number): Promise<number> {
  const { clubId, now } = ctx;
  return withClub(ctx, async tx => {
    const { unconfirmedDays, rejectedDays, acceptedDays } = await requireRetention(tx, clubId);
    const due = {
      unconfirmed: dueBefore(unconfirmedDays, now),
      rejected: dueBefore(rejectedDays, now),
      accepted: dueBefore(acceptedDays, now),
    };
    const ids = await lockDue(tx, clubId, due, most);
    if (ids.length > 0) await eraseIdentity(tx, clubId, ids, now);
    await forgetInExports({ ...ctx, tx }, ids);
    for (const id of ids) await recordHistory(tx, ctx, id, { type: 'Anonymized' });
    return ids.length;
  });
}
