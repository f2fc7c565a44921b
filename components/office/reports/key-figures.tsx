'use client';

import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CardProps } from '@/components/office/reports/cards/card-props';
import type { Days } from '@/components/office/reports/report-period';
import { Sparkline } from '@/components/office/reports/sparkline';
import { useReportFormats } from '@/components/office/reports/use-report-formats';
import { inboxHref } from '@/components/office/submissions/inbox-filters';
import { cn } from '@/components/ui/cn';
import { Card } from '@/components/ui/display/card';
import { ErrorState } from '@/components/ui/error-state';
import { Link } from '@/components/ui/link';
import { Skeleton } from '@/components/ui/skeleton';
import { TextLink } from '@/components/ui/text-link';
import { useKeyFigures, useOpenCounts, useTrend } from '@/lib/api-client/dashboard';
import type { DashboardCount, DashboardKpis, SubmissionTrend } from '@/lib/contracts/dashboard';
import type { SubmissionCounts } from '@/lib/contracts/submissions/submissions';
import type { SubmissionKind } from '@/lib/rules/enums';

const incoming = [
  { key: 'newMemberships', kind: 'Membership', of: 'memberships' },
  { key: 'newChanges', kind: 'Change', of: 'changes' },
  { key: 'newCancellations', kind: 'Cancellation', of: 'cancellations' },
] as const satisfies readonly { key: string; kind: SubmissionKind; of: keyof SubmissionTrend[number] }[];

type KeyFiguresProps = CardProps & { currency: string };

/** Submissions of the period beside those of the preceding one, and their results. */
export function KeyFigures({ days, period, currency }: KeyFiguresProps) {
  const t = useTranslations('reports.figures');
  const kinds = useTranslations('labels.kinds');
  const reports = useTranslations('reports');
  const ui = useTranslations('ui');
  const formats = useReportFormats();
  const figures = useKeyFigures(days);
  const open = useOpenCounts(days);
  const trend = useTrend({ ...days, interval: period.interval });
  const { isPlaceholderData } = figures;
  const data = figures.data?.report;
  /** The days of the shown numbers. */
  const asked = figures.data?.asked ?? days;
  const ofSameDays = <Report,>(answer: { asked: Days; report: Report } | undefined) =>
    answer?.asked.from === asked.from && answer.asked.to === asked.to ? answer.report : undefined;
  const counts = ofSameDays(open.data);
  const isStale = figures.isError || (open.isError && counts !== undefined);
  if (figures.isError && !data)
    return (
      <Card>
        <ErrorState className="py-6" title={t('failed')} onRetry={() => figures.refetch()} />
      </Card>
    );
  const listOf = (state: 'Accepted' | 'Rejected', kind?: SubmissionKind) =>
    inboxHref({ ...asked, state, ...(kind ? { kind } : {}) });
  return (
    <section
      aria-label={t('title', { days: formats.days(asked) })}
      aria-busy={figures.isPending || isPlaceholderData}
    >
      {figures.isPending && (
        <span role="status" className="sr-only">
          {ui('loading')}
        </span>
      )}
      <div className={cn('flex flex-col gap-3 transition-opacity', isPlaceholderData && 'opacity-60')}>
        <ul className="grid gap-3 sm:grid-cols-3 print:grid-cols-3">
          {incoming.map(({ key, kind, of }) => (
            <Tile
              key={key}
              label={kinds(kind)}
              value={data && formats.count(data[key].count)}
              href={data && data[key].count > 0 ? inboxHref({ kind, ...asked }) : undefined}
              aside={<Sparkline values={ofSameDays(trend.data)?.map(part => part[of]) ?? []} />}
            >
              {data ? <Comparison counts={data[key]} /> : <Skeleton className="w-28" />}
            </Tile>
          ))}
        </ul>
        <ul className="grid grid-cols-2 gap-3 lg:grid-cols-3 print:grid-cols-3">
          <Tile label={t('open')} value={data && formats.count(data.open)}>
            {counts && <Waiting days={asked} counts={counts} />}
          </Tile>
          <Tile
            label={t('accepted')}
            value={data && formats.count(data.accepted)}
            href={data && data.accepted > 0 ? listOf('Accepted') : undefined}
          >
            {data && t('ofReceived', { count: receivedIn(data) })}
          </Tile>
          <Tile
            label={t('rejected')}
            value={data && formats.count(data.rejected)}
            href={data && data.rejected > 0 ? listOf('Rejected') : undefined}
          >
            {data && t('ofReceived', { count: receivedIn(data) })}
            {data && data.withdrawn > 0 && (
              <TextLink className="block" href={inboxHref({ ...asked, isWithdrawn: true })}>
                {t('withdrawn', { count: data.withdrawn })}
              </TextLink>
            )}
          </Tile>
          <Tile
            label={t('rate')}
            value={data && (data.acceptanceRate === null ? '–' : formats.percent(data.acceptanceRate))}
          >
            {t('rateText')}
          </Tile>
          <Tile
            label={t('processing')}
            value={
              data &&
              (data.averageProcessingHours === null ? '–' : formats.duration(data.averageProcessingHours))
            }
          >
            {t('processingText')}
          </Tile>
          <Tile
            label={t('revenue')}
            value={data && formats.money(data.recurringRevenue, currency)}
            href={data && data.recurringRevenue > 0 ? listOf('Accepted', 'Membership') : undefined}
          >
            {t('revenueText')}
          </Tile>
        </ul>
      </div>
      {isStale && (
        <p role="status" className="mt-2 text-sm text-danger-ink">
          {reports('stale')}
        </p>
      )}
    </section>
  );
}

