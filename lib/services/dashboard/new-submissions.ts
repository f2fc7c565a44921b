import type { DashboardCount, DashboardQuery } from '@/lib/contracts/dashboard';
import type { Ctx } from '@/lib/platform/context';
import type { SubmissionKind } from '@/lib/rules/enums';
import { dayBefore } from './period';
import { type Arrivals, countArrivals } from './queries';
import { compareCounts } from './rules';
import { withPeriod } from './with-period';

const membersOf = {
  Membership: 'memberships',
  Change: 'changes',
  Cancellation: 'cancellations',
} as const satisfies Record<SubmissionKind, keyof Arrivals>;

/** What came in of one kind, beside the period of the same length before. */
export function countNewSubmissions(
  ctx: Ctx,
  kind: SubmissionKind,
  query: DashboardQuery,
): Promise<DashboardCount> {
  return withPeriod(ctx, query, async (tx, period) => {
    const [before, received] = await countArrivals(tx, period, [dayBefore(period), period.from]);
    const of = (arrivals?: Arrivals) => arrivals?.[membersOf[kind]] ?? 0;
    return compareCounts(of(received), of(before));
  });
}
