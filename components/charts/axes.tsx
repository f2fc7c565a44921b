import { CartesianGrid, XAxis, YAxis } from 'recharts';

const noPadding = { left: 0, right: 0 };
const tick = { fill: 'var(--ink-muted)', fontSize: 12 };

/** Lines begin at the edge, where the labels of their first and last point need space. */
const linePadding = { left: 14, right: 14 };

type AxesProps = { formatValue: (value: number) => string; hasFractions?: boolean; isOfLines?: boolean };

/** Time axis below, number axis from zero on the left, and quiet grid lines. */
export function timeAxes({ formatValue, hasFractions = false, isOfLines = false }: AxesProps) {
  return [
    <CartesianGrid key="grid" vertical={false} stroke="var(--hairline)" />,
    <XAxis
      key="time"
      dataKey="shortLabel"
      tick={tick}
      tickLine={false}
      axisLine={{ stroke: 'var(--hairline-strong)' }}
      interval="equidistantPreserveStart"
      minTickGap={12}
      padding={isOfLines ? linePadding : noPadding}
    />,
    <YAxis
      key="numbers"
      tick={tick}
      tickLine={false}
      axisLine={false}
      width="auto"
      allowDecimals={hasFractions}
      tickFormatter={formatValue}
    />,
  ];
}
