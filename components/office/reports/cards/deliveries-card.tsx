'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { looks } from '@/components/charts/chart-data';
import type { CardProps } from '@/components/office/reports/cards/card-props';
import { deliveriesByEvent } from '@/components/office/reports/deliveries-by-event';
import { ReportCard } from '@/components/office/reports/report-card';
import { useReportFormats } from '@/components/office/reports/use-report-formats';
import { SegmentedControl } from '@/components/ui/inputs/segmented-control';
import { useDeliveryTrend } from '@/lib/api-client/dashboard';

/** Webhook deliveries that have ended, successfully or not, by month or by event. */
export function DeliveriesCard({ days }: CardProps) {
  const t = useTranslations('reports.deliveries');
  const events = useTranslations('labels.webhookEvent');
  const formats = useReportFormats();
  const [view, setView] = useState<'Month' | 'Event'>('Month');
  const isByMonth = view === 'Month';
  return (
    <ReportCard
      title={t('title')}
      description={t('text')}
      kind={isByMonth ? 'columns' : 'bars'}
      hasLegend={isByMonth}
      choice={
        <SegmentedControl
          label={t('view')}
          value={view}
          segments={[
            { value: 'Month', label: t('byMonth') },
            { value: 'Event', label: t('byEvent') },
          ]}
          onValueChange={setView}
        />
      }
      query={useDeliveryTrend(days)}
      emptyText={t('empty')}
      fewText={total => t('few', { count: total })}
      toReport={(months, { daysText }) => {
        const failed = months.reduce((sum, month) => sum + month.failed, 0);
        const succeeded = months.reduce((sum, month) => sum + month.succeeded, 0);
        const byEvent = deliveriesByEvent(months);
        const cellsOf = (counts: { succeeded: number; failed: number }) => [
          { value: counts.succeeded },
          { value: counts.failed },
        ];
        const shared = {
          columns: [
            { label: t('succeeded'), look: looks.first, format: formats.count },
            { label: t('failed'), ...(isByMonth && { look: looks.third }), format: formats.count },
          ],
          total: failed + succeeded,
        };
        if (isByMonth)
          return {
            ...shared,
            rowLabel: t('month'),
            rows: months.map(month => ({
              label: formats.month(`${month.month}-01`),
              shortLabel: formats.shortMonth(`${month.month}-01`),
              cells: cellsOf(month),
            })),
            summary: t('summary', { days: daysText, failed }),
          };
        return {
          ...shared,
          rowLabel: t('event'),
          rows: byEvent.map(event => ({ label: events(event.eventType), cells: cellsOf(event) })),
          valueLabels: byEvent.map(event => t('ofEvent', event)),
          summary: t('eventSummary', { days: daysText, failed }),
        };
      }}
    />
  );
}
