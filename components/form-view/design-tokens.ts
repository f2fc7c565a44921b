import { customDesignOf } from '@/components/form-view/custom-design';
import type { CustomDesignSettings, FormDesign } from '@/lib/contracts/forms';
import {
  type Colour,
  chromaAndHue,
  contrast,
  luminance,
  mix,
  over,
  parseColour,
  toHex,
} from '@/lib/rules/css/colour';
import {
  black,
  buttonColours,
  edgeColour,
  edgeContrastMin,
  type FormColours,
  formMixes,
  type Grounds,
  readableAccent,
  readableSignal,
  textContrastMin,
  white,
} from '@/lib/rules/css/form-colours';

type Background = CustomDesignSettings['pageBackground'];

const light = {
  page: 'oklch(0.962 0.008 95)',
  'page-base': 'oklch(0.962 0.008 95)',
  surface: 'oklch(0.995 0.003 95)',
  'surface-base': 'oklch(0.995 0.003 95)',
  ink: 'oklch(0.235 0.022 220)',
  accent: 'oklch(0.45 0.08 208)',
  'accent-strong': 'oklch(0.375 0.07 210)',
  'on-accent': 'oklch(0.99 0.006 200)',
  danger: 'oklch(0.47 0.17 27)',
  good: 'oklch(0.42 0.09 152)',
  control: 'oklch(1 0 0)',
  edge: '1px',
  radius: '0.75rem',
  shadow: '0 1px 2px oklch(0.3 0.03 220 / 0.06), 0 6px 24px oklch(0.3 0.03 220 / 0.06)',
  width: '67.5rem',
  top: '2rem',
  scheme: 'light',
};

/** What the style sheet of the form reads; it mixes the optional ones itself where they are absent. */
export type Tokens = Readonly<Record<keyof typeof light, string>> & {
  readonly [name in (typeof optional)[number]]?: string;
};
const optional = [
  ...(['muted', 'line', 'line-strong'] as const),
  ...(['button', 'button-strong', 'on-button', 'button-edge'] as const),
] as const;

const dark: Tokens = {
  ...light,
  page: 'oklch(0.178 0.012 220)',
  'page-base': 'oklch(0.178 0.012 220)',
  surface: 'oklch(0.222 0.014 220)',
  'surface-base': 'oklch(0.222 0.014 220)',
  ink: 'oklch(0.955 0.006 205)',
  accent: 'oklch(0.79 0.096 200)',
  'accent-strong': 'oklch(0.86 0.085 198)',
  'on-accent': 'oklch(0.19 0.03 215)',
  danger: 'oklch(0.8 0.11 25)',
  good: 'oklch(0.83 0.1 152)',
  control: 'oklch(0.19 0.013 220)',
  shadow: 'none',
  scheme: 'dark',
};

type Preset = Exclude<FormDesign['presetDesign'], 'Custom'>;
const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/** WCAG 2.2 AAA, 1.4.6. */
const highContrastMin = 7;

const minimal = { edge: '0px', radius: '0.25rem', shadow: 'none' };
const highContrast = { edge: '2px', radius: '2px', shadow: 'none' };
const modern = { edge: '0px', radius: '1.375rem' };

/** The presets in the schemes that each allows. */
const presets: Readonly<Record<Preset, Readonly<Partial<Record<Scheme, Tokens>>>>> = {
  Classic: { light, dark },
  Modern: {
    light: {
      ...light,
      ...modern,
      page: 'linear-gradient(165deg, oklch(0.9 0.045 200), oklch(0.955 0.022 130) 45%, oklch(0.95 0.03 75))',
      'page-base': 'oklch(0.93 0.03 160)',
      shadow: '0 2px 6px oklch(0.3 0.05 210 / 0.07), 0 18px 50px oklch(0.3 0.05 210 / 0.13)',
    },
    dark: {
      ...dark,
      ...modern,
      page: 'linear-gradient(165deg, oklch(0.27 0.045 210), oklch(0.2 0.025 180) 45%, oklch(0.23 0.03 75))',
      'page-base': 'oklch(0.22 0.03 190)',
    },
  },
  Minimal: {
    light: {
      ...light,
      ...minimal,
      page: 'oklch(0.992 0.002 95)',
      'page-base': 'oklch(0.992 0.002 95)',
      surface: 'oklch(0.992 0.002 95)',
      'surface-base': 'oklch(0.992 0.002 95)',
      accent: 'oklch(0.28 0.02 220)',
      'accent-strong': 'oklch(0.2 0.02 220)',
    },
    dark: {
      ...dark,
      ...minimal,
      surface: dark.page,
      'surface-base': dark.page,
      accent: 'oklch(0.9 0.015 220)',
      'accent-strong': 'oklch(0.97 0.01 220)',
    },
  },
  Dark: { dark },
  HighContrast: {
    light: {
      ...light,
      ...highContrast,
      page: '#ffffff',
      'page-base': '#ffffff',
      surface: '#ffffff',
      'surface-base': '#ffffff',
      ink: '#000000',
      muted: '#1a1a1a',
      line: '#000',
      'line-strong': '#000',
      accent: '#00309e',
      'accent-strong': '#001e63',
      'on-accent': '#ffffff',
      danger: '#9c0000',
      good: '#00501e',
      control: '#ffffff',
    },
    dark: {
      ...dark,
      ...highContrast,
      page: '#000000',
      'page-base': '#000000',
      surface: '#000000',
      'surface-base': '#000000',
      ink: '#ffffff',
      muted: '#e6e6e6',
      line: '#fff',
      'line-strong': '#fff',
      accent: '#9cc4ff',
      'accent-strong': '#c9deff',
      'on-accent': '#000000',
      danger: '#ffa8a0',
      good: '#8ee6a8',
      control: '#000000',
    },
  },
};

