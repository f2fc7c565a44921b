import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { erasedMandateDays } from './mandate-kept-until';
import { dropKeptMandates, requireRetention } from './queries';
import { dueBefore } from './rules';

const dayMs = 24 * 3_600_000;

/** Deletes at most `most` mandates that were kept after an erasure and are due; returns how many. */
export async function dropDueMandates(ctx: Ctx, most: number): Promise<number> {
  const { clubId, now } = ctx;
  return withClub(ctx, async tx => {
    const { acceptedDays } = await requireRetention(tx, clubId);
    const due = {
      erasedBefore: new Date(now.getTime() - erasedMandateDays * dayMs),
      decidedBefore: dueBefore(acceptedDays, now),
    };
    return dropKeptMandates(tx, clubId, due, most);
  });
}
