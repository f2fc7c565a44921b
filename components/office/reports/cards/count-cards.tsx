'use client';

import { useTranslations } from 'use-intl';
import { looks } from '@/components/charts/chart-data';
import type { CardProps } from '@/components/office/reports/cards/card-props';
import { counted } from '@/components/office/reports/report';
import { ReportCard } from '@/components/office/reports/report-card';
import type { Days } from '@/components/office/reports/report-period';
import { useReportFormats } from '@/components/office/reports/use-report-formats';
import { inboxHref } from '@/components/office/submissions/inbox-filters';
import {
  type ReportQuery,
  rankingLength,
  useAges,
  useGenders,
  useMembershipTypes,
  usePaymentMethods,
  usePopularDepartments,
  usePostcodes,
} from '@/lib/api-client/dashboard';
import { ageGroups, genders, paymentMethods } from '@/lib/rules/enums';

type Counted = { name: string; count: number; href?: string };

type CountCardProps<Data> = {
  name: 'ages' | 'genders' | 'departments' | 'tariffs' | 'payment' | 'postcodes';
  query: ReportQuery<Data>;
  bars?: number;
  /** Whether the counts are parts of a whole. */
  hasShare: boolean;
  /** Whether only the most frequent ones were requested. */
  isRanking?: boolean;
  toRows: (data: Data, asked: Days) => readonly Counted[];
};

/** Counts of several names as bars. */
function CountCard<Data>({ name, query, bars, hasShare, isRanking, toRows }: CountCardProps<Data>) {
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
      emptyText={t(`${name}.empty`)}
      toReport={(data, { asked, daysText }) => {
        const rows = toRows(data, asked);
        const isCut = isRanking === true && rows.length >= rankingLength;
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
          isCut,
          summary: t(isCut ? 'mostOfCut' : 'mostOf', {
            title,
            days: daysText,
            name: most?.name ?? '–',
            count: most?.count ?? 0,
            rows: rows.length,
          }),
        };
      }}
    />
  );
}

export function AgesCard({ days }: CardProps) {
  const t = useTranslations('reports.ages');
  return (
    <CountCard
      name="ages"
      query={useAges(days)}
      bars={ageGroups.length}
      hasShare
      toRows={rows =>
        rows.map(({ group, count }) => ({ name: t('group', { group: group.replace('-', '–') }), count }))
      }
    />
  );
}

export function GendersCard({ days }: CardProps) {
  const labels = useTranslations('labels.gender');
  return (
    <CountCard
      name="genders"
      query={useGenders(days)}
      bars={genders.length}
      hasShare
      toRows={rows => rows.map(({ gender, count }) => ({ name: labels(gender), count }))}
    />
  );
}

export function DepartmentsCard({ days }: CardProps) {
  return (
    <CountCard
      name="departments"
      query={usePopularDepartments(days)}
      hasShare={false}
      isRanking
      toRows={(rows, asked) =>
        rows.map(({ departmentId, ...row }) => ({
          ...row,
          href: inboxHref({ kind: 'Membership', departmentId, ...asked }),
        }))
      }
    />
  );
}

export function TariffsCard({ days }: CardProps) {
  return (
    <CountCard
      name="tariffs"
      query={useMembershipTypes(days)}
      hasShare
      toRows={(rows, asked) =>
        rows.map(({ membershipId, ...row }) => ({
          ...row,
          href: inboxHref({ kind: 'Membership', membershipId, ...asked }),
        }))
      }
    />
  );
}

export function PaymentMethodsCard({ days }: CardProps) {
  const labels = useTranslations('labels.paymentMethod');
  return (
    <CountCard
      name="payment"
      query={usePaymentMethods(days)}
      bars={paymentMethods.length}
      hasShare
      toRows={rows => rows.map(({ paymentMethod, count }) => ({ name: labels(paymentMethod), count }))}
    />
  );
}

export function PostcodesCard({ days }: CardProps) {
  return (
    <CountCard
      name="postcodes"
      query={usePostcodes(days)}
      hasShare={false}
      isRanking
      toRows={rows => rows.map(({ zip, city, count }) => ({ name: `${zip} ${city}`.trim(), count }))}
    />
  );
}
