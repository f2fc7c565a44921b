'use client';

import { ChartNoAxesColumn, ExternalLink, LayoutList, Printer } from 'lucide-react';
import dynamic from 'next/dynamic';
import { type ComponentType, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MonthlyReportButton } from '@/components/office/dashboard/monthly-report-button';
import { ApplicationsCard } from '@/components/office/reports/cards/applications-card';
import type { CardProps } from '@/components/office/reports/cards/card-props';
import {
  AgesCard,
  DepartmentsCard,
  GendersCard,
  PaymentMethodsCard,
  PostcodesCard,
  TariffsCard,
} from '@/components/office/reports/cards/count-cards';
import { DeliveriesCard } from '@/components/office/reports/cards/deliveries-card';
import { FunnelCard } from '@/components/office/reports/cards/funnel-card';
import { ProcessingTimeCard } from '@/components/office/reports/cards/processing-time-card';
import { TrendCard } from '@/components/office/reports/cards/trend-card';
import { KeyFigures } from '@/components/office/reports/key-figures';
import { PeriodPicker } from '@/components/office/reports/period-picker';
import { useReportPeriod } from '@/components/office/reports/use-report-period';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Card } from '@/components/ui/display/card';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import type { Rendered } from '@/lib/api-client/client';
import { useArrangement } from '@/lib/api-client/dashboard';
import { useSubmissionCounts } from '@/lib/api-client/submissions';
import type { DashboardArrangement } from '@/lib/contracts/dashboard-arrangement';
import type { DashboardCard } from '@/lib/rules/enums';

const ArrangeDialog = dynamic(() => import('./arrange-dialog').then(module => module.ArrangeDialog), {
  ssr: false,
});

const cards: Record<Exclude<DashboardCard, 'KeyFigures'>, ComponentType<CardProps>> = {
  Applications: ApplicationsCard,
  Trend: TrendCard,
  Funnel: FunnelCard,
  ProcessingTime: ProcessingTimeCard,
  Departments: DepartmentsCard,
  Tariffs: TariffsCard,
  Ages: AgesCard,
  Genders: GendersCard,
  PaymentMethods: PaymentMethodsCard,
  Postcodes: PostcodesCard,
  WebhookDeliveries: DeliveriesCard,
};

/** Charts over time use the full width. */
const wide: readonly DashboardCard[] = ['KeyFigures', 'Applications', 'Trend'];

type ReportsProps = {
  formUrl: string;
  /** ISO 4217 */
  currency: string;
  arrangement: Rendered<DashboardArrangement>;
};

/** Submissions over time and their results, for selectable days, in the user's arrangement. */
export function Reports({ formUrl, currency, arrangement: first }: ReportsProps) {
  const t = useTranslations('reports');
  const period = useReportPeriod();
  const { data: arrangement } = useArrangement(first);
  const { data: counts } = useSubmissionCounts();
  const [isArranging, setIsArranging] = useState(false);
  const shown = arrangement.cards.filter(({ isShown }) => isShown);
  const isEmptyClub = counts?.items.every(({ count }) => count === 0) ?? false;
  const props = { days: period.days, period };
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          !isEmptyClub && (
            <>
              <Button icon={LayoutList} aria-haspopup="dialog" onClick={() => setIsArranging(true)}>
                {t('arrange.open')}
              </Button>
              <MonthlyReportButton />
              <Button icon={Printer} onClick={() => window.print()} className="pointer-coarse:hidden">
                {t('print')}
              </Button>
            </>
          )
        }
      />
      {isEmptyClub && (
        <Card flush>
          <EmptyState
            icon={ChartNoAxesColumn}
            title={t('emptyTitle')}
            description={t('emptyText')}
            action={
              <LinkButton href={formUrl} target="_blank" variant="primary" icon={ExternalLink}>
                {t('openForm')}
              </LinkButton>
            }
          />
        </Card>
      )}
      {!isEmptyClub && (
        <div className="flex flex-col gap-5">
          <PeriodPicker period={period} />
          {shown.length === 0 && (
            <Card flush>
              <EmptyState
                icon={LayoutList}
                title={t('noneShownTitle')}
                description={t('noneShownText')}
                action={<Button onClick={() => setIsArranging(true)}>{t('arrange.open')}</Button>}
              />
            </Card>
          )}
          <div className="grid gap-5 lg:grid-cols-2 print:grid-cols-2">
            {shown.map(({ card }) => {
              if (card === 'KeyFigures')
                return (
                  <div key={card} className="min-w-0 lg:col-span-2 print:col-span-2">
                    <KeyFigures {...props} currency={currency} />
                  </div>
                );
              const Report = cards[card];
              return (
                <div
                  key={card}
                  className={cn('min-w-0 print:col-span-2', wide.includes(card) && 'lg:col-span-2')}
                >
                  <Report {...props} />
                </div>
              );
            })}
          </div>
        </div>
      )}
      {isArranging && <ArrangeDialog arrangement={arrangement} onClose={() => setIsArranging(false)} />}
    </>
  );
}
