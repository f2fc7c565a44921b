import { execFile } from 'node:child_process';
import path from 'node:path';
import { AppError, invalid } from '@/lib/platform/errors';
import { redrawBytes } from '@/lib/platform/images/redraw-picture';
import { runPerClub } from '@/lib/platform/images/run-per-club';
import { sniffPicture } from '@/lib/platform/images/sniff-picture';
import type { FileType } from '@/lib/rules/custom-fields/file-answer';

export type RedrawnFile = { readonly data: Buffer; readonly contentType: FileType };

/** Enough to read a page of A4 at 250 dpi. */
const picture = { edgeMax: 3_000, pixelsMax: 50_000_000, memoryMaxMiB: 512 } as const;
const pdf = { pagesMax: 50, processorSecondsMax: 8, timeoutMs: 15_000, memoryMaxMiB: 512 } as const;
const outputBytesMax = 32 * 1024 * 1024;

/** Exit codes of bin/redraw-pdf.mjs, as keys of texts. */
const refusals: Readonly<Record<number, string>> = {
  4: 'fileTooComplex',
  5: 'fileEncrypted',
  6: 'fileActive',
  7: 'filePages',
};

/**
 * Decodes an uploaded PDF, JPEG or PNG and writes it anew, so that nothing of the upload is stored but pages or pixels.
 * The type comes from the content. Runs in a process without secrets, with limits on time and memory. Throws a 400 at
 * `data` for another type, and for a file that cannot be decoded, is encrypted, contains scripts, files or other active
 * parts, has too many pages, or is large once decoded.
 */
export async function redrawFile(clubId: string, upload: Buffer): Promise<RedrawnFile> {
  const contentType = sniffFile(upload);
  if (contentType === null) throw refused('fileType');
  return { contentType, data: await runPerClub(clubId, () => redraw(upload, contentType)) };
}

/** The type of a file by its first bytes; null for types that are not accepted. */
function sniffFile(data: Buffer): FileType | null {
  if (data.subarray(0, 5).equals(Buffer.from('%PDF-'))) return 'application/pdf';
  const type = sniffPicture(data);
  return type === 'image/png' || type === 'image/jpeg' ? type : null;
}

function redraw(upload: Buffer, contentType: FileType): Promise<Buffer> {
  if (contentType === 'application/pdf') return redrawPdf(upload);
  const pixels =
    contentType === 'image/jpeg'
      ? redrawBytes(upload, 'jpeg', { ...picture, format: 'jpeg' })
      : redrawBytes(upload, 'png', { ...picture, format: 'exactPng' });
  return pixels.catch(error => {
    throw isUnreadable(error) ? refused('fileUnreadable') : error;
  });
}

function isUnreadable(error: unknown): boolean {
  return error instanceof AppError && error.extra.violations?.[0]?.key === 'picture';
}

function redrawPdf(upload: Buffer): Promise<Buffer> {
  const script = path.join(process.cwd(), 'bin/redraw-pdf.mjs');
  const limit = `ulimit -t ${pdf.processorSecondsMax}; exec "$0" "$@"`;
  const limits = [String(pdf.pagesMax), String(pdf.memoryMaxMiB)];
  const args = ['-c', limit, process.execPath, '--max-old-space-size=256', script, ...limits];
  const options = { encoding: 'buffer', timeout: pdf.timeoutMs, killSignal: 'SIGKILL' } as const;
  return new Promise((resolve, reject) => {
    const child = execFile(
      '/bin/sh',
      args,
      { ...options, maxBuffer: outputBytesMax, env: { NODE_ENV: 'production' } },
      (error, stdout) => {
        if (!error) resolve(stdout);
        else if (typeof error.code === 'string') reject(error);
        else if (error.signal || (error.code ?? 0) > 128) reject(refused('fileTooComplex'));
        else reject(refused(refusals[error.code ?? 0] ?? 'fileUnreadable'));
      },
    );
    child.stdin?.on('error', () => {});
    child.stdin?.end(upload);
  });
}

function refused(key: string): AppError {
  return invalid([{ path: 'data', key, ...(key === 'filePages' ? { params: { max: pdf.pagesMax } } : {}) }]);
}