const widths = { Narrow: '37.5rem', Normal: '67.5rem', Wide: '80rem', Full: '100%' } as const;

const shadows = {
  None: 'none',
  Small: '0 1px 3px oklch(0.2 0.02 220 / 0.12)',
  Medium: '0 2px 6px oklch(0.2 0.02 220 / 0.1), 0 10px 30px oklch(0.2 0.02 220 / 0.12)',
  Large: '0 4px 12px oklch(0.2 0.02 220 / 0.12), 0 24px 60px oklch(0.2 0.02 220 / 0.22)',
} as const;

/** A design in one scheme. */
export type SchemeDesign = {
  readonly scheme: Scheme;
  readonly tokens: Tokens;
  readonly colours: FormColours;
  /** The readable colour that replaces the club's one in links and edges; null if that is readable. */
  readonly replacedBrand: string | null;
};

/** Returns the schemes that a preset can be shown in; none for a custom design, which has its own colours. */
export function allowedSchemes(preset: FormDesign['presetDesign']): readonly Scheme[] {
  if (preset === 'Custom') return [];
  return schemes.filter(scheme => presets[preset][scheme]);
}

/** Returns the design in the schemes that readers can get: two if it follows their setting. */
export function schemeDesigns(design: FormDesign): readonly [SchemeDesign, ...SchemeDesign[]] {
  const custom = customDesignOf(design);
  if (custom) return [withBrand(customTokens(custom), surfacesOf(custom), design)];
  const { presetDesign, colorScheme = 'Light' } = design;
  const preset = presets[presetDesign === 'Custom' ? 'Classic' : presetDesign];
  const of = (tokens: Tokens) => withBrand(tokens, [colourOf(tokens['surface-base'])], design);
  if (!preset.light || !preset.dark) return [of(preset.light ?? preset.dark ?? light)];
  if (colorScheme === 'Auto') return [of(preset.light), of(preset.dark)];
  return [of(colorScheme === 'Dark' ? preset.dark : preset.light)];
}

/** Gives tokens the club's colour, and colours that can be read and seen on all grounds of the form. */
function withBrand(tokens: Tokens, surfaces: Grounds['surfaces'], design: FormDesign): SchemeDesign {
  const isHighContrast = design.presetDesign === 'HighContrast';
  const brand = parseColour(design.brandColor ?? '');
  const grounds = { surfaces, control: colourOf(tokens.control), ink: over(colourOf(tokens.ink), black) };
  const wanted = brand ?? colourOf(tokens.accent);
  const accent =
    readableAccent(wanted, grounds, isHighContrast ? highContrastMin : textContrastMin) ?? wanted;
  const signal = (name: 'danger' | 'good') => {
    const given = colourOf(tokens[name]);
    const readable = readableSignal(given, grounds, accent) ?? given;
    return readable === given ? tokens[name] : toHex(readable);
  };
  const isOwn = brand !== null || accent !== wanted;
  const accentTokens = isOwn ? accentTokensOf(accent) : {};
  // Where the club's CSS sets the accent, buttons follow it.
  const hasBrandButton = brand && !isHighContrast && !/--accent\s*:/.test(design.additionalCss);
  const written: Tokens = {
    ...tokens,
    ...accentTokens,
    ...(brand && design.presetDesign === 'Modern' ? pageTokensOf(tokens, brand) : {}),
    ...(hasBrandButton ? buttonTokensOf(brand, accent, surfaces) : {}),
    danger: signal('danger'),
    good: signal('good'),
    ...(customDesignOf(design) ? { 'line-strong': toHex(edgeColour(grounds)) } : {}),
  };
  return {
    scheme: tokens.scheme === 'dark' ? 'dark' : 'light',
    tokens: written,
    colours: coloursOf(written, grounds),
    replacedBrand: brand && accent !== wanted ? toHex(accent) : null,
  };
}

function accentTokensOf(accent: Colour) {
  const { buttonHover, onButton } = buttonColours(accent);
  return { accent: toHex(accent), 'accent-strong': toHex(buttonHover), 'on-accent': toHex(onButton) };
}

