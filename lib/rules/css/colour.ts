/** Red, green and blue of sRGB, and the alpha; each from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];
type Triple = readonly [number, number, number];

/** Parses `#rgb`, `#rrggbb`, `#rrggbbaa` and `oklch(l c h)`, the colours of a design; null for anything else. */
export function parseColour(text: string): Colour | null {
  const oklch = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(text);
  if (oklch) {
    const [, lightness = '', chroma = '', hue = ''] = oklch;
    const angle = (Number(hue) * Math.PI) / 180;
    return [
      ...fromOklab([Number(lightness), Number(chroma) * Math.cos(angle), Number(chroma) * Math.sin(angle)]),
      1,
    ];
  }
  if (!/^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text)) return null;
  const digits = text.length === 4 ? text.replace(/[0-9a-f]/gi, '$&$&') : text;
  const part = (at: number) => Number.parseInt(digits.slice(at, at + 2) || 'ff', 16) / 255;
  return [part(1), part(3), part(5), part(7)];
}

/** `#rrggbb`, without the alpha. */
export function toHex([red, green, blue]: Colour): string {
  const parts = [red, green, blue].map(part =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

/** The visible colour when a colour lies on an opaque one. */
export function over([red, green, blue, alpha]: Colour, behind: Colour): Colour {
  const blend = (front: number, back: number) => front * alpha + back * (1 - alpha);
  return [blend(red, behind[0]), blend(green, behind[1]), blend(blue, behind[2]), 1];
}

/** Relative luminance (WCAG 2.2), 0 to 1; ignores the alpha. */
export function luminance([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast (WCAG 2.2) of a colour on an opaque one, 1 to 21. */
export function contrast(front: Colour, behind: Colour): number {
  const [one, other] = [luminance(over(front, behind)), luminance(behind)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** As `color-mix(in oklab, one share, other)` of two opaque colours. */
export function mix(one: Colour, other: Colour, share: number): Colour {
  const [first, second] = [toOklab(one), toOklab(other)];
  const blend = (at: 0 | 1 | 2) => first[at] * share + second[at] * (1 - share);
  return [...fromOklab([blend(0), blend(1), blend(2)]), 1];
}

/** Chroma and hue (degrees) of an opaque colour, as in `oklch(l c h)`. */
export function chromaAndHue(colour: Colour): readonly [chroma: number, hue: number] {
  const [, a, b] = toOklab(colour);
  return [Math.hypot(a, b), ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360];
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function gamma(part: number): number {
  const bent = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
  return Math.min(1, Math.max(0, bent));
}

function toOklab([red, green, blue]: Colour): Triple {
  return oklabOf([linear(red), linear(green), linear(blue)]);
}

/** OKLab of red, green and blue in linear sRGB; the matrices are those of CSS Color 4, section 18. */
export function oklabOf([r = 0, g = 0, b = 0]: readonly number[]): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}
