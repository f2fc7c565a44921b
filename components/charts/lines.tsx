'use client';

import { Line, LineChart, Tooltip } from 'recharts';
import { timeAxes } from './axes';
import { type ChartProps, markerPath, type SeriesLook } from './chart-data';
import { ChartTooltip } from './chart-tooltip';

/** With more points the markers would hide the lines. */
const markersMax = 40;
const margin = { top: 8, right: 12, bottom: 0, left: 0 };

/** Values over time. Lines differ by colour, dash and marker; nothing is animated. */
export default function Lines({ width, height, series, rows, formatValue, onPick }: ChartProps) {
  const hasFractions = rows.some(row => row.values.some(value => value !== null && !Number.isInteger(value)));
  const pickOf = (serie: number) => onPick && ((row: number) => onPick(row, serie));
  return (
    <LineChart width={width} height={height} data={[...rows]} margin={margin} accessibilityLayer={false}>
      {timeAxes({ formatValue, hasFractions, isOfLines: true })}
      <Tooltip
        isAnimationActive={false}
        cursor={{ stroke: 'var(--hairline-strong)' }}
        content={<ChartTooltip series={series} rows={rows} kind="line" formatValue={formatValue} />}
      />
      {series.map(({ label, look }, index) => (
        <Line
          key={label}
          name={label}
          dataKey={(row: ChartProps['rows'][number]) => row.values[index]}
          stroke={look.colour}
          strokeWidth={2}
          {...(look.dash ? { strokeDasharray: look.dash } : {})}
          isAnimationActive={false}
          dot={
            <Marker
              look={look}
              size={3.5}
              onPick={pickOf(index)}
              isShownAt={row => rows.length <= markersMax || isAlone(rows, row, index)}
            />
          }
          activeDot={<Marker look={look} size={5} onPick={pickOf(index)} />}
        />
      ))}
    </LineChart>
  );
}

/** Whether a value lies between two gaps: it has no line that shows it. */
function isAlone(rows: ChartProps['rows'], row: number, series: number): boolean {
  return [row - 1, row + 1].every(beside => (rows[beside]?.values[series] ?? null) === null);
}

type MarkerProps = {
  look: SeriesLook;
  size: number;
  onPick?: ((row: number) => void) | undefined;
  /** Default: every row. */
  isShownAt?: (row: number) => boolean;
  /** Set by the chart; null at a gap. */
  cx?: number | null;
  cy?: number | null;
  index?: number;
};

/** One value of a line. Pointers can click it; the table below has links for everything else. */
function Marker({ look, size, onPick, isShownAt, cx, cy, index = 0 }: MarkerProps) {
  if (typeof cx !== 'number' || typeof cy !== 'number' || isShownAt?.(index) === false) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <path
      d={markerPath(look.marker, cx, cy, size)}
      fill={look.colour}
      className={onPick && 'cursor-pointer'}
      onClick={onPick && (() => onPick(index))}
    />
  );
}
