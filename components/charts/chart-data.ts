/** The look of a series: its colour, and what distinguishes it without colour. */
export type SeriesLook = {
  /** A CSS colour: a token. */
  readonly colour: string;
  /** Dashes of a line, as in SVG; solid by default. */
  readonly dash?: string;
  readonly marker: 'circle' | 'square' | 'triangle' | 'diamond';
  /** Fills the area with a hatch pattern. */
  readonly isHatched?: boolean;
};

export type Series = { readonly label: string; readonly look: SeriesLook };

export type ChartRow = {
  readonly label: string;
  /** For an axis. */
  readonly shortLabel?: string | undefined;
  /** One value per series; null is a gap. */
  readonly values: readonly (number | null)[];
};

export type ChartProps = {
  readonly width: number;
  readonly height: number;
  readonly series: readonly Series[];
  readonly rows: readonly ChartRow[];
  readonly formatValue: (value: number) => string;
  /** Called when the user clicks a value. */
  readonly onPick?: ((row: number, series: number) => void) | undefined;
};

export const looks = {
  first: { colour: 'var(--series-1)', marker: 'circle' },
  second: { colour: 'var(--series-2)', marker: 'square', dash: '6 3' },
  third: { colour: 'var(--series-3)', marker: 'triangle', dash: '2 3', isHatched: true },
  fourth: { colour: 'var(--series-4)', marker: 'diamond', dash: '9 3 2 3' },
} as const satisfies Record<string, SeriesLook>;

/** Outline of a marker around a point, as path data. */
export function markerPath(marker: SeriesLook['marker'], x: number, y: number, size = 3.5): string {
  const [left, right, top, bottom] = [x - size, x + size, y - size, y + size];
  if (marker === 'square') return `M${left},${top}H${right}V${bottom}H${left}Z`;
  if (marker === 'triangle') return `M${x},${top}L${right},${bottom}H${left}Z`;
  if (marker === 'diamond') return `M${x},${top - 1}L${right + 1},${y}L${x},${bottom + 1}L${left - 1},${y}Z`;
  return `M${left},${y}A${size},${size} 0 1 0 ${right},${y}A${size},${size} 0 1 0 ${left},${y}Z`;
}
