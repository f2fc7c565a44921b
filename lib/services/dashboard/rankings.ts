import type {
  DashboardQuery,
  MembershipTypes,
  PaymentMethods,
  PopularDepartments,
  RankingQuery,
  ZipCodes,
} from '@/lib/contracts/dashboard';
import type { Ctx } from '@/lib/platform/context';
import { paymentMethods } from '@/lib/rules/enums';
import { countPaymentMethods, rankDepartments, rankMemberships, rankZips } from './queries';
import { sumOf } from './rules';
import { withPeriod } from './with-period';

/** Departments by the new membership applications that name them, the most named first. */
export function getPopularDepartments(
  ctx: Ctx,
  { limit, ...query }: RankingQuery,
): Promise<PopularDepartments> {
  return withPeriod(ctx, query, (tx, period) => rankDepartments(tx, period, limit));
}

/** Tariffs that were chosen, the most chosen first. */
export function getMembershipTypes(ctx: Ctx, query: DashboardQuery): Promise<MembershipTypes> {
  return withPeriod(ctx, query, rankMemberships);
}

/** Every payment method, chosen or not. */
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
