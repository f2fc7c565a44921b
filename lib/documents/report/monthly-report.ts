import type {
  AgeDistribution,
  DashboardKpis,
  MembershipTypes,
  PopularDepartments,
  ProcessingTimes,
  SubmissionTrend,
} from '@/lib/contracts/dashboard';

/** The figures of a month; those that are compared with the month before and the same one a year ago. */
export type MonthFigures = { readonly kpis: DashboardKpis; readonly processing: ProcessingTimes[number] };

export type MonthlyReport = {
  /** As 2026-10. */
  readonly month: string;
  readonly figures: MonthFigures;
  readonly monthBefore: MonthFigures;
  readonly yearBefore: MonthFigures;
  /** Twelve months, this one the last. */
  readonly trend: SubmissionTrend;
  readonly departments: PopularDepartments;
  readonly tariffs: MembershipTypes;
  readonly ages: AgeDistribution;
};
