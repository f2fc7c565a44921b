// Re-encodes an image: reads it from stdin, writes pixels to stdout. lib/platform/images/redraw-picture.ts starts it as
// a separate process, because a decoder cannot be stopped from within, and this process has no secrets.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

const [given, wanted, edgeMax, pixelsMax, memoryMaxMiB] = process.argv.slice(2);
const exitCodes = { notAPicture: 3, tooManyPixels: 4 };

sharp.concurrency(1);
// `ulimit -v` cannot limit this: Node reserves more than a gigabyte of addresses at its start. The decoder works in
// another thread, so this one can check the memory; `process.exit` would wait for that thread.
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

/** Rasterises a drawing at the needed size, whatever size the drawing states. */
async function openSvg(/** @type {Buffer} */ svg) {
  const edgeAt = async (/** @type {number} */ density) => {
    const { width, height } = await sharp(svg, { density, limitInputPixels: false }).metadata();
    return Math.max(width, height);
  };
  // A little more than needed, because of rounding. A size in millimetres grows with the density twice: the density
  // converts it and scales it.
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
  if (wanted === 'jpeg') return pixels.jpeg({ quality: 85 });
  if (wanted === 'exactPng') return pixels.png({ compressionLevel: 6 });
  return pixels.png({ palette: true, quality: 90, effort: 5, compressionLevel: 9 });
}
