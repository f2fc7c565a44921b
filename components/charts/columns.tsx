'use client';

import { useId } from 'react';
import { Bar, BarChart, Tooltip } from 'recharts';
import { timeAxes } from '@/components/charts/axes';
import type { ChartProps } from '@/components/charts/chart-data';
import { ChartTooltip } from '@/components/charts/chart-tooltip';
import { HatchPattern } from '@/components/charts/hatch-pattern';

const margin = { top: 8, right: 12, bottom: 0, left: 0 };

/** Counts over time, as stacked columns. */
export default function Columns({ width, height, series, rows, formatValue, onPick }: ChartProps) {
  const id = useId();
  return (
    <BarChart width={width} height={height} data={[...rows]} margin={margin} accessibilityLayer={false}>
      {series.map(
        ({ label, look }, index) =>
          look.isHatched && <HatchPattern key={label} id={`${id}${index}`} colour={look.colour} />,
      )}
      {timeAxes({ formatValue })}
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: 'var(--sunken)' }}
        content={<ChartTooltip series={series} rows={rows} kind="area" formatValue={formatValue} />}
      />
      {series.map(({ label, look }, index) => (
        <Bar
          key={label}
          name={label}
          stackId="all"
          dataKey={(row: ChartProps['rows'][number]) => row.values[index]}
          fill={look.isHatched ? `url(#${id}${index})` : look.colour}
          stroke={look.colour}
          maxBarSize={36}
          isAnimationActive={false}
          {...(onPick
            ? {
                className: 'cursor-pointer',
                onClick: (_bar: unknown, row: number) => onPick(row, index),
              }
            : {})}
        />
      ))}
    </BarChart>
  );
}
