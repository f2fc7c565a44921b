import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { oklabOf } from '@/lib/rules/css/colour';

type Theme = 'light' | 'dark';
type Colour = { lightness: number; chroma: number; hue: number };

const css = readFileSync(new URL('./globals.css', import.meta.url), 'utf8');
const AA = 4.5;
const AAA = 7;
const nonText = 3;

/** Text and ground, and the minimum ratio (WCAG 2.2, 1.4.3, 1.4.6, 1.4.11). */
const pairs: [ink: string, ground: string, ratioMin: number][] = [
  ...['ground', 'surface', 'sunken'].flatMap((ground): [string, string, number][] => [
    ['ink', ground, AAA],
    ['ink-muted', ground, AA],
    ['accent', ground, AA],
    ['accent-ink', ground, AAA],
    ['danger', ground, AA],
    ['danger-ink', ground, AAA],
  ]),
  ['ink-muted', 'ground', AAA],
  ['ink-muted', 'surface', AAA],
  ...[1, 2, 3, 4].flatMap((serie): [string, string, number][] => [
    [`series-${serie}`, 'surface', nonText],
    [`series-${serie}`, 'ground', nonText],
  ]),
  ['hairline-strong', 'ground', nonText],
  ['hairline-strong', 'surface', nonText],
  ['on-accent', 'accent', AA],
  ['on-accent', 'accent-strong', AA],
  ['on-danger', 'danger', AA],
  ['on-danger', 'danger-strong', AA],
  ['ink', 'accent-soft', AAA],
  ['ink-muted', 'accent-soft', AA],
  ['accent-ink', 'accent-soft', AAA],
  ['ink', 'danger-soft', AAA],
  ['danger-ink', 'danger-soft', AAA],
  ...['new', 'confirmed', 'accepted', 'rejected'].map((state): [string, string, number] => [
    state,
    `${state}-soft`,
    AAA,
  ]),
];

function readToken(name: string, theme: Theme): Colour {
  const pattern = new RegExp(`--${name}: light-dark\\(oklch\\(([^)]+)\\), oklch\\(([^)]+)\\)\\);`);
  const value = pattern.exec(css)?.[theme === 'light' ? 1 : 2];
  if (!value) throw new Error(`globals.css has no token --${name}`);
  const [lightness = 0, chroma = 0, hue = 0] = value.split(' ').map(Number);
  return { lightness, chroma, hue };
}

/** Linear sRGB by the matrices of CSS Color 4 §10.2; may be outside 0..1. */
function linearRgb({ lightness, chroma, hue }: Colour): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function luminance(colour: Colour): number {
  const [red, green, blue] = linearRgb(colour).map(channel => Math.min(1, Math.max(0, channel)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** Colour vision deficiencies in linear sRGB: Machado, Oliveira and Fernandes (2009), severity 1. */
const visions = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Distance in OKLab of two colours under a deficiency. */
function distanceFor(vision: readonly (readonly number[])[], one: Colour, other: Colour): number {
  const seen = (colour: Colour) => {
    const rgb = linearRgb(colour);
    const channels = vision.map(row =>
      Math.min(
        1,
        Math.max(
          0,
          row.reduce((sum, factor, index) => sum + factor * (rgb[index] ?? 0), 0),
        ),
      ),
    );
    return oklabOf(channels);
  };
  const [from, to] = [seen(one), seen(other)];
  return Math.hypot(...from.map((value, index) => value - (to[index] ?? 0)));
}

describe.each(['light', 'dark'] as const)('%s theme', theme => {
  it.each(pairs)('%s on %s has enough contrast', (ink, ground, ratioMin) => {
    expect(contrast(readToken(ink, theme), readToken(ground, theme))).toBeGreaterThanOrEqual(ratioMin);
  });

  it.each(Object.entries(visions))('series of charts differ with %s', (_name, vision) => {
    const series = [1, 2, 3, 4].map(serie => readToken(`series-${serie}`, theme));
    const distances = series.flatMap((one, index) =>
      series.slice(index + 1).map(other => distanceFor(vision, one, other)),
    );
    expect(Math.min(...distances)).toBeGreaterThan(0.1);
  });

  it('all colours are in the sRGB gamut', () => {
    const names = [...css.matchAll(/--([\w-]+): light-dark\(oklch\([^/)]+\),/g)].map(match => match[1] ?? '');
    const outside = names.filter(name =>
      linearRgb(readToken(name, theme)).some(channel => channel < -0.001 || channel > 1.001),
    );
    expect(names.length).toBeGreaterThan(25);
    expect(outside).toEqual([]);
  });
});

describe('contrast', () => {
  it('agrees with the known ratio of black and white', () => {
    const black = { lightness: 0, chroma: 0, hue: 0 };
    const white = { lightness: 1, chroma: 0, hue: 0 };
    expect(contrast(black, white)).toBeCloseTo(21, 1);
  });
});
