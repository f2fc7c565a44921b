import { withClub } from '@/db/client';
import type { DueSubmissions, DueSubmissionsQuery } from '@/lib/contracts/data-privacy';
import type { Ctx } from '@/lib/platform/context';
import { countDue, countEvidence, findNextNight, requireRetention } from './queries';
import { dueBefore } from './rules';

/**
 * How many submissions the next night would anonymise, and how many would lose their evidence, if these periods held
 * then; the stored period where one is left out. Changes nothing.
 */
export async function countDueSubmissions(ctx: Ctx, periods: DueSubmissionsQuery): Promise<DueSubmissions> {
  const { clubId, now } = ctx;
  return withClub(ctx, async tx => {
    const stored = await requireRetention(tx, clubId);
    const { night, startsAt } = await findNextNight(tx, clubId, now);
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
