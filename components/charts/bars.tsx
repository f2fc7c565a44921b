'use client';

import { useId } from 'react';
import { Bar, BarChart, Cell, LabelList, Tooltip, XAxis, YAxis } from 'recharts';
import { barStep } from './bar-step';
import type { ChartProps } from './chart-data';
import { ChartTooltip } from './chart-tooltip';
import { HatchPattern } from './hatch-pattern';

const fontSize = 13;
/** Average width of a letter at this font size, rounded up. */
const letterPx = 6.6;
const gapPx = 12;

type BarsProps = ChartProps & {
  /** Texts behind the bars. */
  readonly valueLabels: readonly string[];
  /** Indexes of the hatched bars. */
  readonly hatched?: readonly number[];
};

/** One number for each of several names, written beside its bar. */
export default function Bars({
  width,
  height,
  series,
  rows,
  formatValue,
  onPick,
  valueLabels,
  hatched = [],
}: BarsProps) {
  const id = useId();
  const longest = Math.max(0, ...valueLabels.map(label => label.length));
  const nameRoom = Math.round(Math.min(200, width * 0.42));
  const colour = series[0]?.look.colour ?? 'var(--series-1)';
  const data = rows.map((row, index) => ({ ...row, place: index }));
  return (
    <BarChart
      layout="vertical"
      width={width}
      height={Math.min(height, rows.length * barStep)}
      data={data}
      margin={{ top: 0, right: gapPx + longest * letterPx, bottom: 0, left: 0 }}
      accessibilityLayer={false}
    >
      {hatched.length > 0 && <HatchPattern id={id} colour={colour} />}
      <XAxis type="number" hide domain={[0, 'dataMax']} />
      <YAxis
        type="category"
        dataKey="place"
        width={nameRoom}
        interval={0}
        tickLine={false}
        axisLine={{ stroke: 'var(--hairline-strong)' }}
        tick={<BarName names={rows.map(({ label }) => label)} room={nameRoom} />}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: 'var(--sunken)' }}
        content={<ChartTooltip series={series} rows={rows} kind="area" formatValue={formatValue} />}
      />
      <Bar
        dataKey={(row: ChartProps['rows'][number]) => row.values[0]}
        fill={colour}
        stroke={colour}
        barSize={18}
        minPointSize={1}
        isAnimationActive={false}
        {...(onPick
          ? { className: 'cursor-pointer', onClick: (_bar: unknown, row: number) => onPick(row, 0) }
          : {})}
      >
        {rows.map((row, index) => (
          <Cell key={row.label} fill={hatched.includes(index) ? `url(#${id})` : colour} />
        ))}
        <LabelList
          position="right"
          fontSize={fontSize}
          fill="var(--ink)"
          stroke="none"
          // By row, because the chart counts only the bars that it draws.
          valueAccessor={(bar: { payload: { place: number } }) => valueLabels[bar.payload.place] ?? ''}
        />
      </Bar>
    </BarChart>
  );
}

type BarNameProps = {
  names: readonly string[];
  /** Available width in pixels. */
  room: number;
  /** Set by the chart. */
  y?: number | string;
  index?: number;
};

/** The name of a bar, at the left edge. Long names are cut; pointing shows the whole name. */
function BarName({ names, room, y = 0, index = 0 }: BarNameProps) {
  const name = names[index] ?? '';
  const lettersMax = Math.floor((room - gapPx) / letterPx);
  return (
    <text x={0} y={y} dy={4} fontSize={fontSize} fill="var(--ink)">
      <title>{name}</title>
      {name.length > lettersMax ? `${name.slice(0, lettersMax - 1).trimEnd()}…` : name}
    </text>
  );
}
