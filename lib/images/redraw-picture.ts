import { execFile } from 'node:child_process';
import path from 'node:path';
import sharp from 'sharp';
import { type File, type PictureType, pictureBytesMax } from '@/lib/contracts/file';
import { invalid } from '@/lib/errors';
import { isSvgUnsafe, sniffPicture, svgText } from './sniff-picture';

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
  /** Ten seconds unless said. */
  readonly timeoutMs?: number;
};

const formats = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
} as const satisfies Record<PictureType, string>;

const timeoutMsDefault = 10_000;
const outputBytesMax = 16 * 1024 * 1024;
const tooManyPixels = 4;

/**
 * Decodes an uploaded picture, fits it into a square of `edgeMax` pixels and writes it anew, so that nothing but
 * pixels of the upload is kept; SVG is rasterised, of moving pictures the first one counts. Done in a process
 * without secrets that is killed after ten seconds. Throws a 400 for what is not of the type that it says, cannot
 * be decoded whole, or has more than `pixelsMax` pixels.
 */
export async function redrawPicture(file: File, wanted: Wanted): Promise<Picture> {
  const upload = Buffer.from(file.data, 'base64');
  if (upload.byteLength > pictureBytesMax) throw refused('pictureTooLarge');
  const type = sniffPicture(upload);
  if (type === null) throw refused('picture');
  if (type !== file.contentType) throw invalid([{ path: 'contentType', key: 'pictureType' }]);
  const svg = type === 'image/svg+xml' ? svgText(upload) : null;
  if (svg !== null && isSvgUnsafe(svg)) throw refused('svgUnsafe');
  const data = await inTurn(() => redraw(svg === null ? upload : Buffer.from(svg), formats[type], wanted));
  const { width, height } = await sharp(data).metadata();
  return { data, contentType: `image/${wanted.format}`, width, height };
}

function refused(key: string, params?: Record<string, number>) {
  return invalid([{ path: 'data', key, ...(params ? { params } : {}) }]);
}

let last: Promise<unknown> = Promise.resolve();

/** One after the other, so that uploads never take more than one processor and one picture's memory. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work);
  last = turn.catch(() => {});
  return turn;
}

function redraw(
  upload: Buffer,
  format: string,
  { format: wanted, edgeMax, pixelsMax, timeoutMs = timeoutMsDefault }: Wanted,
): Promise<Buffer> {
  const script = path.join(process.cwd(), 'bin/redraw-picture.mjs');
  const args = ['--max-old-space-size=64', script, format, wanted, String(edgeMax), String(pixelsMax)];
  const options = {
    encoding: 'buffer',
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
    maxBuffer: outputBytesMax,
  } as const;
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      args,
      { ...options, env: { NODE_ENV: 'production' } },
      (error, stdout) => {
        if (!error) resolve(stdout);
        else if (typeof error.code === 'string') reject(error);
        else if (error.code === tooManyPixels)
          reject(refused('picturePixels', { megapixels: pixelsMax / 1_000_000 }));
        else reject(refused('picture'));
      },
    );
    child.stdin?.on('error', () => {});
    child.stdin?.end(upload);
  });
}
