import { useId } from 'react';
import type { ChartRow, Series } from '@/components/charts/chart-data';
import { Swatch } from '@/components/charts/swatch';

type ChartTooltipProps = {
  series: readonly Series[];
  rows: readonly ChartRow[];
  kind: 'line' | 'area';
  formatValue: (value: number) => string;
  /** Set by the chart. */
  active?: boolean;
  activeIndex?: string | number | null | undefined;
};

/** The row under the pointer, with all series. */
export function ChartTooltip({ series, rows, kind, formatValue, active, activeIndex }: ChartTooltipProps) {
  const id = useId();
  const row = rows[Number(activeIndex)];
  if (!active || !row) return null;
  return (
    <div className="rounded-md border bg-surface px-3 py-2 text-sm shadow-overlay">
      <p className="font-medium">{row.label}</p>
      <ul>
        {series.map(({ label, look }, index) => {
          const value = row.values[index] ?? null;
          return (
            <li key={label} className="flex items-center gap-2">
              <Swatch id={`${id}${index}`} look={look} kind={kind} />
              <span className="text-ink-muted">{label}</span>
              <span className="ml-auto pl-3 font-medium tabular-nums">
                {value === null ? '–' : formatValue(value)}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
