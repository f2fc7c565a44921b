import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type PDFDocument from 'pdfkit';
import { Letters, type ParsedFont } from './letters';

export const faceNames = ['regular', 'semibold'] as const;
export type FaceName = (typeof faceNames)[number];

/** The metrics are copies: those of the parsed font are computed at each reading. */
export type Face = Readonly<Pick<ParsedFont, 'unitsPerEm' | 'ascent' | 'descent'>> & {
  readonly font: ParsedFont;
  readonly letters: Letters;
  /** With digits of equal width. */
  readonly tabularLetters: Letters;
};

const files: Readonly<Record<FaceName, string>> = {
  regular: '400Regular/Inter_400Regular.ttf',
  semibold: '600SemiBold/Inter_600SemiBold.ttf',
};

export const tabularFigures = ['tnum'] as const;

let pdfkit: typeof PDFDocument | undefined;

/** Loads pdfkit with the first document, because a process that draws none saves its memory. Every document begins with it. */
export async function loadPdfkit(): Promise<void> {
  pdfkit ??= (await import('pdfkit')).default;
}

/** Throws before `loadPdfkit`. */
export function newDocument(options: PDFKit.PDFDocumentOptions): PDFKit.PDFDocument {
  if (!pdfkit) throw new Error('A document begins with loadPdfkit');
  return new pdfkit(options);
}

const faces = new Map<FaceName, Face>();

/**
 * A font, parsed once per thread. The path is relative to the directory in which the process started, because bundles
 * have no folder of their own packages.
 */
export function faceOf(name: FaceName): Face {
  const known = faces.get(name);
  if (known) return known;
  const file = join(process.cwd(), 'node_modules/@expo-google-fonts/inter', files[name]);
  const font = withoutContextualForms(read(readFileSync(file)));
  const { unitsPerEm, ascent, descent } = font;
  const face = {
    font,
    unitsPerEm,
    ascent,
    descent,
    letters: new Letters(font),
    tabularLetters: new Letters(font, tabularFigures),
  };
  faces.set(name, face);
  return face;
}

/**
 * Contextual forms would turn `10x10` into `10×10`, and shapes would depend on more than two letters. The script is always
 * that of Latin letters, whose rules the font has for Greek and Cyrillic too: without one fontkit kerns digits twice.
 */
function withoutContextualForms(font: ParsedFont): ParsedFont {
  const layout = (text: string, features?: unknown) =>
    font.layout(text, { ...toggles(features), calt: false }, 'latn');
  return Object.assign(Object.create(font), { layout });
}

function toggles(features: unknown): Record<string, boolean> {
  return Array.isArray(features) ? Object.fromEntries(features.map(feature => [String(feature), true])) : {};
}

/** Works with pdfkit 0.20, which stores the parsed font there; its types do not include that. */
function read(file: Buffer): ParsedFont {
  const document = newDocument({ autoFirstPage: false });
  document.font(file);
  return (document as unknown as { _font: { font: ParsedFont } })._font.font;
}

/** pdfkit also accepts a parsed font as source; its types do not include that. */
export function asFontSource(font: ParsedFont): string {
  return font as unknown as string;
}
