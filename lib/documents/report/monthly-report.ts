import type {
  AgeDistribution,
  DashboardKpis,
  MembershipTypes,
  PopularDepartments,
  ProcessingTimes,
  SubmissionTrend,
} from '@/lib/contracts/dashboard';

/** The figures of a month; also read for the previous month and the same month a year ago, to compare. */
export type MonthFigures = { readonly kpis: DashboardKpis; readonly processing: ProcessingTimes[number] };

export type MonthlyReport = {
  /** As 2026-10. */
  readonly month: string;
  /** Names of the departments to which the figures are limited; empty for the whole club. */
  readonly limitedTo: readonly string[];
  readonly figures: MonthFigures;
  readonly monthBefore: MonthFigures;
  readonly yearBefore: MonthFigures;
  /** Twelve months; the last is this one. */
  readonly trend: SubmissionTrend;
  readonly departments: PopularDepartments;
  readonly tariffs: MembershipTypes;
  readonly ages: AgeDistribution;
};
