import type { Ctx } from '@/lib/context';
import type { DashboardCount, DashboardQuery } from '@/lib/contracts/dashboard';
import type { SubmissionKind } from '@/lib/contracts/enums';
import { daysOf } from './period';
import { countByDay } from './queries';
import { compareWithBefore } from './rules';
import { withPeriod } from './with-period';

/** What came in of one kind, beside the period of the same length before. */
export function countNewSubmissions(
  ctx: Ctx,
  kind: SubmissionKind,
  query: DashboardQuery,
): Promise<DashboardCount> {
  return withPeriod(ctx, query, async (tx, period) =>
    compareWithBefore(await countByDay(tx, period, daysOf(period)), kind, period.from),
  );
}
