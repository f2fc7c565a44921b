import type { AgeDistribution, DashboardCount } from '@/lib/contracts/dashboard';
import { ageGroups } from '@/lib/contracts/enums';

type Counted = { readonly count: number };

export function sumOf(rows: readonly Counted[]): number {
  return rows.reduce((sum, row) => sum + row.count, 0);
}

/** The change in percent with one decimal, null where there was nothing before. */
export function compareCounts(count: number, previousCount: number): DashboardCount {
  const change = ((count - previousCount) / previousCount) * 100;
  return { count, previousCount, changePercent: previousCount === 0 ? null : round(change, 1) };
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
