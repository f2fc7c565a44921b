import { Font } from '@react-pdf/renderer';
import { fontFamily } from './fonts';

const standIn = '□';

/**
 * A function that puts a box in the place of every character that the embedded face cannot draw (Arabic, Chinese,
 * emoji): otherwise the renderer would fall back to a face that is not embedded and draw anything. Call it after
 * `registerFonts`.
 */
export async function loadPrintable(): Promise<(text: string) => string> {
  await Font.load({ fontFamily, fontWeight: 400 });
  const face = Font.getFont({ fontFamily, fontWeight: 400 })?.data;
  if (!face) throw new Error('The embedded font is missing');
  const canDraw = (character: string) =>
    character === '\n' || face.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  return text => (isPlain(text) ? text : [...text].map(one => (canDraw(one) ? one : standIn)).join(''));
}

function isPlain(text: string): boolean {
  return /^[\n\x20-\x7e\u00a0-\u017f]*$/.test(text);
}
