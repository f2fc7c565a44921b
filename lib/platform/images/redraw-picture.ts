import { execFile } from 'node:child_process';
import path from 'node:path';
import sharp from 'sharp';
import type { File } from '@/lib/contracts/file';
import { type PictureType, pictureBytesMax } from '@/lib/contracts/picture-types';
import { invalid } from '@/lib/platform/errors';
import { countDrawn, readSvg } from './read-svg';
import { runPerClub } from './run-per-club';
import { sniffPicture, svgText } from './sniff-picture';

export type Picture = {
  readonly data: Buffer;
  readonly contentType: 'image/png' | 'image/webp';
  readonly width: number;
  readonly height: number;
};

type Wanted = {
  readonly format: 'png' | 'webp';
  readonly edgeMax: number;
  readonly pixelsMax: number;
};

/** `png` has 256 colours at most, `exactPng` all. */
type WantedBytes = Omit<Wanted, 'format'> & {
  readonly format: Wanted['format'] | 'jpeg' | 'exactPng';
  readonly memoryMaxMiB?: number;
};

const formats = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
} as const satisfies Record<PictureType, string>;

/** Processor seconds that drawing may use; on a busy machine more time passes on the clock. */
const processorSecondsMax = { svg: 2, other: 4 };
const timeoutMs = 20_000;
const svgBytesMax = 512 * 1024;
const svgElementsMax = 20_000;
const outputBytesMax = 32 * 1024 * 1024;
const memoryDefaultMiB = 224;
const tooManyPixels = 4;

/**
 * Decodes an uploaded picture, fits it into a square of `edgeMax` pixels and encodes it again, so only pixels of the
 * upload are stored. SVG is rasterised; of an animation the first frame is used. Runs in a process without secrets
 * that ends after two to four seconds of work, or at 224 MiB of memory. Throws a 400 if the file is not of its
 * declared type, cannot be decoded completely, has more than `pixelsMax` pixels, or is an SVG that is large or costly
 * to draw.
 */
export async function redrawPicture(clubId: string, file: File, wanted: Wanted): Promise<Picture> {
  const upload = Buffer.from(file.data, 'base64');
  if (upload.byteLength > pictureBytesMax) throw refused('pictureTooLarge');
  const type = sniffPicture(upload);
  if (type === null) throw refused('picture');
  if (type !== file.contentType) throw invalid([{ path: 'contentType', key: 'pictureType' }]);
  const svg = type === 'image/svg+xml' ? svgText(upload) : null;
  if (svg !== null) assertDrawable(svg, upload.byteLength);
  const data = await runPerClub(clubId, () =>
    redrawBytes(svg === null ? upload : Buffer.from(svg), formats[type], wanted),
  );
  const { width, height } = await sharp(data).metadata();
  return { data, contentType: `image/${wanted.format}`, width, height };
}

function refused(key: string, params?: Record<string, number>) {
  return invalid([{ path: 'data', key, ...(params ? { params } : {}) }]);
}

function assertDrawable(svg: string, bytes: number): void {
  if (bytes > svgBytesMax) throw refused('svgTooLarge', { kibibytes: svgBytesMax / 1024 });
  const read = readSvg(svg);
  if (!read) throw refused('picture');
  if (read.isUnsafe) throw refused('svgUnsafe');
  if (countDrawn(read, svgElementsMax) >= svgElementsMax) throw refused('svgTooComplex');
}

/**
 * As `redrawPicture`, for bytes whose type and size were checked. At most two run at a time if the caller uses
 * `runPerClub`.
 */
export function redrawBytes(
  upload: Buffer,
  format: string,
  { format: wanted, edgeMax, pixelsMax, memoryMaxMiB = memoryDefaultMiB }: WantedBytes,
): Promise<Buffer> {
  const script = path.join(process.cwd(), 'bin/redraw-picture.mjs');
  const limit = `ulimit -t ${processorSecondsMax[format === 'svg' ? 'svg' : 'other']}; exec "$0" "$@"`;
  const node = [process.execPath, '--max-old-space-size=64', script];
  const args = [
    '-c',
    limit,
    ...node,
    format,
    wanted,
    String(edgeMax),
    String(pixelsMax),
    String(memoryMaxMiB),
  ];
  const options = {
    encoding: 'buffer',
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
    maxBuffer: outputBytesMax,
  } as const;
  return new Promise((resolve, reject) => {
    const child = execFile(
      '/bin/sh',
      args,
      { ...options, env: { NODE_ENV: 'production' } },
      (error, stdout) => {
        if (!error) resolve(stdout);
        else if (typeof error.code === 'string') reject(error);
        else if (error.code === tooManyPixels)
          reject(refused('picturePixels', { megapixels: pixelsMax / 1_000_000 }));
        else reject(refused(error.signal && format === 'svg' ? 'svgTooComplex' : 'picture'));
      },
    );
    child.stdin?.on('error', () => {});
    child.stdin?.end(upload);
  });
}
