import type { AgeDistribution, DashboardQuery, GenderDistribution } from '@/lib/contracts/dashboard';
import type { Ctx } from '@/lib/platform/context';
import { ageGroups, genders } from '@/lib/rules/enums';
import { countAges, countGenders } from './queries';
import { ageGroupOf, sumOf } from './rules';
import { withPeriod } from './with-period';

/** Persons of new membership applications in every age group; who has no birth date any more is in none. */
export function getAgeDistribution(ctx: Ctx, query: DashboardQuery): Promise<AgeDistribution> {
  return withPeriod(ctx, query, async (tx, period) => {
    const ages = await countAges(tx, period);
    return ageGroups.map(group => ({
      group,
      count: sumOf(ages.filter(({ value }) => value !== null && ageGroupOf(value) === group)),
    }));
  });
}

/** Persons of new membership applications of every gender; who did not say is `NotSpecified`. */
export function getGenderDistribution(ctx: Ctx, query: DashboardQuery): Promise<GenderDistribution> {
  return withPeriod(ctx, query, async (tx, period) => {
    const counts = await countGenders(tx, period);
    return genders.map(gender => ({
      gender,
      count: sumOf(counts.filter(({ value }) => (value ?? 'NotSpecified') === gender)),
    }));
  });
}
