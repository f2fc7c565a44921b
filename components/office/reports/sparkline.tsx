type SparklineProps = { values: readonly number[] };

const width = 88;
const height = 28;
const pointsMin = 3;

/** A trend line for the eye only: the chart and its table contain its values. */
export function Sparkline({ values }: SparklineProps) {
  const most = Math.max(...values, 0);
  if (values.length < pointsMin || most === 0) return null;
  const place = (value: number, index: number) =>
    `${((index / (values.length - 1)) * (width - 2) + 1).toFixed(1)},${(height - 2 - (value / most) * (height - 4)).toFixed(1)}`;
  return (
    <svg aria-hidden="true" width={width} height={height} className="shrink-0">
      <polyline
        points={values.map(place).join(' ')}
        fill="none"
        stroke="var(--series-1)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
