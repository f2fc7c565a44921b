import type { Days } from '@/components/office/reports/report-period';
import type { ReportPeriod } from '@/components/office/reports/use-report-period';

export type CardProps = { days: Days; period: ReportPeriod };
