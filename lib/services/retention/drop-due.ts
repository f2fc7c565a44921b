import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { dropEvidence, dropKeptMandates, requireRetention } from './queries';
import { dueBefore } from './rules';

const dayMs = 24 * 3_600_000;

/** Fourteen months: a mandate is kept that long after the last collection; after an erasure there is none. */
const erasedMandateDays = 426;

/** Deletes the evidence of at most `most` submissions that is older than the club's retention; returns how many. */
export async function dropDueEvidence(ctx: Ctx, most: number): Promise<number> {
  return withClub(ctx, async tx => {
    const { evidenceDays } = await requireRetention(tx, ctx.clubId);
    const before = dueBefore(evidenceDays, ctx.now);
    return before ? dropEvidence(tx, ctx.clubId, before, most) : 0;
  });
}

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

type Mandate = { readonly decidedAt: Date | null; readonly erasedAt: Date };

/**
 * Until when the mandate of an accepted submission is kept after its person was erased: for the retention of accepted
 * submissions (`acceptedDays`, 0 for ever), at most fourteen months.
 */
export function mandateKeptUntil({ decidedAt, erasedAt }: Mandate, acceptedDays: number): Date {
  const longest = erasedAt.getTime() + erasedMandateDays * dayMs;
  const byClub = decidedAt && acceptedDays > 0 ? decidedAt.getTime() + acceptedDays * dayMs : longest;
  return new Date(Math.min(longest, byClub));
}
