import { markerPath, type SeriesLook } from '@/components/charts/chart-data';

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
export function Marker({ look, size, onPick, isShownAt, cx, cy, index = 0 }: MarkerProps) {
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
