import { type Colour, contrast, mix, parseColour, toHex } from './colour';

/** WCAG 2.2 AA: of text (1.4.3), and of the edges of fields and buttons (1.4.11). */
export const textContrastMin = 4.5;
export const edgeContrastMin = 3;

/** Shares of the colours that the style sheet of the form mixes with the form's ground. */
export const formMixes = {
  muted: 0.76,
  'line-strong': 0.52,
  soft: 0.08,
  sunken: 0.04,
  'danger-soft': 0.09,
} as const;

export const [black, white]: readonly [Colour, Colour] = [
  [0, 0, 0, 1],
  [1, 1, 1, 1],
];

/** What text and controls of a form are on; all opaque. */
export type Grounds = {
  /** The form itself; several for a gradient. The first is the one that other grounds are mixed with. */
  readonly surfaces: readonly [Colour, ...Colour[]];
  /** Fields and options. */
  readonly control: Colour;
  readonly ink: Colour;
};

export type FormColours = Grounds & {
  readonly muted: Colour;
  readonly lineStrong: Colour;
  readonly accent: Colour;
  readonly danger: Colour;
  readonly good: Colour;
  readonly button: Colour;
  readonly buttonHover: Colour;
  readonly onButton: Colour;
};

export const formParts = ['Text', 'Hint', 'Field', 'Accent', 'Error', 'Edge', 'Button'] as const;
export type FormPart = (typeof formParts)[number];

/** Contrast of a part of the form at its worst place, and the least it needs. */
export type PartContrast = { readonly what: FormPart; readonly ratio: number; readonly min: number };

/** Checks every pair of colours that a form can show. */
export function checkColours(colours: FormColours): PartContrast[] {
  const { surfaces, control, ink, accent, danger, good, button, buttonHover, onButton } = colours;
  const { soft, sunken } = mixedGrounds(colours, accent);
  const dangerSoft = mix(danger, surfaces[0], formMixes['danger-soft']);
  const grounds = [...surfaces, control, soft, sunken];
  const pairs: Readonly<Record<FormPart, readonly number[]>> = {
    Text: [...surfaces, soft, sunken, dangerSoft].map(ground => contrast(ink, ground)),
    Hint: grounds.map(ground => contrast(colours.muted, ground)),
    Field: [contrast(ink, control)],
    Accent: grounds.map(ground => contrast(accent, ground)),
    Error: [
      ...[...grounds, dangerSoft].map(ground => contrast(danger, ground)),
      ...[...surfaces, control, sunken].map(ground => contrast(good, ground)),
    ],
    Edge: [...surfaces, control].map(ground => contrast(colours.lineStrong, ground)),
    Button: [button, buttonHover].map(ground => contrast(onButton, ground)),
  };
  return formParts.map(what => ({
    what,
    ratio: Math.min(...pairs[what]),
    min: what === 'Edge' ? edgeContrastMin : textContrastMin,
  }));
}

/** Returns the nearest accent that is readable on all grounds of a form, or null if there is none. */
export function readableAccent(colour: Colour, grounds: Grounds, min = textContrastMin): Colour | null {
  return nearestReadable(
    colour,
    accent => {
      const { soft, sunken } = mixedGrounds(grounds, accent);
      return [...grounds.surfaces, grounds.control, soft, sunken];
    },
    min,
  );
}

/** As `readableAccent`, for errors and confirmations. */
export function readableSignal(colour: Colour, grounds: Grounds, accent: Colour): Colour | null {
  const { soft, sunken } = mixedGrounds(grounds, accent);
  const fixed = [...grounds.surfaces, grounds.control, soft, sunken];
  return nearestReadable(
    colour,
    signal => [...fixed, mix(signal, grounds.surfaces[0], formMixes['danger-soft'])],
    textContrastMin,
  );
}

/** The edge of fields: as pale as the style sheet mixes it, or stronger where that could not be seen. */
export function edgeColour({ ink, surfaces, control }: Grounds): Colour {
  const shares = Array.from({ length: 25 }, (_, step) => Math.min(1, formMixes['line-strong'] + step / 50));
  const edges = shares.map(share => rounded(mix(ink, surfaces[0], share)));
  const isSeen = (edge: Colour) =>
    [...surfaces, control].every(ground => contrast(edge, ground) >= edgeContrastMin);
  return edges.find(isSeen) ?? ink;
}

/** A button in the brand colour, whose letters are black or white. Hovering moves it away from its letters. */
export function buttonColours(brand: Colour): Pick<FormColours, 'button' | 'buttonHover' | 'onButton'> {
  const onButton = contrast(white, brand) >= textContrastMin ? white : black;
  const buttonHover = rounded(mix(onButton === white ? black : white, brand, 0.18));
  return { button: brand, buttonHover, onButton };
}

/** The nearest colour towards black or white that has `min` on all its grounds; null if there is none. */
function nearestReadable(
  colour: Colour,
  groundsOf: (candidate: Colour) => readonly Colour[],
  min: number,
): Colour | null {
  for (let step = 0; step <= 50; step += 1) {
    for (const end of [black, white]) {
      const candidate = step === 0 ? colour : rounded(mix(end, colour, step / 50));
      if (groundsOf(candidate).every(ground => contrast(candidate, ground) >= min)) return candidate;
    }
  }
  return null;
}

function mixedGrounds({ surfaces: [surface], ink }: Grounds, accent: Colour) {
  return { soft: mix(accent, surface, formMixes.soft), sunken: mix(ink, surface, formMixes.sunken) };
}

/** As a style sheet with `#rrggbb` shows it. */
function rounded(colour: Colour): Colour {
  return parseColour(toHex(colour)) ?? colour;
}
