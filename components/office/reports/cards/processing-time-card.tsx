'use client';

import { useTranslations } from 'use-intl';
import { looks } from '@/components/charts/chart-data';
import type { CardProps } from '@/components/office/reports/cards/card-props';
import { ReportCard } from '@/components/office/reports/report-card';
import { useReportFormats } from '@/components/office/reports/use-report-formats';
import { useProcessingTimes } from '@/lib/api-client/dashboard';

/** Mean and median time from receipt to decision, by the month of the decision. */
export function ProcessingTimeCard({ days }: CardProps) {
  const t = useTranslations('reports.processing');
  const formats = useReportFormats();
  return (
    <ReportCard
      title={t('title')}
      description={t('text')}
      kind="lines"
      query={useProcessingTimes(days)}
      emptyText={t('empty')}
      fewText={total => t('few', { count: total })}
      toReport={(months, { daysText }) => {
        const longest = Math.max(...months.map(({ averageHours }) => averageHours ?? 0), 0);
        const { unit, of } = formats.durationUnit(longest);
        const inUnit = (hours: number | null) => (hours === null ? null : of(hours));
        return {
          rowLabel: t('month'),
          columns: [
            { label: t(`mean.${unit}`), look: looks.first, format: formats.decimal },
            { label: t(`median.${unit}`), look: looks.second, format: formats.decimal },
            { label: t('decided'), format: formats.count },
          ],
          rows: months.map(({ month, averageHours, medianHours, count }) => ({
            label: formats.month(`${month}-01`),
            shortLabel: formats.shortMonth(`${month}-01`),
            cells: [
              { value: inUnit(averageHours) },
              { value: inUnit(medianHours) },
              { value: count || null },
            ],
          })),
          total: months.reduce((sum, { count }) => sum + count, 0),
          summary: t('summary', { days: daysText }),
        };
      }}
    />
  );
}
