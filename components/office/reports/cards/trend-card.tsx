'use client';

import { useTranslations } from 'use-intl';
import { looks } from '@/components/charts/chart-data';
import type { CardProps } from '@/components/office/reports/cards/card-props';
import { counted } from '@/components/office/reports/report';
import { ReportCard } from '@/components/office/reports/report-card';
import { daysOfLabel } from '@/components/office/reports/report-period';
import { useReportFormats } from '@/components/office/reports/use-report-formats';
import { inboxHref } from '@/components/office/submissions/inbox-filters';
import { SegmentedControl } from '@/components/ui/inputs/segmented-control';
import { useTrend } from '@/lib/api-client/dashboard';

/** Submissions by kind, and the growth of the club. */
export function TrendCard({ days, period }: CardProps) {
  const t = useTranslations('reports.trend');
  const kinds = useTranslations('labels.kinds');
  const formats = useReportFormats();
  const { interval } = period;
  return (
    <ReportCard
      title={t('title')}
      description={t('text')}
      kind="lines"
      choice={
        <SegmentedControl
          label={t('interval')}
          value={interval}
          segments={[
            { value: 'Week', label: t('week') },
            { value: 'Month', label: t('month') },
          ]}
          onValueChange={period.chooseInterval}
        />
      }
      query={useTrend({ ...days, interval })}
      emptyText={t('empty')}
      fewText={total => t('few', { count: total })}
      toReport={(trend, { asked, daysText }) => ({
        rowLabel: asked.interval === 'Week' ? t('week') : t('month'),
        columns: [
          { label: kinds('Membership'), look: looks.first, format: formats.count },
          { label: kinds('Change'), look: looks.second, format: formats.count },
          { label: kinds('Cancellation'), look: looks.third, format: formats.count },
          { label: t('net'), look: looks.fourth, format: formats.count },
        ],
        rows: trend.map(({ period: label, memberships, changes, cancellations, netDevelopment }) => {
          const part = daysOfLabel(label, asked);
          const week = label.split('-W')[1];
          return {
            label: week
              ? t('weekOf', { week: Number(week), days: formats.shortDays(part) })
              : formats.month(part.from),
            shortLabel: week ? t('shortWeek', { week: Number(week) }) : formats.shortMonth(part.from),
            cells: [
              counted(memberships, inboxHref({ kind: 'Membership', ...part })),
              counted(changes, inboxHref({ kind: 'Change', ...part })),
              counted(cancellations, inboxHref({ kind: 'Cancellation', ...part })),
              { value: netDevelopment },
            ],
          };
        }),
        total: trend.reduce(
          (sum, { memberships, changes, cancellations }) => sum + memberships + changes + cancellations,
          0,
        ),
        summary: t('summary', {
          days: daysText,
          net: formats.count(trend.reduce((sum, { netDevelopment }) => sum + netDevelopment, 0)),
        }),
      })}
    />
  );
}
