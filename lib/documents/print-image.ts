import type { PrintImage } from './export-context';

const pixelsMax = 16_000_000;
const edgeMax = 800;

/**
 * Decodes a picture and encodes it again on white, at most 800 px per side. So only pixels of an upload reach a
 * document, and no viewer has to blend. Null if it is no picture, because a bad picture must not break a document.
 */
export async function toPrintImage(picture: Buffer): Promise<PrintImage | null> {
  const sharp = await loadSharp();
  try {
    const { data, info } = await sharp(picture, { limitInputPixels: pixelsMax })
      .resize({ width: edgeMax, height: edgeMax, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}

let loaded: ReturnType<typeof prepareSharp> | undefined;

/** Loads sharp with the first picture, because a process that draws none saves its memory. */
function loadSharp() {
  loaded ??= prepareSharp();
  return loaded;
}

/** Pictures are small and never the same twice: neither a cache nor further threads would help. */
async function prepareSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** The bytes of a base64 data URL of a PNG; null for anything else. */
export function pngOfDataUrl(url: string): Buffer | null {
  const base64 = /^data:image\/png;base64,([A-Za-z0-9+/=\s]+)$/.exec(url)?.[1];
  return base64 === undefined ? null : Buffer.from(base64, 'base64');
}
