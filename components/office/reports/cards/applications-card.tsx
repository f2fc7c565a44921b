'use client';

import { useTranslations } from 'use-intl';
import { looks } from '@/components/charts/chart-data';
import type { CardProps } from '@/components/office/reports/cards/card-props';
import { counted, type Report } from '@/components/office/reports/report';
import { ReportCard } from '@/components/office/reports/report-card';
import { type Days, grainOf, partAround } from '@/components/office/reports/report-period';
import { type ReportFormats, useReportFormats } from '@/components/office/reports/use-report-formats';
import { inboxHref } from '@/components/office/submissions/inbox-filters';
import { useMembershipChart } from '@/lib/api-client/dashboard';
import type { MembershipChart } from '@/lib/contracts/dashboard';

/** Membership applications per day; per week or month for long periods. */
export function ApplicationsCard({ days }: CardProps) {
  const t = useTranslations('reports.applications');
  const formats = useReportFormats();
  const query = useMembershipChart(days);
  return (
    <ReportCard
      title={t('title')}
      description={t(`per.${grainOf(query.data?.asked ?? days)}`)}
      kind="columns"
      query={query}
      emptyText={t('empty')}
      fewText={total => t('few', { count: total })}
      toReport={(chart, { asked, daysText }) => {
        const grain = grainOf(asked);
        const parts = partsOf(chart, asked);
        const total = chart.reduce((sum, { count }) => sum + count, 0);
        return {
          rowLabel: t(`row.${grain}`),
          columns: [{ label: t('title'), look: looks.first, format: formats.count }],
          rows: rowsOf(parts, grain === 'Month' ? 'Month' : 'Day', formats),
          total,
          summary: t('summary', { count: total, days: daysText }),
        };
      }}
    />
  );
}

type Part = { readonly part: Days; count: number };

function partsOf(chart: MembershipChart, period: Days): Part[] {
  const grain = grainOf(period);
  const parts = new Map<string, Part>();
  for (const { date, count } of chart) {
    const part = partAround(date, grain, period);
    const known = parts.get(part.from);
    if (known) known.count += count;
    else parts.set(part.from, { part, count });
  }
  return [...parts.values()];
}

function rowsOf(parts: readonly Part[], name: 'Day' | 'Month', formats: ReportFormats): Report['rows'] {
  return parts.map(({ part, count }) => ({
    label:
      name === 'Month'
        ? formats.month(part.from)
        : part.from === part.to
          ? formats.day(part.from)
          : formats.shortDays(part),
    shortLabel: name === 'Month' ? formats.shortMonth(part.from) : formats.shortDay(part.from),
    cells: [counted(count, inboxHref({ kind: 'Membership', ...part }))],
  }));
}
