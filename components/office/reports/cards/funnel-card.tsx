'use client';

import { useTranslations } from 'use-intl';
import { looks } from '@/components/charts/chart-data';
import type { CardProps } from '@/components/office/reports/cards/card-props';
import { type FunnelStage, stagesOf } from '@/components/office/reports/cards/funnel-stages';
import { counted } from '@/components/office/reports/report';
import { ReportCard } from '@/components/office/reports/report-card';
import type { Days } from '@/components/office/reports/report-period';
import { useReportFormats } from '@/components/office/reports/use-report-formats';
import { inboxHref } from '@/components/office/submissions/inbox-filters';
import { useFunnel } from '@/lib/api-client/dashboard';
import { useMembershipForm } from '@/lib/api-client/forms';

/** Membership applications by step reached. */
export function FunnelCard({ days }: CardProps) {
  const t = useTranslations('reports.funnel');
  const { count, percent, withShare } = useReportFormats();
  const { data: form } = useMembershipForm();
  const asksForConfirmation = form?.value.needConfirmation ?? true;
  return (
    <ReportCard
      title={t('title')}
      description={t('text')}
      kind="bars"
      bars={5}
      query={useFunnel(days)}
      emptyText={t('empty')}
      toReport={(funnel, { asked }) => {
        const { stages, hint } = stagesOf(funnel, asksForConfirmation);
        const hrefs = hrefsOf(asked);
        const share = (stage: FunnelStage) => (funnel.received === 0 ? 0 : funnel[stage] / funnel.received);
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
          hatched: [stages.indexOf('rejected'), stages.indexOf('withdrawn')],
          total: funnel.received,
          ...(hint ? { hint: t(hint) } : {}),
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

function hrefsOf(days: Days): Record<FunnelStage, string | undefined> {
  const received = { kind: 'Membership', ...days } as const;
  return {
    received: inboxHref(received),
    // The list cannot filter by an earlier confirmation.
    emailConfirmed: undefined,
    accepted: inboxHref({ ...received, state: 'Accepted' }),
    rejected: inboxHref({ ...received, state: 'Rejected' }),
    withdrawn: inboxHref({ ...received, isWithdrawn: true }),
  };
}
