import type { z } from 'zod';
import {
  AgeDistribution,
  ApplicationFunnel,
  DashboardCount,
  DashboardKpis,
  DashboardQuery,
  DeliveryTrend,
  DeliveryTrendQuery,
  GenderDistribution,
  MembershipChart,
  MembershipTypes,
  MonthlyReportQuery,
  PaymentMethods,
  PopularDepartments,
  ProcessingTimes,
  RankingQuery,
  SubmissionTrend,
  TrendQuery,
  ZipCodes,
} from '../dashboard';
import { ChangeDashboardArrangement, DashboardArrangement } from '../dashboard-arrangement';
import { operation } from '../operation';

/** Describes the operation of one report (contract §7). */
function report<
  const Id extends string,
  const Path extends string,
  Query extends z.ZodObject,
  Schema extends z.ZodType,
>(operationId: Id, path: Path, summary: string, query: Query, schema: Schema) {
  return operation({
    operationId,
    method: 'GET',
    path: `/dashboard/${path}`,
    tag: 'Dashboard',
    summary,
    access: 'Viewer',
    query,
    success: { status: 200, schema },
  });
}

export const getNewMemberships = report(
  'getNewMemberships',
  'new-memberships',
  'Count new membership applications',
  DashboardQuery,
  DashboardCount,
);
export const getNewChanges = report(
  'getNewChanges',
  'new-changes',
  'Count new change requests',
  DashboardQuery,
  DashboardCount,
);
export const getNewCancellations = report(
  'getNewCancellations',
  'new-cancellations',
  'Count new cancellations',
  DashboardQuery,
  DashboardCount,
);
export const getMembershipChart = report(
  'getMembershipChart',
  'membership-chart',
  'Get membership applications per day',
  DashboardQuery,
  MembershipChart,
);
export const getDashboardKpis = report(
  'getDashboardKpis',
  'kpis',
  'Get all key figures in one call',
  DashboardQuery,
  DashboardKpis,
);
export const getSubmissionTrend = report(
  'getSubmissionTrend',
  'trend',
  'Get the trend of submissions per week or month. Counts applications, changes and cancellations, and the balance',
  TrendQuery,
  SubmissionTrend,
);
export const getAgeDistribution = report(
  'getAgeDistribution',
  'age-distribution',
  'Get new members by age. Includes family members',
  DashboardQuery,
  AgeDistribution,
);
export const getGenderDistribution = report(
  'getGenderDistribution',
  'gender-distribution',
  'Get new members by gender. Includes family members',
  DashboardQuery,
  GenderDistribution,
);
export const getPopularDepartments = report(
  'getPopularDepartments',
  'popular-departments',
  'Get departments by new memberships',
  RankingQuery,
  PopularDepartments,
);
export const getMembershipTypes = report(
  'getMembershipTypes',
  'membership-types',
  'Get new memberships by membership type',
  DashboardQuery,
  MembershipTypes,
);
export const getPaymentMethods = report(
  'getPaymentMethods',
  'payment-methods',
  'Get new memberships by payment method',
  DashboardQuery,
  PaymentMethods,
);
export const getApplicationFunnel = report(
  'getApplicationFunnel',
  'funnel',
  'Get how many new applications reached each step',
  DashboardQuery,
  ApplicationFunnel,
);
export const getProcessingTimes = report(
  'getProcessingTimes',
  'processing-time',
  'Get the hours from receipt to decision, per month of the decision',
  DashboardQuery,
  ProcessingTimes,
);
export const getDeliveryTrend = report(
  'getDeliveryTrend',
  'webhook-deliveries',
  'Get webhook deliveries per month. Counts those that succeeded and those that failed',
  DeliveryTrendQuery,
  DeliveryTrend,
);
export const getZipCodes = report(
  'getZipCodes',
  'zip-codes',
  'Get the most common postcodes of new members',
  RankingQuery,
  ZipCodes,
);

export const getMonthlyReport = operation({
  operationId: 'getMonthlyReport',
  method: 'GET',
  path: '/dashboard/monthly-report',
  tag: 'Dashboard',
  summary:
    'Get the key figures of a month as PDF. Compares them with the previous month and the same month of the previous year',
  access: 'Viewer',
  query: MonthlyReportQuery,
  success: { status: 200, contentType: 'application/pdf', headers: ['Content-Disposition'] },
});

const arrangement = {
  path: '/dashboard/arrangement',
  tag: 'Dashboard',
  access: 'Viewer',
  isForPeople: true,
} as const;

export const getDashboardArrangement = operation({
  operationId: 'getDashboardArrangement',
  method: 'GET',
  ...arrangement,
  summary: 'Get which reports you see, and in which order',
  success: { status: 200, schema: DashboardArrangement },
});
export const updateDashboardArrangement = operation({
  operationId: 'updateDashboardArrangement',
  method: 'PUT',
  ...arrangement,
  summary: 'Choose which reports you see, and their order',
  body: ChangeDashboardArrangement,
  hasVersion: true,
  success: { status: 200, schema: DashboardArrangement },
});
