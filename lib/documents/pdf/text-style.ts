import { isPlain } from '@/lib/documents/words';
import { type FaceName, faceOf } from './faces';

export type TextStyle = {
  readonly face: FaceName;
  readonly size: number;
  /** Height of a line as a multiple of the size. */
  readonly lineHeight: number;
  readonly color: string;
  /** Digits of equal width, for columns of amounts. */
  readonly hasTabularFigures?: boolean;
};

/** Colours for print: petrol, and greys that stay distinct in greyscale. */
export const ink = '#17211f';
export const quiet = '#5a6664';
export const accent = '#0b5a66';
export const hairline = '#cfd6d5';

const style = (size: number, lineHeight: number, color = ink, face: FaceName = 'regular'): TextStyle => ({
  face,
  size,
  lineHeight,
  color,
});

/** Lengths in points. */
export const textStyles = {
  clubName: style(13, 1.25, ink, 'semibold'),
  clubData: style(7.5, 1.45, quiet),
  title: style(22, 1.2, accent, 'semibold'),
  state: style(8.5, 1.2, ink, 'semibold'),
  person: style(12, 1.4, ink, 'semibold'),
  receipt: style(9.5, 1.4, quiet),
  sectionTitle: style(10.5, 1.3, accent, 'semibold'),
  groupTitle: style(9.5, 1.4, ink, 'semibold'),
  label: style(7.5, 1.35, quiet),
  value: style(9.5, 1.4),
  detail: style(8.5, 1.4, quiet),
  line: style(9.5, 1.21),
  amount: { ...style(9.5, 1.21), hasTabularFigures: true },
  sum: style(9.5, 1.21, ink, 'semibold'),
  sumAmount: { ...style(9.5, 1.21, ink, 'semibold'), hasTabularFigures: true },
  frameTitle: style(12, 1.3, ink, 'semibold'),
  frameText: style(9.5, 1.5),
  caption: style(8.5, 1.21, quiet),
  running: style(7.5, 1.21, quiet),
  footer: style(7.5, 1.4, quiet),
} as const;

/** Width of a text on one line. */
export function widthOf(text: string, { face: name, size, hasTabularFigures }: TextStyle): number {
  const { unitsPerEm, letters, tabularLetters } = faceOf(name);
  return ((hasTabularFigures ? tabularLetters : letters).widthOf(text) * size) / unitsPerEm;
}

export function lineHeightOf({ size, lineHeight }: TextStyle): number {
  return size * lineHeight;
}

/** From the top of a line to the top of its letters: half of the line's extra height. */
export function leadingOf({ face: name, size, lineHeight }: TextStyle): number {
  const { ascent, descent, unitsPerEm } = faceOf(name);
  return (size * lineHeight - (size * (ascent - descent)) / unitsPerEm) / 2;
}

const standIn = '□';

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Have no form of their own: they choose or join the forms beside them. */
const joiners = /[\p{Variation_Selector}\u200c\u200d]/gu;

/**
 * Replaces what the embedded font cannot draw (Arabic, Chinese, emoji) by a box, one for each character as a reader sees
 * it: an emoji can have ten code points.
 */
export function printable(text: string): string {
  if (isPlain(text)) return text;
  const { font } = faceOf('regular');
  const canDraw = (one: string) => one === '\n' || font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0);
  return Array.from(characters.segment(text), ({ segment }) => {
    const parts = [...segment.replace(joiners, '')];
    const drawn = parts.filter(canDraw);
    return drawn.join('') + (drawn.length < parts.length ? standIn : '');
  }).join('');
}
