'use client';

import { useTranslations } from 'use-intl';
import { looks } from '@/components/charts/chart-data';
import type { CardProps } from '@/components/office/reports/cards/card-props';
import { ReportCard } from '@/components/office/reports/report-card';
import { useReportFormats } from '@/components/office/reports/use-report-formats';
import { useDeliveryTrend } from '@/lib/api-client/dashboard';

/** Webhook deliveries that have ended, successfully or not. */
export function DeliveriesCard({ days }: CardProps) {
  const t = useTranslations('reports.deliveries');
  const formats = useReportFormats();
  return (
    <ReportCard
      title={t('title')}
      description={t('text')}
      kind="columns"
      hasLegend
      query={useDeliveryTrend(days)}
      emptyText={t('empty')}
      fewText={total => t('few', { count: total })}
      toReport={(months, { daysText }) => {
        const failed = months.reduce((sum, month) => sum + month.failed, 0);
        return {
          rowLabel: t('month'),
          columns: [
            { label: t('succeeded'), look: looks.first, format: formats.count },
            { label: t('failed'), look: looks.third, format: formats.count },
          ],
          rows: months.map(month => ({
            label: formats.month(`${month.month}-01`),
            shortLabel: formats.shortMonth(`${month.month}-01`),
            cells: [{ value: month.succeeded }, { value: month.failed }],
          })),
          total: failed + months.reduce((sum, { succeeded }) => sum + succeeded, 0),
          summary: t('summary', { days: daysText, failed }),
        };
      }}
    />
  );
}
