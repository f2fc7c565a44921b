'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { looks } from '@/components/charts/chart-data';
import type { CardProps } from '@/components/office/reports/cards/card-props';
import { counted } from '@/components/office/reports/report';
import { ReportCard } from '@/components/office/reports/report-card';
import { useReportFormats } from '@/components/office/reports/use-report-formats';
import { inboxHref } from '@/components/office/submissions/inbox-filters';
import {
  useAges,
  useGenders,
  useMembershipTypes,
  usePaymentMethods,
  usePopularDepartments,
  usePostcodes,
} from '@/lib/api-client/dashboard';
import { ageGroups, genders, paymentMethods } from '@/lib/contracts/enums';

type Counted = { name: string; count: number; href?: string };

type CountCardProps<Data> = Pick<CardProps, 'daysText'> & {
  name: 'ages' | 'genders' | 'departments' | 'tariffs' | 'payment' | 'postcodes';
  query: UseQueryResult<Data>;
  bars?: number;
  /** Whether the counts are parts of a whole. */
  hasShare: boolean;
  toRows: (data: Data) => readonly Counted[];
};

/** Counts of several names as bars. */
function CountCard<Data>({ name, query, bars, hasShare, toRows, daysText }: CountCardProps<Data>) {
  const t = useTranslations('reports');
  const { count, percent, withShare } = useReportFormats();
  const title = t(`${name}.title`);
  return (
    <ReportCard
      title={title}
      description={t(`${name}.text`)}
      kind="bars"
      {...(bars ? { bars } : {})}
      query={query}
      daysText={daysText}
      emptyText={t(`${name}.empty`)}
      toReport={data => {
        const rows = toRows(data);
        const total = rows.reduce((sum, row) => sum + row.count, 0);
        const share = (value: number) => (total === 0 ? 0 : value / total);
        const most = rows.toSorted((one, other) => other.count - one.count)[0];
        return {
          rowLabel: t(`${name}.row`),
          columns: [
            { label: t(`${name}.count`), look: looks.first, format: count },
            ...(hasShare ? [{ label: t('share'), format: percent }] : []),
          ],
          rows: rows.map(row => ({
            label: row.name,
            cells: [counted(row.count, row.href), { value: share(row.count) }],
          })),
          ...(hasShare ? { valueLabels: rows.map(row => withShare(row.count, share(row.count))) } : {}),
          total,
          summary: t('mostOf', { title, days: daysText, name: most?.name ?? '–', count: most?.count ?? 0 }),
        };
      }}
    />
  );
}

export function AgesCard({ days, daysText }: CardProps) {
  const t = useTranslations('reports.ages');
  return (
    <CountCard
      name="ages"
      query={useAges(days)}
      bars={ageGroups.length}
      hasShare
      daysText={daysText}
      toRows={rows =>
        rows.map(({ group, count }) => ({ name: t('group', { group: group.replace('-', '–') }), count }))
      }
    />
  );
}

export function GendersCard({ days, daysText }: CardProps) {
  const labels = useTranslations('labels.gender');
  return (
    <CountCard
      name="genders"
      query={useGenders(days)}
      bars={genders.length}
      hasShare
      daysText={daysText}
      toRows={rows => rows.map(({ gender, count }) => ({ name: labels(gender), count }))}
    />
  );
}

export function DepartmentsCard({ days, daysText }: CardProps) {
  return (
    <CountCard
      name="departments"
      query={usePopularDepartments(days)}
      hasShare={false}
      daysText={daysText}
      toRows={rows =>
        rows.map(({ departmentId, ...row }) => ({
          ...row,
          href: inboxHref({ kind: 'Membership', departmentId, ...days }),
        }))
      }
    />
  );
}

export function TariffsCard({ days, daysText }: CardProps) {
  return (
    <CountCard
      name="tariffs"
      query={useMembershipTypes(days)}
      hasShare
      daysText={daysText}
      toRows={rows =>
        rows.map(({ membershipId, ...row }) => ({
          ...row,
          href: inboxHref({ kind: 'Membership', membershipId, ...days }),
        }))
      }
    />
  );
}

export function PaymentMethodsCard({ days, daysText }: CardProps) {
  const labels = useTranslations('labels.paymentMethod');
  return (
    <CountCard
      name="payment"
      query={usePaymentMethods(days)}
      bars={paymentMethods.length}
      hasShare
      daysText={daysText}
      toRows={rows => rows.map(({ paymentMethod, count }) => ({ name: labels(paymentMethod), count }))}
    />
  );
}

export function PostcodesCard({ days, daysText }: CardProps) {
  return (
    <CountCard
      name="postcodes"
      query={usePostcodes(days)}
      hasShare={false}
      daysText={daysText}
      toRows={rows => rows.map(({ zip, city, count }) => ({ name: `${zip} ${city}`.trim(), count }))}
    />
  );
}
