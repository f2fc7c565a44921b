'use client';

import { useId } from 'react';
import type { Series } from '@/components/charts/chart-data';
import { Swatch } from '@/components/charts/swatch';

type ChartLegendProps = { series: readonly Series[]; kind: 'line' | 'area' };

/** Names the series of a chart, where there is more than one. */
export function ChartLegend({ series, kind }: ChartLegendProps) {
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