const receivedIn = ({ newMemberships, newChanges, newCancellations }: DashboardKpis) =>
  newMemberships.count + newChanges.count + newCancellations.count;

type TileProps = {
  label: string;
  value: string | undefined;
  href?: string | undefined;
  aside?: ReactNode;
  children?: ReactNode;
};

function Tile({ label, value, href, aside, children }: TileProps) {
  const number = (
    <span className="text-xl font-semibold tracking-tight whitespace-nowrap tabular-nums sm:text-2xl">
      {value ?? <Skeleton className="my-1 h-6 w-16" />}
    </span>
  );
  return (
    <li className="relative flex min-w-0 flex-col gap-1 rounded-md border bg-surface p-3 transition-colors has-[[data-tile]]:hover:border-hairline-strong sm:p-4">
      <p className="text-sm text-ink-muted">{label}</p>
      <div className="flex items-end justify-between gap-3">
        {href ? (
          <Link
            href={href}
            data-tile=""
            aria-label={`${label}: ${value}`}
            className="rounded-sm underline decoration-hairline-strong decoration-1 underline-offset-4 after:absolute after:inset-0 hover:decoration-current"
          >
            {number}
          </Link>
        ) : (
          number
        )}
        {aside}
      </div>
      {children && <div className="text-sm text-ink-muted">{children}</div>}
    </li>
  );
}

/** Change against the preceding period, as a sign and in words. */
function Comparison({ counts }: { counts: DashboardCount }) {
  const t = useTranslations('reports.figures');
  const { decimal } = useReportFormats();
  const { count, previousCount, changePercent } = counts;
  const Icon = count > previousCount ? ArrowUpRight : count < previousCount ? ArrowDownRight : ArrowRight;
  const signed = changePercent === null ? '' : `${changePercent > 0 ? '+' : ''}${decimal(changePercent)}`;
  return (
    <p className="flex items-start gap-1">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        {previousCount === 0 && t('nothingBefore')}
        {previousCount > 0 && count === previousCount && t('unchanged')}
        {previousCount > 0 &&
          count !== previousCount &&
          t('changed', { percent: signed, previous: previousCount })}
      </span>
    </p>
  );
}

/** Undecided submissions by what they wait for, with links to their lists. */
function Waiting({ days, counts }: { days: Days; counts: SubmissionCounts }) {
  const t = useTranslations('reports.figures');
  return (
    <ul>
      {counts.waiting > 0 && (
        <li>
          <TextLink href={inboxHref({ ...days, awaits: 'Decision' })}>
            {t('waiting', { count: counts.waiting })}
          </TextLink>
        </li>
      )}
      {counts.unconfirmed > 0 && (
        <li>
          <TextLink href={inboxHref({ ...days, awaits: 'Confirmation' })}>
            {t('unconfirmed', { count: counts.unconfirmed })}
          </TextLink>
        </li>
      )}
    </ul>
  );
}
