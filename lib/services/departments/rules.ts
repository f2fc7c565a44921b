import type { ChangeDepartment } from '@/lib/contracts/catalog';
import { invalid } from '@/lib/platform/errors';
import { areAgesCrossed } from '@/lib/rules/money/tariff-fit';

type Ages = Pick<ChangeDepartment, 'minAge' | 'maxAge'>;

/** The columns of the ages; an absent one is no limit. Throws a 400 if the upper one is below the lower one. */
export function ageColumns(ages: Ages): { minAge: number | null; maxAge: number | null } {
  if (areAgesCrossed(ages)) throw invalid([{ path: 'maxAge', key: 'ageBounds' }]);
  return { minAge: ages.minAge ?? null, maxAge: ages.maxAge ?? null };
}
