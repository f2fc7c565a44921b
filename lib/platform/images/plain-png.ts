import { crc32, inflateSync, type ZlibOptions } from 'node:zlib';

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const chunkOverhead = 12;
/** Number of samples of 8 bits for each pixel, by colour type: grey, RGB, grey and alpha, RGBA. */
const samplesOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 };
/** Chunks without which the picture looks the same. */
const withoutEffect = ['sRGB', 'pHYs', 'tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf'];

type Size = { readonly width: number; readonly height: number };
type Chunk = { readonly type: string; readonly data: Buffer; readonly whole: Buffer };

/**
 * Returns a PNG of canvases, 8 bits deep and not interlaced, with its header and pixels only. Checks checksums, and that
 * the compressed data is exactly the rows of the picture. Returns null for every other picture, also for one larger than
 * `max` and for a broken one.
 */
export function plainPng(upload: Buffer, max: Size): Buffer | null {
  const chunks = chunksOf(upload);
  const header = chunks?.[0];
  const end = chunks?.at(-1);
  if (!chunks || header?.type !== 'IHDR' || end?.type !== 'IEND') return null;
  const parts = chunks.slice(1, -1).filter(({ type }) => !withoutEffect.includes(type));
  if (!parts.every(({ type }) => type === 'IDAT')) return null;
  const pixels = Buffer.concat(parts.map(({ data }) => data));
  if (!areRows(pixels, header.data, max)) return null;
  return Buffer.concat([signature, header.whole, chunk('IDAT', pixels), end.whole]);
}

/** The chunks up to the end of the picture (PNG specification §5.3). Null if one is cut off or has a wrong checksum. */
function chunksOf(png: Buffer): Chunk[] | null {
  if (!png.subarray(0, signature.length).equals(signature)) return null;
  const chunks: Chunk[] = [];
  for (let at = signature.length; at + chunkOverhead <= png.length; ) {
    const length = png.readUInt32BE(at);
    const whole = png.subarray(at, at + chunkOverhead + length);
    if (whole.length < chunkOverhead + length) return null;
    const content = whole.subarray(4, -4);
    if (crc32(content) !== whole.readUInt32BE(length + 8)) return null;
    const type = content.toString('latin1', 0, 4);
    chunks.push({ type, data: content.subarray(4), whole });
    if (type === 'IEND') return length === 0 ? chunks : null;
    at += whole.length;
  }
  return null;
}

function chunk(type: string, data: Buffer): Buffer {
  const whole = Buffer.alloc(chunkOverhead + data.length);
  whole.writeUInt32BE(data.length);
  whole.write(type, 4, 'latin1');
  data.copy(whole, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, -4)), data.length + 8);
  return whole;
}

/** Whether the data inflates to the rows that the header describes, each with a known filter, and nothing follows. */
function areRows(data: Buffer, header: Buffer, max: Size): boolean {
  if (header.length !== 13) return false;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth, colour = -1, ...methods] = header.subarray(8);
  const samples = samplesOf[colour];
  if (depth !== 8 || samples === undefined || methods.some(method => method !== 0)) return false;
  if (width < 1 || width > max.width || height < 1 || height > max.height) return false;
  const rowBytes = 1 + width * samples;
  const rows = inflated(data, rowBytes * height);
  if (rows?.length !== rowBytes * height) return false;
  for (let at = 0; at < rows.length; at += rowBytes) if ((rows[at] ?? 5) > 4) return false;
  return true;
}

/** Null if the data is broken, longer than `bytesMax`, or followed by other bytes. */
function inflated(data: Buffer, bytesMax: number): Buffer | null {
  try {
    const { buffer, engine } = inflateWithInfo(data, { maxOutputLength: bytesMax, info: true });
    return engine.bytesWritten === data.length ? buffer : null;
  } catch {
    return null;
  }
}

/** The types of Node 24 leave out what `info` returns. */
const inflateWithInfo = inflateSync as unknown as (
  data: Buffer,
  options: ZlibOptions,
) => { readonly buffer: Buffer; readonly engine: { readonly bytesWritten: number } };
