const fontSize = 13;
/** Of a letter of that size, on average and rather too much. */
export const letterPx = 6.6;
const gapPx = 12;

type BarNameProps = {
  names: readonly string[];
  /** How wide it may be. */
  room: number;
  /** Given by the chart. */
  y?: number | string;
  index?: number;
};

/** The name of a bar, at the left edge, cut where it is too long; whole on pointing. */
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
