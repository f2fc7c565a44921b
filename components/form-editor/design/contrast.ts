import type { Background } from '@/components/form-editor/design/design';
import { presetAsCustom } from '@/components/form-editor/design/preset-as-custom';
import { darkTokens, lightTokens } from '@/components/form-view/design-css';
import type { CustomDesignSettings, FormDesign } from '@/lib/contracts/forms';
import { type Colour, contrast, luminance, mix, over, parseColour, toHex } from '@/lib/rules/css/colour';

const parts = ['Text', 'Hint', 'Field', 'Accent'] as const;

/**
 * A part of a design with too little contrast: text, the paler text of hints, text typed into
 * fields, or links and buttons.
 */
export type Unreadable = { readonly what: (typeof parts)[number]; readonly ratio: number };

export type ContrastReport = {
  /** Contrast of the text on the form, at its worst place. */
  readonly ratio: number;
  readonly unreadable: readonly Unreadable[];
  /** Text is over an image, whose colours are unknown. */
  readonly isOverImage: boolean;
};

/** WCAG 2.2 AA, 1.4.3. */
export const contrastMin = 4.5;

const [black, white]: readonly [Colour, Colour] = [
  [0, 0, 0, 1],
  [1, 1, 1, 1],
];
const hintShare = 0.76;

/** Checks the contrast of a custom design, at the worst place of each gradient. */
export function checkContrast(custom: CustomDesignSettings): ContrastReport {
  const grounds = groundsOf(custom);
  const text = colourOf(custom.textColor);
  const { control, accent } = tokensOn(grounds);
  const ratios = {
    Text: worst(text, grounds),
    Hint: Math.min(...grounds.map(ground => contrast(mix(over(text, ground), ground, hintShare), ground))),
    Field: contrast(text, control),
    Accent: worst(accent, grounds),
  };
  const unreadable = parts
    .map(what => ({ what, ratio: ratios[what] }))
    .filter(({ ratio }) => ratio < contrastMin);
  return { ratio: ratios.Text, unreadable, isOverImage: isOverImage(custom) };
}

/** An accent in which links are hard to read on the form or on the page around it. */
export type PaleAccent = { readonly colour: string; readonly ratio: number; readonly isGroundDark: boolean };

/**
 * Checks the `--accent` that additional CSS sets, at its worst place. Returns null if it is
 * readable, if the CSS sets none, and if `toColour` cannot parse it. Buttons choose black or white
 * automatically.
 */
export function checkAccent(
  design: Pick<FormDesign, 'presetDesign' | 'customDesign'>,
  css: string,
  toColour: (text: string) => Colour | null = parseColour,
): PaleAccent | null {
  const colour = [...css.matchAll(/--accent\s*:\s*([^;}]+)/g)].at(-1)?.[1]?.trim();
  const accent = colour === undefined ? null : toColour(colour);
  if (colour === undefined || accent === null) return null;
  const { presetDesign, customDesign } = design;
  const own = presetDesign === 'Custom' ? customDesign : presetAsCustom[presetDesign];
  const custom = own ?? presetAsCustom.Classic;
  const pages = custom.backgroundImageUrl === '' ? pagesOf(custom) : [];
  const grounds = [...groundsOf(custom), ...pages];
  const ratio = worst(accent, grounds);
  if (ratio >= contrastMin) return null;
  return { colour, ratio, isGroundDark: grounds.every(ground => luminance(ground) < 0.179) };
}

/**
 * Returns the nearest readable design: another text colour if that suffices, otherwise also a paler
 * or darker ground. Null if the design is readable.
 */
export function correctContrast(custom: CustomDesignSettings): CustomDesignSettings | null {
  if (checkContrast(custom).unreadable.length === 0) return null;
  for (let step = 0; step <= 20; step += 1) {
    const ground = withGround(custom, step / 20);
    const corrected = correctText(ground);
    if (corrected) return corrected;
  }
  return null;
}

function correctText(custom: CustomDesignSettings): CustomDesignSettings | null {
  const text = over(colourOf(custom.textColor), black);
  const isDark = luminance(groundsOf(custom)[0] ?? white) < 0.179;
  for (let step = 0; step <= 20; step += 1) {
    const textColor = step === 0 ? custom.textColor : toHex(mix(isDark ? white : black, text, step / 20));
    const candidate = { ...custom, textColor };
    if (checkContrast(candidate).unreadable.length === 0) return candidate;
  }
  return null;
}

/** Moves the ground by a share towards white, or towards black if it is dark. */
function withGround(custom: CustomDesignSettings, share: number): CustomDesignSettings {
  if (share === 0) return custom;
  const name = custom.formBackground.type === 'None' ? 'pageBackground' : 'formBackground';
  const isDark = luminance(groundsOf(custom)[0] ?? white) < 0.179;
  const move = (hex: string) => toHex(mix(isDark ? black : white, over(colourOf(hex), white), share));
  const { color, gradientStart, gradientEnd } = custom[name];
  const colours = { color: move(color), gradientStart: move(gradientStart), gradientEnd: move(gradientEnd) };
  return { ...custom, [name]: { ...custom[name], ...colours } };
}

function groundsOf({ pageBackground, formBackground }: CustomDesignSettings): Colour[] {
  const behind = pagesOf({ pageBackground });
  const forms = coloursOf(formBackground);
  return forms.length > 0 ? forms.flatMap(form => behind.map(page => over(form, page))) : behind;
}

function pagesOf({ pageBackground }: Pick<CustomDesignSettings, 'pageBackground'>): Colour[] {
  const pages = coloursOf(pageBackground).map(colour => over(colour, white));
  return pages.length > 0 ? pages : [white];
}

function coloursOf({ type, color, gradientStart, gradientEnd }: Background): Colour[] {
  if (type === 'None') return [];
  return (type === 'Color' ? [color] : [gradientStart, gradientEnd]).map(colourOf);
}

function isOverImage({ backgroundImageUrl, formBackground }: CustomDesignSettings): boolean {
  const colours = coloursOf(formBackground);
  return backgroundImageUrl !== '' && (colours.length === 0 || colours.some(([, , , alpha]) => alpha < 1));
}

/** The colours of fields and links that `designCss` chooses for this ground. */
function tokensOn([first = white]: readonly Colour[]): { control: Colour; accent: Colour } {
  const { control = '', accent = '' } = luminance(first) < 0.179 ? darkTokens : lightTokens;
  return { control: colourOf(control), accent: colourOf(accent) };
}

function worst(front: Colour, grounds: readonly Colour[]): number {
  return Math.min(...grounds.map(ground => contrast(front, ground)));
}

/** An incomplete colour counts as black. */
function colourOf(text: string): Colour {
  return parseColour(text) ?? black;
}
