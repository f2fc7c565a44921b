import {
  type AgeDistribution,
  ageGroups,
  type DashboardCount,
  type MembershipChart,
  type SubmissionTrend,
} from '@/lib/contracts/dashboard';
import type { SubmissionKind } from '@/lib/contracts/enums';
import { listDays, type Period } from './period';

type Counted = { readonly count: number };
type CountedDay = Counted & { readonly day: string; readonly kind: SubmissionKind };

export function sumOf(rows: readonly Counted[]): number {
  return rows.reduce((sum, row) => sum + row.count, 0);
}

/** What came in of a kind from `from` on, beside what came in before. */
export function compareWithBefore(
  rows: readonly CountedDay[],
  kind: SubmissionKind,
  from: string,
): DashboardCount {
  const ofKind = rows.filter(row => row.kind === kind);
  const count = sumOf(ofKind.filter(row => row.day >= from));
  return compareCounts(count, sumOf(ofKind) - count);
}

/** The change in percent with one decimal, null where there was nothing before. */
export function compareCounts(count: number, previousCount: number): DashboardCount {
  const change = ((count - previousCount) / previousCount) * 100;
  return { count, previousCount, changePercent: previousCount === 0 ? null : round(change, 1) };
}

/** Membership applications of each day of the period. */
export function chartOf(rows: readonly CountedDay[], period: Period): MembershipChart {
  const counts = new Map<string, number>();
  for (const { day, kind, count } of rows)
    if (kind === 'Membership') counts.set(day, (counts.get(day) ?? 0) + count);
  return listDays(period).map(date => ({ date, count: counts.get(date) ?? 0 }));
}

/** What came in in each of `periods`; `periodOf` tells to which of them a day belongs. */
export function trendOf(
  rows: readonly CountedDay[],
  periods: readonly string[],
  periodOf: (day: string) => string,
): SubmissionTrend {
  const counts = new Map<string, number>();
  for (const { day, kind, count } of rows) {
    const key = `${periodOf(day)} ${kind}`;
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return periods.map(period => {
    const countOf = (kind: SubmissionKind) => counts.get(`${period} ${kind}`) ?? 0;
    const [memberships, cancellations] = [countOf('Membership'), countOf('Cancellation')];
    return {
      period,
      memberships,
      changes: countOf('Change'),
      cancellations,
      netDevelopment: memberships - cancellations,
    };
  });
}

/** accepted / (accepted + rejected) with four decimals; null where nothing was decided. */
export function acceptanceRate(accepted: number, rejected: number): number | null {
  const decided = accepted + rejected;
  return decided === 0 ? null : round(accepted / decided, 4);
}

/** The group that an age in years belongs to. */
export function ageGroupOf(age: number): AgeDistribution[number]['group'] | undefined {
  return ageGroups.find(group => {
    const [from, to] = group.replace('+', '-').split('-');
    return age >= Number(from) && (to === '' || age <= Number(to));
  });
}

/** Halves away from nought. */
function round(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return (Math.sign(value) * Math.round(Math.abs(value) * factor)) / factor + 0;
}
