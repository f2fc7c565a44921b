// Draws a picture anew: reads it from stdin, writes pixels to stdout. A process of its own, started by
// lib/platform/images/redraw-picture.ts, because a decoder cannot be stopped from within and nothing secret is here.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

const [given, wanted, edgeMax, pixelsMax, memoryMaxMiB] = process.argv.slice(2);
const exitCodes = { notAPicture: 3, tooManyPixels: 4 };

sharp.concurrency(1);
// `ulimit -v` cannot bound this: Node reserves more than a gigabyte of addresses before it has read a byte. The
// decoder works in another thread, so this one is free to look; `process.exit` would wait for that thread.
setInterval(() => {
  if (process.memoryUsage.rss() > Number(memoryMaxMiB) * 1024 * 1024) process.kill(process.pid, 'SIGKILL');
}, 5).unref();
const input = await buffer(process.stdin);
try {
  const picture = given === 'svg' ? await openSvg(input) : sharp(input, { limitInputPixels: false });
  const { format, width, height } = await picture.metadata();
  if (format !== given) process.exit(exitCodes.notAPicture);
  if (given !== 'svg' && width * height > Number(pixelsMax)) process.exit(exitCodes.tooManyPixels);
  const pixels = picture
    .autoOrient()
    .resize({ width: Number(edgeMax), height: Number(edgeMax), fit: 'inside', withoutEnlargement: true });
  process.stdout.write(await encode(pixels).toBuffer());
} catch {
  process.exitCode = exitCodes.notAPicture;
}

/** Rasterised at the size that is needed, whatever size the drawing says that it has. */
async function openSvg(/** @type {Buffer} */ svg) {
  const edgeAt = async (/** @type {number} */ density) => {
    const { width, height } = await sharp(svg, { density, limitInputPixels: false }).metadata();
    return Math.max(width, height);
  };
  // A little more than is needed, against rounding. A size in millimetres grows with the density twice: it is a
  // measure of it, and is scaled by it.
  const scale = (1.02 * Number(edgeMax)) / (await edgeAt(72));
  const [once, twice] = [inRange(72 * scale), inRange(72 * Math.sqrt(scale))];
  const isTwice = (await edgeAt(once)) > 2 * Number(edgeMax) && (await edgeAt(twice)) < (await edgeAt(once));
  return sharp(svg, { density: isTwice ? twice : once, limitInputPixels: Number(pixelsMax) });
}

function inRange(/** @type {number} */ density) {
  return Math.min(100_000, Math.max(1, density));
}

function encode(/** @type {import('sharp').Sharp} */ pixels) {
  if (wanted === 'webp') return pixels.webp({ quality: 82 });
  return pixels.png({ palette: true, quality: 90, effort: 5, compressionLevel: 9 });
}
