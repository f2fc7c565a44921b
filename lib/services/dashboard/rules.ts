import type { AgeDistribution, DashboardCount } from '@/lib/contracts/dashboard';
import { ageGroups } from '@/lib/rules/enums';

type Counted = { readonly count: number };

export function sumOf(rows: readonly Counted[]): number {
  return rows.reduce((sum, row) => sum + row.count, 0);
}

/** The change in percent with one decimal; null if the previous count is zero. */
export function compareCounts(count: number, previousCount: number): DashboardCount {
  const change = count - previousCount;
  return {
    count,
    previousCount,
    changePercent: previousCount === 0 ? null : shareOf(change * 100, previousCount, 1),
  };
}

/** accepted / (accepted + rejected) with four decimals; null without decisions. */
export function acceptanceRate(accepted: number, rejected: number): number | null {
  const decided = accepted + rejected;
  return decided === 0 ? null : shareOf(accepted, decided, 4);
}

/** Returns the age group of an age in years. */
export function ageGroupOf(age: number): AgeDistribution[number]['group'] | undefined {
  return ageGroups.find(group => {
    const [from, to] = group.replace('+', '-').split('-');
    return age >= Number(from) && (to === '' || age <= Number(to));
  });
}

/** Rounds halves away from zero in whole numbers and divides last, because binary fractions are not exact. */
function shareOf(part: number, whole: number, decimals: number): number {
  const factor = 10 ** decimals;
  const rounded = Math.floor((2 * Math.abs(part) * factor + whole) / (2 * whole));
  return (Math.sign(part) * rounded) / factor + 0;
}
