'use client';

import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { type Ref, useId } from 'react';
import { useTranslations } from 'use-intl';
import { barStep } from '@/components/charts/bar-step';
import type { Series } from '@/components/charts/chart-data';
import { Swatch } from '@/components/charts/swatch';
import { useWidth } from '@/components/charts/use-width';
import { cn } from '@/components/ui/cn';
import { Skeleton } from '@/components/ui/skeleton';
import type { Report } from './report';

const Lines = dynamic(() => import('@/components/charts/lines'), { ssr: false });
const Columns = dynamic(() => import('@/components/charts/columns'), { ssr: false });
const Bars = dynamic(() => import('@/components/charts/bars'), { ssr: false });

export type ChartKind = 'lines' | 'columns' | 'bars';

/** The table shows all bars beyond these. */
export const barsMax = 8;
const timeHeight = 240;
const legendHeight = 28;

/** Height of a chart before its data is loaded. */
export function heightOf(kind: ChartKind, bars = barsMax, hasLegend = kind === 'lines'): number {
  return kind === 'bars' ? bars * barStep : timeHeight + (hasLegend ? legendHeight : 0);
}

type ReportChartProps = { kind: ChartKind; report: Report; ref: Ref<HTMLDivElement> };

export function ReportChart({ kind, report, ref }: ReportChartProps) {
  const [measure, width] = useWidth();
  const router = useRouter();
  const t = useTranslations('reports');
  const drawn = report.columns.flatMap(({ look, ...column }, index) =>
    look ? [{ ...column, look, index }] : [],
  );
  const rows = report.rows.slice(0, kind === 'bars' ? barsMax : undefined).map(row => ({
    label: row.label,
    shortLabel: row.shortLabel ?? row.label,
    values: drawn.map(({ index }) => row.cells[index]?.value ?? null),
  }));
  const hrefOf = (row: number, series: number) => report.rows[row]?.cells[drawn[series]?.index ?? 0]?.href;
  const isLinked = report.rows.some(row => row.cells.some(cell => cell.href));
  const formatValue = drawn[0]?.format ?? String;
  const shared = {
    series: drawn,
    rows,
    formatValue,
    onPick: isLinked
      ? (row: number, series: number) => {
          const href = hrefOf(row, series);
          if (href) router.push(href);
        }
      : undefined,
  };
  const legendKind = kind === 'lines' ? 'line' : 'area';
  return (
    <div ref={ref} className="bg-surface text-ink forced-color-adjust-none">
      <div
        ref={measure}
        role="img"
        aria-label={report.summary}
        className={cn('chart', kind === 'bars' && 'print:max-w-md')}
      >
        {width === null && <Skeleton className="h-full" />}
        {width !== null && kind === 'lines' && <Lines {...shared} width={width} height={timeHeight} />}
        {width !== null && kind === 'columns' && <Columns {...shared} width={width} height={timeHeight} />}
        {width !== null && kind === 'bars' && (
          <Bars
            {...shared}
            width={width}
            height={rows.length * barStep}
            hatched={report.hatched ?? []}
            valueLabels={report.valueLabels ?? rows.map(row => formatValue(row.values[0] ?? 0))}
          />
        )}
      </div>
      {report.rows.length > rows.length && (
        <p className="mt-2 text-sm text-ink-muted">
          {t('more', { count: report.rows.length - rows.length })}
        </p>
      )}
      {kind !== 'bars' && <ChartLegend series={drawn} kind={legendKind} />}
    </div>
  );
}

type ChartLegendProps = { series: readonly Series[]; kind: 'line' | 'area' };

/** Names the series of a chart with more than one. */
function ChartLegend({ series, kind }: ChartLegendProps) {
  const id = useId();
  if (series.length < 2) return null;
  return (
    <ul data-legend="" className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
      {series.map(({ label, look }, index) => (
        <li key={label} className="flex items-center gap-1.5">
          <Swatch id={`${id}${index}`} look={look} kind={kind} />
          {label}
        </li>
      ))}
    </ul>
  );
}
