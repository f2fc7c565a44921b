import { customDesignOf } from '@/components/form-view/custom-design';
import type { CustomDesignSettings, FormDesign } from '@/lib/contracts/forms';
import { luminance, over, parseColour, toHex } from '@/lib/rules/css/colour';
import { formRootClass } from '@/lib/rules/css/form-css';

type Background = CustomDesignSettings['pageBackground'];
type Tokens = Readonly<Record<string, string>>;

export const lightTokens: Tokens = {
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
  radius: '12px',
  shadow: '0 1px 2px oklch(0.3 0.03 220 / 0.06), 0 6px 24px oklch(0.3 0.03 220 / 0.06)',
  width: '1080px',
  top: '32px',
  scheme: 'light',
};

export const darkTokens: Tokens = {
  ...lightTokens,
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

const presets: Readonly<Record<Exclude<FormDesign['presetDesign'], 'Custom'>, Tokens>> = {
  Classic: lightTokens,
  Modern: {
    ...lightTokens,
    page: 'linear-gradient(165deg, oklch(0.9 0.045 200), oklch(0.955 0.022 130) 45%, oklch(0.95 0.03 75))',
    'page-base': 'oklch(0.93 0.03 160)',
    edge: '0px',
    radius: '22px',
    shadow: '0 2px 6px oklch(0.3 0.05 210 / 0.07), 0 18px 50px oklch(0.3 0.05 210 / 0.13)',
  },
  Minimal: {
    ...lightTokens,
    page: 'oklch(0.992 0.002 95)',
    'page-base': 'oklch(0.992 0.002 95)',
    surface: 'oklch(0.992 0.002 95)',
    'surface-base': 'oklch(0.992 0.002 95)',
    accent: 'oklch(0.28 0.02 220)',
    'accent-strong': 'oklch(0.2 0.02 220)',
    edge: '0px',
    radius: '4px',
    shadow: 'none',
  },
  Dark: darkTokens,
  HighContrast: {
    ...lightTokens,
    page: '#ffffff',
    'page-base': '#ffffff',
    surface: '#ffffff',
    'surface-base': '#ffffff',
    ink: '#000000',
    accent: '#00309e',
    'accent-strong': '#001e63',
    'on-accent': '#ffffff',
    danger: '#9c0000',
    good: '#00501e',
    control: '#ffffff',
    edge: '2px',
    radius: '2px',
    shadow: 'none',
  },
};

const widths = { Narrow: '600px', Normal: '1080px', Wide: '1280px', Full: '100%' } as const;

const shadows = {
  None: 'none',
  Small: '0 1px 3px oklch(0.2 0.02 220 / 0.12)',
  Medium: '0 2px 6px oklch(0.2 0.02 220 / 0.1), 0 10px 30px oklch(0.2 0.02 220 / 0.12)',
  Large: '0 4px 12px oklch(0.2 0.02 220 / 0.12), 0 24px 60px oklch(0.2 0.02 220 / 0.22)',
} as const;

/**
 * The club's design as CSS variables; the form's style sheet reads nothing else of it. Every value
 * is written from a parsed number, colour or keyword, so that no text of a club reaches the style
 * sheet. An image counts only if it is on this server. The variables are also set on the form root,
 * where the style sheet would mix lines and muted text again. `additionalCss` is separate.
 */
export function designCss(design: FormDesign): string {
  const custom = customDesignOf(design);
  const tokens = custom
    ? customTokens(custom)
    : presets[design.presetDesign === 'Custom' ? 'Classic' : design.presetDesign];
  const contrast =
    design.presetDesign === 'HighContrast' ? { muted: '#1a1a1a', line: '#000', 'line-strong': '#000' } : {};
  // A club's CSS may set `control`, but not the ground under prices.
  const ground = { 'choice-ground': tokens.control };
  const variables = Object.entries({ ...tokens, ...ground, ...contrast }).map(
    ([name, value]) => `--${name}:${value}`,
  );
  const logo = custom?.hideLogo ? '.head .logo{display:none}' : '';
  return `:root,.${formRootClass}{${variables.join(';')}}${logo}${custom ? imageCss(custom) : ''}`;
}

function customTokens(custom: CustomDesignSettings): Tokens {
  const pageBase = opaque(baseColour(custom.pageBackground), '#ffffff');
  const surfaceBase = opaque(baseColour(custom.formBackground), pageBase);
  const base = isDark(surfaceBase) ? darkTokens : lightTokens;
  return {
    ...base,
    page: background(custom.pageBackground) ?? pageBase,
    'page-base': pageBase,
    surface: background(custom.formBackground) ?? 'transparent',
    'surface-base': surfaceBase,
    ink: colour(custom.textColor) ?? base.ink ?? '#000',
    width: custom.formWidth === 'Custom' ? `${Number(custom.formWidthCustom)}px` : widths[custom.formWidth],
    radius: `${Number(custom.borderRadius)}px`,
    shadow: shadows[custom.boxShadow],
    top: `${Number(custom.topMargin)}px`,
    edge: custom.boxShadow === 'None' ? '1px' : '0px',
  };
}

function background(settings: Background): string | null {
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

/** The image over the page's ground. `html body` outweighs the style sheet's later `body`. */
function imageCss(custom: CustomDesignSettings): string {
  const { backgroundImageUrl: url, backgroundImageSettings: image, pageBackground } = custom;
  if (!/^\/[\w./-]+(?:\?[\w=&-]*)?$/.test(url) || url.startsWith('//')) return '';
  const size =
    image.size === 'custom' ? `${Number(image.customWidth)}px ${Number(image.customHeight)}px` : image.size;
  const ground = pageBackground.type === 'Gradient' ? background(pageBackground) : null;
  const layers = (first: string, second: string) => (ground ? `${first},${second}` : first);
  return [
    `html body{background-image:${layers(`url("${url}")`, ground ?? '')}`,
    `background-repeat:${layers(image.repeat, 'repeat')}`,
    `background-size:${layers(size, 'auto')}`,
    `background-position:${layers(image.position, 'left top')}`,
    `background-attachment:${layers(image.attachment, 'scroll')}}`,
  ].join(';');
}
