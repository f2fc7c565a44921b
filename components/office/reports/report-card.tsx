'use client';

import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CardActions } from '@/components/office/reports/card-actions';
import type { Report } from '@/components/office/reports/report';
import { barsMax, type ChartKind, heightOf, ReportChart } from '@/components/office/reports/report-chart';
import type { Days } from '@/components/office/reports/report-period';
import { ReportTable } from '@/components/office/reports/report-table';
import { useReportFormats } from '@/components/office/reports/use-report-formats';
import { cn } from '@/components/ui/cn';
import { Card } from '@/components/ui/display/card';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { ReportQuery } from '@/lib/api-client/dashboard';

/** The query of the shown answer; while the days change, this is the previous one. */
type About<Query> = { asked: Query; daysText: string };

type ReportCardProps<Data, Query extends Days> = {
  title: string;
  description?: string;
  kind: ChartKind;
  /** Expected number of bars, if known. */
  bars?: number;
  hasLegend?: boolean;
  /** An option of this chart only. */
  choice?: ReactNode;
  query: ReportQuery<Data, Query>;
  toReport: (data: Data, about: About<Query>) => Report;
  emptyText: string;
  /** Text instead of a chart over time with too little data. */
  fewText?: (total: number) => string;
};

/** Fewer values show no trend. */
const enoughForTime = 3;
const pointsMin = 2;
const printedRowsMax = 24;

/** One report: its chart, the table behind it, and exports of both. Loads and fails independently. */
export function ReportCard<Data, Query extends Days>({
  title,
  description,
  kind,
  bars,
  hasLegend,
  choice,
  query,
  toReport,
  emptyText,
  fewText,
}: ReportCardProps<Data, Query>) {
  const t = useTranslations('reports');
  const formats = useReportFormats();
  const ui = useTranslations('ui');
  const tableId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [isTableOpen, setIsTableOpen] = useState(false);
  const height = heightOf(kind, bars, hasLegend);
  const { data } = query;
  const daysText = data ? formats.days(data.asked) : '';
  const report = data ? toReport(data.report, { asked: data.asked, daysText }) : null;
  const words = report && wordsInstead(report, kind, emptyText, fewText);
  const hasChart = report !== null && words === null;
  const isPrinted =
    hasChart && (kind === 'bars' ? report.rows.length > barsMax : report.rows.length <= printedRowsMax);
  return (
    <Card
      title={title}
      className="h-full"
      action={
        report &&
        report.total > 0 && (
          <CardActions
            title={title}
            daysText={daysText}
            report={report}
            isOld={query.isPlaceholderData}
            chart={hasChart ? frame : null}
            tableId={tableId}
            isTableOpen={isTableOpen}
            onToggleTable={() => setIsTableOpen(!isTableOpen)}
          />
        )
      }
    >
      {description && <p className="-mt-2 mb-3 text-ink-muted">{description}</p>}
      {choice && <div className="mb-3 print:hidden">{choice}</div>}
      <div
        aria-busy={query.isPending || query.isPlaceholderData}
        className={cn('transition-opacity print:min-h-0!', query.isPlaceholderData && 'opacity-60')}
        style={{ minHeight: words ? undefined : height }}
      >
        {query.isPending && (
          <div role="status" style={{ height }}>
            <span className="sr-only">{ui('loading')}</span>
            <Skeleton className="h-full" />
          </div>
        )}
        {query.isError && !report && (
          <ErrorState className="py-6" title={t('failed')} onRetry={() => query.refetch()} />
        )}
        {words && <p className="mx-auto max-w-prose py-6 text-center text-pretty text-ink-muted">{words}</p>}
        {hasChart && <ReportChart ref={frame} kind={kind} report={report} />}
      </div>
      {hasChart && report.hint && <p className="mt-2 text-sm text-ink-muted">{report.hint}</p>}
      {query.isError && report && (
        <p role="status" className="mt-2 text-sm text-danger-ink">
          {t('stale')}
        </p>
      )}
      {report && report.total > 0 && (isTableOpen || isPrinted) && (
        <div id={tableId} className={cn('-mx-5 mt-4 border-t', !isTableOpen && 'hidden print:block')}>
          {report.isCut && (
            <p className="px-5 pt-3 text-sm text-ink-muted">{t('cut', { count: report.rows.length })}</p>
          )}
          <ReportTable caption={`${title}, ${daysText}`} report={report} />
        </div>
      )}
    </Card>
  );
}

/** Text instead of a chart with no data or a single point; null if there is enough. */
function wordsInstead(
  { total, rows }: Report,
  kind: ChartKind,
  emptyText: string,
  fewText: ((total: number) => string) | undefined,
): string | null {
  if (total === 0) return emptyText;
  const points = rows.filter(row => row.cells.some(({ value }) => value !== null)).length;
  if (kind === 'bars' || !fewText) return null;
  return total < enoughForTime || points < pointsMin ? fewText(total) : null;
}
