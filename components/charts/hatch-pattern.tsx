type HatchPatternProps = { id: string; colour: string };

/** Slanted lines in a colour, to fill an area with by `url(#id)`. */
export function HatchPattern({ id, colour }: HatchPatternProps) {
  return (
    <defs>
      <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="2.5" height="5" fill={colour} />
      </pattern>
    </defs>
  );
}
