const fontSize = 13;
/** Average width of a letter at this font size, rounded up. */
export const letterPx = 6.6;
const gapPx = 12;

type BarNameProps = {
  names: readonly string[];
  /** Available width in pixels. */
  room: number;
  /** Set by the chart. */
  y?: number | string;
  index?: number;
};

/** The name of a bar, at the left edge. Long names are cut; pointing shows the whole name. */
export function BarName({ names, room, y = 0, index = 0 }: BarNameProps) {
  const name = names[index] ?? '';
  const lettersMax = Math.floor((room - gapPx) / letterPx);
  return (
    <text x={0} y={y} dy={4} fontSize={fontSize} fill="var(--ink)">
      <title>{name}</title>
      {name.length > lettersMax ? `${name.slice(0, lettersMax - 1).trimEnd()}…` : name}
    </text>
  );
}
