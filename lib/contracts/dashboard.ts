import { z } from 'zod';
import { ageGroups, locales, trendIntervals } from '@/lib/rules/enums';
import { dayRange, IsoDate, queryFlag, RecordId, withDaysInOrder } from './common';
import { Gender, PaymentMethod, WebhookEventType } from './enum-schemas';
import { exampleIds } from './example-ids';

const count = z.int().min(0);
const days = dayRange('day');
const dashboardDays = {
  from: days.from.describe('First day, in the club’s time zone. Default: 30 days up to `to`'),
  to: days.to.describe('Last day, inclusive, in the club’s time zone. Default: today'),
};
const limit = z.coerce.number<number>().int().min(1).max(200).default(10);

/** The days of a report (contract §7). `resolvePeriod` checks that they are at most ten years. */
export const DashboardQuery = withDaysInOrder(z.strictObject(dashboardDays));
export type DashboardQuery = z.output<typeof DashboardQuery>;

/** `webhookId` and `byEventType` are beyond the specification. */
export const DeliveryTrendQuery = withDaysInOrder(
  z.strictObject({
    ...dashboardDays,
    webhookId: RecordId.optional().describe('Count deliveries of this webhook only'),
    byEventType: queryFlag.default(false).describe('Whether each month has its `eventTypes`'),
  }),
);
export type DeliveryTrendQuery = z.output<typeof DeliveryTrendQuery>;

export const TrendQuery = withDaysInOrder(
  z.strictObject({ ...dashboardDays, interval: z.enum(trendIntervals).default('Month') }),
);
export type TrendQuery = z.output<typeof TrendQuery>;

export const RankingQuery = withDaysInOrder(z.strictObject({ ...dashboardDays, limit }));
export type RankingQuery = z.output<typeof RankingQuery>;

/** Month and language of the report. */
export const MonthlyReportQuery = z.strictObject({
  month: z
    .string()
    .regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, { error: 'formatMonth' })
    .optional()
    .describe('For example 2026-03, in the club’s time zone. Default: the last complete month')
    .meta({ example: '2026-03' }),
  locale: z.enum(locales).optional().describe('Default: the language of the request'),
});

const exampleCount = { count: 42, previousCount: 35, changePercent: 20 };

/** Submissions received, and those of the preceding period of equal length. */
export const DashboardCount = z
  .object({
    count,
    previousCount: count.describe('In the preceding period of the same length'),
    changePercent: z.number().nullable().describe('With one decimal. Null if nothing was received before'),
  })
  .meta({ id: 'DashboardCount', example: exampleCount });
export type DashboardCount = z.output<typeof DashboardCount>;

const chartExample = [{ date: '2026-03-14', count: 3 }];

export const MembershipChart = z
  .array(z.object({ date: IsoDate, count }))
  .describe('Membership applications per day, including days without any')
  .meta({ id: 'MembershipChart', example: chartExample });
export type MembershipChart = z.output<typeof MembershipChart>;

export const DashboardKpis = z
  .object({
    from: IsoDate,
    to: IsoDate,
    newMemberships: DashboardCount,
    newChanges: DashboardCount,
    newCancellations: DashboardCount,
    membershipChart: MembershipChart,
    open: count.describe(
      'Submissions of all kinds received in the period that can still be decided, without anonymised ones',
    ),
    accepted: count.describe('Submissions of all kinds received in the period'),
    rejected: count.describe('Submissions of all kinds received in the period and rejected by the club'),
    withdrawn: count.describe(
      'Submissions of all kinds received in the period and withdrawn by their applicant',
    ),
    acceptanceRate: z
      .number()
      .min(0)
      .max(1)
      .nullable()
      .describe('accepted / (accepted + rejected), four decimals. Null if nothing was decided'),
    averageProcessingHours: z
      .number()
      .min(0)
      .nullable()
      .describe('Mean time from receipt to decision of what the club decided in the period, two decimals'),
    recurringRevenue: z
      .number()
      .min(0)
      .describe('Recurring price per month of the accepted membership applications received'),
  })
  .meta({
    id: 'DashboardKpis',
    example: {
      from: '2026-03-01',
      to: '2026-03-31',
      newMemberships: exampleCount,
      newChanges: { count: 5, previousCount: 0, changePercent: null },
      newCancellations: { count: 2, previousCount: 4, changePercent: -50 },
      membershipChart: chartExample,
      open: 9,
      accepted: 36,
      rejected: 4,
      withdrawn: 1,
      acceptanceRate: 0.9,
      averageProcessingHours: 20.5,
      recurringRevenue: 512.5,
    },
  });
