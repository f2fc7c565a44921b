import type { FormFont } from '../enums';

/** A typeface that comes with the product. All are licensed under the SIL Open Font License 1.1. */
export type ComingFont = {
  /** Name of the typeface, as it is shown and as CSS names it. */
  readonly name: string;
  /** Package `@fontsource-variable/{file}`; also the beginning of its files' names. */
  readonly file: string;
  readonly fallback: 'sans-serif' | 'serif';
  /** Weights of the variable font, as CSS writes them. */
  readonly weights: string;
  /** Size in bytes: Latin letters, which each form loads, and Latin-extended ones, for names such as Łukasz. */
  readonly bytes: Readonly<Record<FontSubset, number>>;
};

export const fontSubsets = ['latin', 'latin-ext'] as const;
export type FontSubset = (typeof fontSubsets)[number];

/** Version of the packages. It is in the address of the files, which browsers may keep for ever. */
const fontVersion = '5.3.0';

/** The typefaces that a form may have beside the one of the system. */
export const comingFonts: Readonly<Record<Exclude<FormFont, 'System'>, ComingFont>> = {
  AtkinsonHyperlegible: {
    name: 'Atkinson Hyperlegible Next',
    file: 'atkinson-hyperlegible-next',
    fallback: 'sans-serif',
    weights: '200 800',
    bytes: { latin: 33_996, 'latin-ext': 19_092 },
  },
  Figtree: {
    name: 'Figtree',
    file: 'figtree',
    fallback: 'sans-serif',
    weights: '300 900',
    bytes: { latin: 20_156, 'latin-ext': 10_280 },
  },
  Jost: {
    name: 'Jost',
    file: 'jost',
    fallback: 'sans-serif',
    weights: '100 900',
    bytes: { latin: 26_576, 'latin-ext': 17_104 },
  },
  Lora: {
    name: 'Lora',
    file: 'lora',
    fallback: 'serif',
    weights: '400 700',
    bytes: { latin: 37_788, 'latin-ext': 20_088 },
  },
  NunitoSans: {
    name: 'Nunito Sans',
    file: 'nunito-sans',
    fallback: 'sans-serif',
    weights: '200 1000',
    bytes: { latin: 31_076, 'latin-ext': 27_908 },
  },
};

/** The characters of each file, as its package's style sheet has them. */
const ranges: Readonly<Record<FontSubset, string>> = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
};

/** Folder of the built files; their address is their path in `public`. */
export const fontFolder = `/assets/form/fonts-${fontVersion}`;

export function fontFile({ file }: ComingFont, subset: FontSubset): string {
  return `${fontFolder}/${file}-${subset}.woff2`;
}

export function licenceFile({ file }: ComingFont): string {
  return `${fontFolder}/${file}-licence.txt`;
}

/** The font's `@font-face` rules: a file is loaded only for characters that the page has. */
export function fontFaces(font: ComingFont): string {
  return fontSubsets
    .map(subset =>
      [
        `@font-face{font-family:"${font.name}";font-style:normal;font-display:swap;font-weight:${font.weights}`,
        `src:url("${fontFile(font, subset)}") format("woff2")`,
        `unicode-range:${ranges[subset]}}`,
      ].join(';'),
    )
    .join('');
}
