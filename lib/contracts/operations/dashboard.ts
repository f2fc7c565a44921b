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
  'Count of new membership applications',
  DashboardQuery,
  DashboardCount,
);
export const getNewChanges = report(
  'getNewChanges',
  'new-changes',
  'Count of new change requests',
  DashboardQuery,
  DashboardCount,
);
export const getNewCancellations = report(
  'getNewCancellations',
  'new-cancellations',
  'Count of new cancellations',
  DashboardQuery,
  DashboardCount,
);
export const getMembershipChart = report(
  'getMembershipChart',
  'membership-chart',
  'Membership applications of each day',
  DashboardQuery,
  MembershipChart,
);
export const getDashboardKpis = report(
  'getDashboardKpis',
  'kpis',
  'All key figures in one call',
  DashboardQuery,
  DashboardKpis,
);
export const getSubmissionTrend = report(
  'getSubmissionTrend',
  'trend',
  'Applications, changes, cancellations and net development per week or month',
  TrendQuery,
  SubmissionTrend,
);
export const getAgeDistribution = report(
  'getAgeDistribution',
  'age-distribution',
  'New members by age, family members included',
  DashboardQuery,
  AgeDistribution,
);
export const getGenderDistribution = report(
  'getGenderDistribution',
  'gender-distribution',
  'New members by gender, family members included',
  DashboardQuery,
  GenderDistribution,
);
export const getPopularDepartments = report(
  'getPopularDepartments',
  'popular-departments',
  'Departments by new memberships',
  RankingQuery,
  PopularDepartments,
);
export const getMembershipTypes = report(
  'getMembershipTypes',
  'membership-types',
  'New memberships by membership type',
  DashboardQuery,
  MembershipTypes,
);
export const getPaymentMethods = report(
  'getPaymentMethods',
  'payment-methods',
  'New memberships by payment method',
  DashboardQuery,
  PaymentMethods,
);
export const getApplicationFunnel = report(
  'getApplicationFunnel',
  'funnel',
  'How far new membership applications have come',
  DashboardQuery,
  ApplicationFunnel,
);
export const getProcessingTimes = report(
  'getProcessingTimes',
  'processing-time',
  'Hours from receipt to decision, per month of the decision',
  DashboardQuery,
  ProcessingTimes,
);
export const getDeliveryTrend = report(
  'getDeliveryTrend',
  'webhook-deliveries',
  'Webhook deliveries that succeeded and failed, per month',
  DeliveryTrendQuery,
  DeliveryTrend,
);
export const getZipCodes = report(
  'getZipCodes',
  'zip-codes',
  'Most common postcodes of new members',
  RankingQuery,
  ZipCodes,
);

export const getMonthlyReport = operation({
  operationId: 'getMonthlyReport',
  method: 'GET',
  path: '/dashboard/monthly-report',
  tag: 'Dashboard',
  summary:
    'Get the key figures of a month as PDF, compared with the previous month and the same month of the previous year',
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
  summary: 'Get which reports the signed-in user sees, and in which order',
  success: { status: 200, schema: DashboardArrangement },
});
export const updateDashboardArrangement = operation({
  operationId: 'updateDashboardArrangement',
  method: 'PUT',
  ...arrangement,
  summary: 'Arrange the reports for the signed-in user',
  body: ChangeDashboardArrangement,
  hasVersion: true,
  success: { status: 200, schema: DashboardArrangement },
});
