import sharp from 'sharp';
import { encode } from 'uqr';

/** Blank modules around a code (ISO/IEC 18004 §5.3.8). */
const quietModules = 4;
/** Enough for print at any size of a poster. */
const pixelsPerModule = 32;

/** Rows of modules with the quiet zone, true for dark. Readable with up to 15 % damage (level M). */
export function qrModules(text: string): readonly (readonly boolean[])[] {
  return encode(text, { ecc: 'M', border: quietModules }).data;
}

/** The dark modules as few boxes: adjacent modules in a row are merged. */
export function qrBoxes(text: string) {
  return qrModules(text).flatMap((row, y) =>
    [
      ...row
        .map(isDark => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index, 0: run }) => ({
      x: index,
      y,
      width: run.length,
    })),
  );
}

/** A QR code on white, one unit per module, sharp at every size. */
export function qrSvg(text: string): string {
  const size = qrModules(text).length;
  const dark = qrBoxes(text).map(({ x, y, width }) => `M${x} ${y}h${width}v1h-${width}z`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark.join('')}"/></svg>`;
}

/** The same as PNG, 32 pixels per module. */
export async function qrPng(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const modules = qrModules(text);
  const size = modules.length;
  const grey = Buffer.from(modules.flat().map(isDark => (isDark ? 0 : 255)));
  const png = await sharp(grey, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * pixelsPerModule, size * pixelsPerModule, { kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer();
  return new Uint8Array(png);
}
