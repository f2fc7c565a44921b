'use client';

import { useTranslations } from 'use-intl';
import { looks } from '@/components/charts/chart-data';
import type { CardProps } from '@/components/office/reports/cards/card-props';
import { counted } from '@/components/office/reports/report';
import { ReportCard } from '@/components/office/reports/report-card';
import { useReportFormats } from '@/components/office/reports/use-report-formats';
import { inboxHref } from '@/components/office/submissions/inbox-filters';
import { useFunnel } from '@/lib/api-client/dashboard';

const stages = ['received', 'emailConfirmed', 'accepted', 'rejected'] as const;

/** How far the membership applications have come. */
export function FunnelCard({ days, daysText }: CardProps) {
  const t = useTranslations('reports.funnel');
  const { count, percent, withShare } = useReportFormats();
  const received = { kind: 'Membership', ...days } as const;
  const hrefs = {
    received: inboxHref(received),
    // The list has no filter for what was confirmed once.
    emailConfirmed: undefined,
    accepted: inboxHref({ ...received, state: 'Accepted' }),
    rejected: inboxHref({ ...received, state: 'Rejected' }),
  };
  return (
    <ReportCard
      title={t('title')}
      description={t('text')}
      kind="bars"
      bars={stages.length}
      query={useFunnel(days)}
      daysText={daysText}
      emptyText={t('empty')}
      toReport={funnel => {
        const share = (stage: (typeof stages)[number]) =>
          funnel.received === 0 ? 0 : funnel[stage] / funnel.received;
        return {
          rowLabel: t('stage'),
          columns: [
            { label: t('count'), look: looks.first, format: count },
            { label: t('share'), format: percent },
          ],
          rows: stages.map(stage => ({
            label: t(stage),
            cells: [counted(funnel[stage], hrefs[stage]), { value: share(stage) }],
          })),
          valueLabels: stages.map(stage =>
            stage === 'received' ? count(funnel[stage]) : withShare(funnel[stage], share(stage)),
          ),
          hatched: [stages.indexOf('rejected')],
          total: funnel.received,
          summary: t('summary', {
            received: funnel.received,
            accepted: percent(share('accepted')),
            rejected: percent(share('rejected')),
          }),
        };
      }}
    />
  );
}
