import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';

export type FaceName = 'regular' | 'semibold';

/** A font file as parsed by fontkit, the library's reader; only the members used here. */
type Face = {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(text: string, features?: unknown): Run;
  /** How wide a word is, in units of the em. */
  advanceOf(word: string, features?: unknown): number;
};

type ReadFace = Omit<Face, 'advanceOf'>;

type Run = {
  readonly glyphs: readonly unknown[];
  readonly positions: readonly object[];
  readonly advanceWidth: number;
};

const files: Readonly<Record<FaceName, string>> = {
  regular: '400Regular/Inter_400Regular.ttf',
  semibold: '600SemiBold/Inter_600SemiBold.ttf',
};

export const faceNames = ['regular', 'semibold'] as const;

const runsMax = 2_000;
const faces = new Map<FaceName, Face>();

/**
 * A font, parsed once per thread. The path is relative to the directory in which the process started, because bundles
 * have no folder of their own packages.
 */
export function faceOf(name: FaceName): Face {
  const known = faces.get(name);
  if (known) return known;
  const file = join(process.cwd(), 'node_modules/@expo-google-fonts/inter', files[name]);
  const face = remembering(read(readFileSync(file)));
  faces.set(name, face);
  return face;
}

/**
 * Caches the shaped words of a font, because documents of a club are similar. Without contextual forms, which cost a
 * third of the time and turn `10x10` into `10×10`. Positions are copied, because a document scales them in place.
 */
function remembering(face: ReadFace): Face {
  const runs = new Map<string, Run>();
  const runOf = (text: string, features?: unknown): Run => {
    const key = features === undefined ? text : `${JSON.stringify(features)}${text}`;
    let run = runs.get(key);
    if (!run) {
      if (runs.size >= runsMax) runs.clear();
      const { glyphs, positions, advanceWidth } = face.layout(text, { ...toggles(features), calt: false });
      run = { glyphs, positions, advanceWidth };
      runs.set(key, run);
    }
    return run;
  };
  const layout = (text: string, features?: unknown): Run => {
    const run = runOf(text, features);
    return { ...run, positions: run.positions.map(position => ({ ...position })) };
  };
  const advanceOf = (word: string, features?: unknown) => runOf(word, features).advanceWidth;
  return Object.assign(Object.create(face), { layout, advanceOf });
}

function toggles(features: unknown): Record<string, boolean> {
  return Array.isArray(features) ? Object.fromEntries(features.map(feature => [String(feature), true])) : {};
}

/** Works with pdfkit 0.20, which stores the parsed font there; its types do not include that. */
function read(file: Buffer): ReadFace {
  const document = new PDFDocument({ autoFirstPage: false });
  document.font(file);
  return (document as unknown as { _font: { font: ReadFace } })._font.font;
}

/** pdfkit also accepts a parsed font as source; its types do not include that. */
export function asFontSource(face: Face): string {
  return face as unknown as string;
}
