import type { Ctx } from '@/lib/platform/context';
import {
  getAgeDistribution,
  getFunnel,
  getGenderDistribution,
  getMembershipTypes,
  getPaymentMethods,
  getPopularDepartments,
  getZipCodes,
} from '@/lib/services/dashboard/distributions';
import { getKpis } from '@/lib/services/dashboard/kpis';
import { getProcessingTimes } from '@/lib/services/dashboard/months';
import { countNewSubmissions, getMembershipChart, getTrend } from '@/lib/services/dashboard/new-submissions';

/** Returns the same reports as `naiveReports`. Rankings are counts by id, because other tests check their order. */
export async function allReports(ctx: Ctx, period: { from: string; to: string }) {
  const everything = { ...period, limit: 200 };
  const byId = (
    rows: readonly { count: number; departmentId?: string; membershipId?: string; zip?: string }[],
  ) => Object.fromEntries(rows.map(row => [row.departmentId ?? row.membershipId ?? row.zip, row.count]));
  return {
    newMemberships: await countNewSubmissions(ctx, 'Membership', period),
    newChanges: await countNewSubmissions(ctx, 'Change', period),
    newCancellations: await countNewSubmissions(ctx, 'Cancellation', period),
    chart: await getMembershipChart(ctx, period),
    kpis: await getKpis(ctx, period),
    months: await getTrend(ctx, { ...period, interval: 'Month' }),
    weeks: await getTrend(ctx, { ...period, interval: 'Week' }),
    ages: await getAgeDistribution(ctx, period),
    genders: await getGenderDistribution(ctx, period),
    departments: byId(await getPopularDepartments(ctx, everything)),
    memberships: byId(await getMembershipTypes(ctx, period)),
    paymentMethods: await getPaymentMethods(ctx, period),
    funnel: await getFunnel(ctx, period),
    processing: await getProcessingTimes(ctx, period),
    zips: byId(await getZipCodes(ctx, everything)),
  };
}
