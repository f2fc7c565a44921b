import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { removeFromExports } from '@/lib/services/exports/remove-submissions';
import { recordHistory } from '@/lib/services/submissions/record-history';
import { eraseIdentity, lockDue, requireRetention } from './queries';
import { dueBefore } from './rules';

/**
 * Anonymises at most `most` submissions that are due by the club's data privacy settings, the oldest first, each with
 * a history entry (contract §4). Skips submissions that somebody decides at the moment. Returns how many it
 * anonymised.
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
    await removeFromExports({ ...ctx, tx }, ids);
    for (const id of ids) await recordHistory(tx, ctx, id, { type: 'Anonymized' });
    return ids.length;
  });
}
