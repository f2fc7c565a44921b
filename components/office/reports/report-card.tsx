'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CardActions } from '@/components/office/reports/card-actions';
import type { Report } from '@/components/office/reports/report';
import { type ChartKind, heightOf, ReportChart } from '@/components/office/reports/report-chart';
import { ReportTable } from '@/components/office/reports/report-table';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';

type ReportCardProps<Data> = {
  title: string;
  description?: string;
  kind: ChartKind;
  /** How many bars there will be, where that is known before. */
  bars?: number;
  hasLegend?: boolean;
  /** A choice of this chart alone. */
  choice?: ReactNode;
  query: UseQueryResult<Data>;
  toReport: (data: Data) => Report;
  /** The days, in words: for the picture. */
  daysText: string;
  emptyText: string;
  /** Takes the place of a chart over time that has too little to show. */
  fewText?: (total: number) => string;
};

/** Fewer say nothing of a course. */
const enoughForTime = 3;
const pointsMin = 2;
const printedRowsMax = 24;

/** One report: its chart, the table behind it, and both to take away. Fails and loads by itself. */
export function ReportCard<Data>({
  title,
  description,
  kind,
  bars,
  hasLegend,
  choice,
  query,
  toReport,
  daysText,
  emptyText,
  fewText,
}: ReportCardProps<Data>) {
  const t = useTranslations('reports');
  const ui = useTranslations('ui');
  const tableId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [isTableOpen, setIsTableOpen] = useState(false);
  const height = heightOf(kind, bars, hasLegend);
  const report = query.data === undefined ? null : toReport(query.data);
  const words = report && wordsInstead(report, kind, emptyText, fewText);
  const hasChart = report !== null && words === null;
  const isPrinted = hasChart && kind !== 'bars' && report.rows.length <= printedRowsMax;
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
      {query.isError && report && (
        <p role="status" className="mt-2 text-sm text-danger-ink">
          {t('stale')}
        </p>
      )}
      {report && report.total > 0 && (isTableOpen || isPrinted) && (
        <div id={tableId} className={cn('-mx-5 mt-4 border-t', !isTableOpen && 'hidden print:block')}>
          <ReportTable caption={`${title}, ${daysText}`} report={report} />
        </div>
      )}
    </Card>
  );
}

/** What is said in place of a chart that would show nothing or a single point; null where there is enough. */
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
