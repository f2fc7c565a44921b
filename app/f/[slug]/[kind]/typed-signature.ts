import path from 'node:path';
import sharp from 'sharp';

const fontFile = 'node_modules/@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf';
const nameLengthMax = 140;

/**
 * A typed name as PNG data URL, for signing without a script; empty for no name. The same name gives the same
 * image, so that a resent form has the same body.
 */
export async function typedSignature(name: string): Promise<string> {
  const text = name.trim().slice(0, nameLengthMax);
  if (text === '') return '';
  const png = await sharp({
    text: {
      text: escapeMarkup(text),
      fontfile: path.join(process.cwd(), fontFile),
      font: 'Inter Italic',
      width: 840,
      height: 180,
      align: 'centre',
      rgba: true,
    },
  })
    .extend({ top: 30, bottom: 30, left: 30, right: 30, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** Escapes Pango markup, and removes control and direction characters. */
function escapeMarkup(text: string): string {
  return text.replace(/\p{C}/gu, '').replace(/[&<>]/g, character => `&#${character.charCodeAt(0)};`);
}