export type DashboardKpis = z.output<typeof DashboardKpis>;

export const SubmissionTrend = z
  .array(
    z.object({
      period: z.string().describe('2026-03 for a month, 2026-W11 for a week of ISO 8601'),
      memberships: count,
      changes: count,
      cancellations: count,
      netDevelopment: z.int().describe('memberships - cancellations'),
    }),
  )
  .describe('Each week or month that overlaps the period. The first and last include only days of the period')
  .meta({
    id: 'SubmissionTrend',
    example: [{ period: '2026-03', memberships: 42, changes: 5, cancellations: 2, netDevelopment: 40 }],
  });
export type SubmissionTrend = z.output<typeof SubmissionTrend>;

export const AgeDistribution = z
  .array(z.object({ group: z.enum(ageGroups), count }))
  .describe('People in new membership applications, including family members, by age on the day of receipt')
  .meta({ id: 'AgeDistribution', example: [{ group: '7-13', count: 12 }] });
export type AgeDistribution = z.output<typeof AgeDistribution>;

export const GenderDistribution = z
  .array(z.object({ gender: Gender, count }))
  .describe('People in new membership applications, including family members')
  .meta({ id: 'GenderDistribution', example: [{ gender: 'Female', count: 21 }] });
export type GenderDistribution = z.output<typeof GenderDistribution>;

export const PopularDepartments = z
  .array(z.object({ departmentId: RecordId, name: z.string(), count }))
  .describe('Departments by the number of membership applications that include them, for any family member')
  .meta({
    id: 'PopularDepartments',
    example: [{ departmentId: exampleIds.department, name: 'Turnen', count: 17 }],
  });
export type PopularDepartments = z.output<typeof PopularDepartments>;

export const MembershipTypes = z.array(z.object({ membershipId: RecordId, name: z.string(), count })).meta({
  id: 'MembershipTypes',
  example: [{ membershipId: exampleIds.membership, name: 'Familie', count: 9 }],
});
export type MembershipTypes = z.output<typeof MembershipTypes>;

export const PaymentMethods = z
  .array(z.object({ paymentMethod: PaymentMethod, count }))
  .meta({ id: 'PaymentMethods', example: [{ paymentMethod: 'SepaDirectDebit', count: 40 }] });
export type PaymentMethods = z.output<typeof PaymentMethods>;

export const ApplicationFunnel = z
  .object({
    received: count,
    emailConfirmed: count.describe('Confirmed by the applicant or by the club, whatever the decision'),
    accepted: count,
    rejected: count.describe('Rejected by the club'),
    withdrawn: count.describe('Withdrawn by the applicant'),
  })
  .describe('Membership applications received')
  .meta({
    id: 'ApplicationFunnel',
    example: { received: 42, emailConfirmed: 40, accepted: 36, rejected: 2, withdrawn: 1 },
  });
export type ApplicationFunnel = z.output<typeof ApplicationFunnel>;

const hours = z.number().min(0).nullable().describe('Two decimals. Null in a month without decisions');

export const ProcessingTimes = z
  .array(
    z.object({
      month: z.string().describe('2026-03'),
      averageHours: hours,
      medianHours: hours.describe('The mean of the two middle values if their number is even'),
      count: count.describe('Submissions of all kinds decided by the club in the month'),
    }),
  )
  .meta({
    id: 'ProcessingTimes',
    example: [{ month: '2026-03', averageHours: 20.5, medianHours: 7.25, count: 40 }],
  });
export type ProcessingTimes = z.output<typeof ProcessingTimes>;

export const DeliveryTrend = z
  .array(
    z.object({
      month: z.string().describe('2026-03'),
      succeeded: count,
      failed: count,
      eventTypes: z
        .array(z.object({ eventType: WebhookEventType, succeeded: count, failed: count }))
        .optional()
        .describe('Only with `byEventType`: the types that were delivered in the month'),
    }),
  )
  .describe('Webhook deliveries by the month of their event, up to 400 days back')
  .meta({ id: 'DeliveryTrend', example: [{ month: '2026-03', succeeded: 120, failed: 1 }] });
export type DeliveryTrend = z.output<typeof DeliveryTrend>;

export const ZipCodes = z
  .array(z.object({ zip: z.string(), city: z.string(), count }))
  .describe('Postcodes of new membership applications, each with its most frequent city name')
  .meta({ id: 'ZipCodes', example: [{ zip: '53111', city: 'Bonn', count: 14 }] });
export type ZipCodes = z.output<typeof ZipCodes>;
