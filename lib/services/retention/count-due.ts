import { withClub } from '@/db/client';
import type { DueSubmissions, DueSubmissionsQuery } from '@/lib/contracts/data-privacy';
import type { Ctx } from '@/lib/platform/context';
import { countDue, countEvidence, findNextRun, requireRetention } from './queries';
import { dueBefore } from './rules';

/**
 * Number of submissions that the next nightly run would anonymise, and that would lose their evidence, under these
 * periods. A missing period defaults to the stored one. Changes nothing.
 */
export async function countDueSubmissions(ctx: Ctx, periods: DueSubmissionsQuery): Promise<DueSubmissions> {
  const { clubId, now } = ctx;
  return withClub(ctx, async tx => {
    const stored = await requireRetention(tx, clubId);
    const { night, startsAt } = await findNextRun(tx, clubId, now);
    const beforeOf = (name: keyof DueSubmissionsQuery) => dueBefore(periods[name] ?? stored[name], startsAt);
    const counts = await countDue(tx, clubId, {
      unconfirmed: beforeOf('unconfirmedDays'),
      rejected: beforeOf('rejectedDays'),
      accepted: beforeOf('acceptedDays'),
    });
    const evidence = await countEvidence(tx, clubId, beforeOf('evidenceDays'));
    return { night, startsAt: startsAt.toISOString(), ...counts, evidence };
  });
}
