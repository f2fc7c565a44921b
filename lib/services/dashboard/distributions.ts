import type {
  AgeDistribution,
  ApplicationFunnel,
  DashboardQuery,
  GenderDistribution,
  MembershipTypes,
  PaymentMethods,
  PopularDepartments,
  RankingQuery,
  ZipCodes,
} from '@/lib/contracts/dashboard';
import type { Ctx } from '@/lib/platform/context';
import { ageGroups, genders, paymentMethods } from '@/lib/rules/enums';
import {
  countAges,
  countFunnel,
  countGenders,
  countPaymentMethods,
  rankDepartments,
  rankMemberships,
  rankZips,
} from './queries';
import { ageGroupOf, sumOf } from './rules';
import { withPeriod } from './with-period';

/** Persons of new membership applications by age group, without persons whose birth date is unknown. */
export function getAgeDistribution(ctx: Ctx, query: DashboardQuery): Promise<AgeDistribution> {
  return withPeriod(ctx, query, async (tx, period) => {
    const ages = await countAges(tx, period);
    return ageGroups.map(group => ({
      group,
      count: sumOf(ages.filter(({ value }) => value !== null && ageGroupOf(value) === group)),
    }));
  });
}

/** Persons of new membership applications by gender; no answer counts as `NotSpecified`. */
export function getGenderDistribution(ctx: Ctx, query: DashboardQuery): Promise<GenderDistribution> {
  return withPeriod(ctx, query, async (tx, period) => {
    const counts = await countGenders(tx, period);
    return genders.map(gender => ({
      gender,
      count: sumOf(counts.filter(({ value }) => (value ?? 'NotSpecified') === gender)),
    }));
  });
}

/** Departments by the number of new membership applications that choose them, the most frequent first. */
export function getPopularDepartments(
  ctx: Ctx,
  { limit, ...query }: RankingQuery,
): Promise<PopularDepartments> {
  return withPeriod(ctx, query, (tx, period) => rankDepartments(tx, period, limit));
}

/** Chosen tariffs, the most frequent first. */
export function getMembershipTypes(ctx: Ctx, query: DashboardQuery): Promise<MembershipTypes> {
  return withPeriod(ctx, query, rankMemberships);
}

/** Every payment method, also with zero. */
export function getPaymentMethods(ctx: Ctx, query: DashboardQuery): Promise<PaymentMethods> {
  return withPeriod(ctx, query, async (tx, period) => {
    const rows = await countPaymentMethods(tx, period);
    return paymentMethods.map(paymentMethod => ({
      paymentMethod,
      count: sumOf(rows.filter(row => row.paymentMethod === paymentMethod)),
    }));
  });
}

/** The most common postcodes, each with the city that most of its applications name. */
export function getZipCodes(ctx: Ctx, { limit, ...query }: RankingQuery): Promise<ZipCodes> {
  return withPeriod(ctx, query, (tx, period) => rankZips(tx, period, limit));
}

/** Counts the membership applications of a period by the steps that they have reached. */
export function getFunnel(ctx: Ctx, query: DashboardQuery): Promise<ApplicationFunnel> {
  return withPeriod(ctx, query, countFunnel);
}
