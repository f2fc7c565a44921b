import { presetAsCustom } from '@/components/form-editor/design/preset-as-custom';
import { schemeDesigns } from '@/components/form-view/design-tokens';
import type { CustomDesignSettings, FormDesign } from '@/lib/contracts/forms';
import { type Colour, contrast, luminance, mix, over, parseColour, toHex } from '@/lib/rules/css/colour';
import { black, checkColours, type PartContrast, textContrastMin, white } from '@/lib/rules/css/form-colours';

export type ContrastReport = {
  /** Contrast of the text on the form, at its worst place. */
  readonly ratio: number;
  /** Every part of the form in each scheme. */
  readonly parts: readonly PartContrast[];
  /** The parts with too little contrast. */
  readonly unreadable: readonly PartContrast[];
  /** Text is over an image, whose colours are unknown. */
  readonly isOverImage: boolean;
};

type CheckedDesign = Pick<FormDesign, 'presetDesign' | 'customDesign' | 'brandColor' | 'colorScheme'>;

/** Checks the contrast of a design in each scheme that readers can get, at the worst place of each gradient. */
export function checkContrast(design: CheckedDesign): ContrastReport {
  const parts = designsOf(design).flatMap(({ colours }) => checkColours(colours));
  const { presetDesign, customDesign } = design;
  return {
    parts,
    ratio: Math.min(...parts.filter(({ what }) => what === 'Text').map(({ ratio }) => ratio)),
    unreadable: parts.filter(({ ratio, min }) => ratio < min),
    isOverImage: presetDesign === 'Custom' && customDesign !== undefined && isOverImage(customDesign),
  };
}

/** The club's colour, and what replaces it in links and edges of one scheme. */
export type ReplacedBrand = { readonly scheme: 'light' | 'dark'; readonly colour: string };

/** Returns for each scheme the colour that replaces a brand colour in which links would be hard to read. */
export function replacedBrands(design: CheckedDesign): ReplacedBrand[] {
  return designsOf(design).flatMap(({ scheme, replacedBrand }) =>
    replacedBrand ? [{ scheme, colour: replacedBrand }] : [],
  );
}

/** An accent in which links are hard to read on the form. */
export type PaleAccent = { readonly colour: string; readonly ratio: number; readonly isGroundDark: boolean };

/**
 * Checks the `--accent` that additional CSS sets, at its worst place in each scheme. Returns null if
 * it is readable, if the CSS sets none, and if `toColour` cannot parse it. Buttons choose black or
 * white automatically.
 */
export function checkAccent(
  design: CheckedDesign,
  css: string,
  toColour: (text: string) => Colour | null = parseColour,
): PaleAccent | null {
  const colour = [...css.matchAll(/--accent\s*:\s*([^;}]+)/g)].at(-1)?.[1]?.trim();
  const accent = colour === undefined ? null : toColour(colour);
  if (colour === undefined || accent === null) return null;
  const checked = designsOf(design).map(({ colours: { surfaces, control } }) => ({
    ratio: Math.min(...[...surfaces, control].map(ground => contrast(accent, ground))),
    isGroundDark: surfaces.every(isDark),
  }));
  const [worst] = checked.toSorted((one, other) => one.ratio - other.ratio);
  return worst && worst.ratio < textContrastMin ? { colour, ...worst } : null;
}

/**
 * Returns the nearest readable design: another text colour if that suffices, otherwise also a paler
 * or darker ground. Null if the design is readable.
 */
export function correctContrast(
  custom: CustomDesignSettings,
  brandColor?: string,
): CustomDesignSettings | null {
  const isReadable = (candidate: CustomDesignSettings) =>
    checkContrast({ presetDesign: 'Custom', customDesign: candidate, brandColor }).unreadable.length === 0;
  if (isReadable(custom)) return null;
  for (let step = 0; step <= 20; step += 1) {
    const corrected = correctText(withGround(custom, step / 20), isReadable);
    if (corrected) return corrected;
  }
  return null;
}

function correctText(
  custom: CustomDesignSettings,
  isReadable: (candidate: CustomDesignSettings) => boolean,
): CustomDesignSettings | null {
  const text = over(colourOf(custom.textColor), black);
  const end = isDark(groundOf(custom)) ? white : black;
  for (let step = 0; step <= 20; step += 1) {
    const textColor = step === 0 ? custom.textColor : toHex(mix(end, text, step / 20));
    const candidate = { ...custom, textColor };
    if (isReadable(candidate)) return candidate;
  }
  return null;
}

/** Moves the ground by a share towards white, or towards black if it is dark. */
function withGround(custom: CustomDesignSettings, share: number): CustomDesignSettings {
  if (share === 0) return custom;
  const name = custom.formBackground.type === 'None' ? 'pageBackground' : 'formBackground';
  const end = isDark(groundOf(custom)) ? black : white;
  const move = (hex: string) => toHex(mix(end, over(colourOf(hex), white), share));
  const { color, gradientStart, gradientEnd } = custom[name];
  const colours = { color: move(color), gradientStart: move(gradientStart), gradientEnd: move(gradientEnd) };
  return { ...custom, [name]: { ...custom[name], ...colours } };
}

/** As forms show it; a custom design whose settings are missing starts from Classic. */
function designsOf({ customDesign, ...design }: CheckedDesign) {
  return schemeDesigns({
    ...design,
    customDesign: customDesign ?? presetAsCustom.Classic,
    additionalCss: '',
  });
}

function groundOf(custom: CustomDesignSettings): Colour {
  const [{ colours }] = designsOf({ presetDesign: 'Custom', customDesign: custom });
  return colours.surfaces[0];
}

function isOverImage({ backgroundImageUrl, formBackground }: CustomDesignSettings): boolean {
  const { type, color, gradientStart, gradientEnd } = formBackground;
  const colours = (type === 'Color' ? [color] : [gradientStart, gradientEnd]).map(colourOf);
  return backgroundImageUrl !== '' && (type === 'None' || colours.some(([, , , alpha]) => alpha < 1));
}

/** Whether white text has more contrast on it than black. */
function isDark(colour: Colour): boolean {
  return luminance(colour) < 0.179;
}

/** An incomplete colour counts as black. */
function colourOf(text: string): Colour {
  return parseColour(text) ?? black;
}
