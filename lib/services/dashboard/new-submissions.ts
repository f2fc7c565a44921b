import type {
  DashboardCount,
  DashboardQuery,
  MembershipChart,
  SubmissionTrend,
  TrendQuery,
} from '@/lib/contracts/dashboard';
import type { Ctx } from '@/lib/platform/context';
import type { SubmissionKind } from '@/lib/rules/enums';
import { dayBefore, firstDays, listDays, monthOf, weekOf } from './period';
import { countReceived, type ReceivedCounts } from './queries';
import { compareCounts } from './rules';
import { withPeriod } from './with-period';

const membersOf = {
  Membership: 'memberships',
  Change: 'changes',
  Cancellation: 'cancellations',
} as const satisfies Record<SubmissionKind, keyof ReceivedCounts>;

/** Counts new submissions of one kind, with those of the previous period of the same length. */
export function countNewSubmissions(
  ctx: Ctx,
  kind: SubmissionKind,
  query: DashboardQuery,
): Promise<DashboardCount> {
  return withPeriod(ctx, query, async (tx, period) => {
    const [before, received] = await countReceived(tx, period, [dayBefore(period), period.from]);
    const of = (counts?: ReceivedCounts) => counts?.[membersOf[kind]] ?? 0;
    return compareCounts(of(received), of(before));
  });
}

/** Membership applications of each day. */
export function getMembershipChart(ctx: Ctx, query: DashboardQuery): Promise<MembershipChart> {
  return withPeriod(ctx, query, async (tx, period) => {
    const days = await countReceived(tx, period, listDays(period));
    return days.map(({ day, memberships }) => ({ date: day, count: memberships }));
  });
}

/** New submissions of each week or month. */
export function getTrend(ctx: Ctx, { interval, ...query }: TrendQuery): Promise<SubmissionTrend> {
  return withPeriod(ctx, query, async (tx, period) => {
    const periodOf = interval === 'Week' ? weekOf : monthOf;
    const counts = await countReceived(tx, period, firstDays(period, periodOf));
    return counts.map(({ day, memberships, changes, cancellations }) => ({
      period: periodOf(day),
      memberships,
      changes,
      cancellations,
      netDevelopment: memberships - cancellations,
    }));
  });
}
