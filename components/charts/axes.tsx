import { CartesianGrid, XAxis, YAxis } from 'recharts';

const tick = { fill: 'var(--ink-muted)', fontSize: 12 };

type AxesProps = { formatValue: (value: number) => string; hasFractions?: boolean };

/** Time along the foot, numbers from nought at the left, and quiet lines to read them by. */
export function timeAxes({ formatValue, hasFractions = false }: AxesProps) {
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