/** The page in the hue of the club's colour: as light as before, and not more colourful than the club's colour. */
function pageTokensOf(tokens: Tokens, brand: Colour) {
  const [most, hue] = chromaAndHue(brand);
  const tinted = (text: string) =>
    text.replace(
      /oklch\(([\d.]+) ([\d.]+) [\d.]+\)/g,
      (_, lightness: string, chroma: string) =>
        `oklch(${lightness} ${Math.min(Number(chroma), most).toFixed(3)} ${hue.toFixed(0)})`,
    );
  return { page: tinted(tokens.page), 'page-base': tinted(tokens['page-base']) };
}

/** A button in the club's colour. It gets an edge where its ground cannot be told from the form. */
function buttonTokensOf(brand: Colour, accent: Colour, surfaces: Grounds['surfaces']) {
  const { button, buttonHover, onButton } = buttonColours(brand);
  const isSeen = surfaces.every(surface => contrast(button, surface) >= edgeContrastMin);
  return {
    button: toHex(button),
    'button-strong': toHex(buttonHover),
    'on-button': toHex(onButton),
    'button-edge': isSeen ? 'transparent' : toHex(accent),
  };
}

function coloursOf(tokens: Tokens, grounds: Grounds): FormColours {
  const mixed = (name: 'muted' | 'line-strong') =>
    tokens[name] ? colourOf(tokens[name]) : mix(grounds.ink, grounds.surfaces[0], formMixes[name]);
  return {
    ...grounds,
    muted: mixed('muted'),
    lineStrong: mixed('line-strong'),
    accent: colourOf(tokens.accent),
    danger: colourOf(tokens.danger),
    good: colourOf(tokens.good),
    button: colourOf(tokens.button ?? tokens.accent),
    buttonHover: colourOf(tokens['button-strong'] ?? tokens['accent-strong']),
    onButton: colourOf(tokens['on-button'] ?? tokens['on-accent']),
  };
}

/** What the text of a custom design is on: both ends of gradients, and the page behind a translucent form. */
function surfacesOf({ pageBackground, formBackground }: CustomDesignSettings): Grounds['surfaces'] {
  const pages = endsOf(pageBackground).map(end => over(end, white));
  const behind = pages.length > 0 ? pages : [white];
  const forms = endsOf(formBackground).flatMap(form => behind.map(page => over(form, page)));
  const [first = white, ...others] = forms.length > 0 ? forms : behind;
  return [first, ...others];
}

function endsOf({ type, color, gradientStart, gradientEnd }: Background): Colour[] {
  if (type === 'None') return [];
  return (type === 'Color' ? [color] : [gradientStart, gradientEnd]).map(colourOf);
}

/** An incomplete colour counts as black. */
function colourOf(text: string): Colour {
  return parseColour(text) ?? black;
}

function customTokens(custom: CustomDesignSettings): Tokens {
  const pageBase = opaque(baseColour(custom.pageBackground), '#ffffff');
  const surfaceBase = opaque(baseColour(custom.formBackground), pageBase);
  const base = isDark(surfaceBase) ? dark : light;
  return {
    ...base,
    page: background(custom.pageBackground) ?? pageBase,
    'page-base': pageBase,
    surface: background(custom.formBackground) ?? 'transparent',
    'surface-base': surfaceBase,
    ink: colour(custom.textColor) ?? base.ink,
    width: custom.formWidth === 'Custom' ? rem(custom.formWidthCustom) : widths[custom.formWidth],
    radius: rem(custom.borderRadius),
    shadow: shadows[custom.boxShadow],
    top: rem(custom.topMargin),
    edge: custom.boxShadow === 'None' ? '1px' : '0px',
  };
}

/** Clubs set sizes in px; they grow with the letters that a reader chose in the browser. */
function rem(px: number): string {
  return `${Number(px) / 16}rem`;
}

export function background(settings: Background): string | null {
  if (settings.type === 'None') return null;
  if (settings.type === 'Color') return colour(settings.color);
  const [start, end] = [colour(settings.gradientStart), colour(settings.gradientEnd)];
  return start && end ? `linear-gradient(${Number(settings.gradientDegree)}deg,${start},${end})` : null;
}

function baseColour(settings: Background): string | null {
  if (settings.type === 'None') return null;
  return colour(settings.type === 'Color' ? settings.color : settings.gradientStart);
}

function colour(text: string): string | null {
  return /^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/.test(text) ? text : null;
}

/**
 * The colour that results from `front` on the opaque colour `behind`; null is fully transparent.
 */
function opaque(front: string | null, behind: string): string {
  const [colour, ground] = [parseColour(front ?? behind), parseColour(behind)];
  return colour && ground ? toHex(over(colour, ground)) : behind;
}

/** Whether white text has more contrast on it than black. */
function isDark(hex: string): boolean {
  const colour = parseColour(hex);
  return colour !== null && luminance(colour) < 0.179;
}
