import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { dropEvidence, requireRetention } from './queries';
import { dueBefore } from './rules';

/** Drops the evidence of at most `most` declarations that is older than the club keeps it; answers how many. */
export async function dropDueEvidence(ctx: Ctx, most: number): Promise<number> {
  return withClub(ctx, async tx => {
    const { evidenceDays } = await requireRetention(tx, ctx.clubId);
    const before = dueBefore(evidenceDays, ctx.now);
    return before ? dropEvidence(tx, ctx.clubId, before, most) : 0;
  });
}
