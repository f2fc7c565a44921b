import { once } from 'node:events';
import { Readable } from 'node:stream';
import { type Archiver, ZipArchive } from 'archiver';
import { toWebStream } from '@/lib/platform/web-stream';

/** A file in a ZIP: bytes, which are stored as they are, or a stream of bytes, which is compressed. */
export type ZipFile = { readonly name: string; readonly content: Buffer | AsyncIterable<Buffer> };

const bufferedBytes = 64 * 1024;

/**
 * Streams a ZIP of `files` in their order. Begins with the first read, and takes the next file only when the reader has
 * taken most of the last. Fails if `files` fails, before the directory, so that no reader accepts the part as a ZIP.
 * A ZIP has no time zone: `modifiedAt` is written as its UTC fields.
 */
export function streamZip(files: AsyncIterable<ZipFile>, modifiedAt: Date): ReadableStream<Uint8Array> {
  return toWebStream(zipBytes(files, modifiedAt));
}

async function* zipBytes(files: AsyncIterable<ZipFile>, modifiedAt: Date): AsyncGenerator<Buffer> {
  const archive = new ZipArchive({ highWaterMark: bufferedBytes });
  const stop = new AbortController();
  // An error after the end of the iteration would otherwise have no listener and end the process.
  archive.on('error', () => {});
  addFiles(archive, files, { modifiedAt, signal: stop.signal }).catch(error => archive.destroy(error));
  try {
    yield* archive;
  } finally {
    stop.abort();
  }
}

async function addFiles(
  archive: Archiver,
  files: AsyncIterable<ZipFile>,
  { modifiedAt, signal }: { readonly modifiedAt: Date; readonly signal: AbortSignal },
): Promise<void> {
  for await (const { name, content } of files) {
    const entry = { name, date: modifiedAt };
    if (Buffer.isBuffer(content)) archive.append(content, { ...entry, store: true });
    else archive.append(streamOf(archive, content, signal), entry);
    await once(archive, 'entry', { signal });
    // archiver itself never waits for its reader between files.
    while (archive.writableNeedDrain) await once(archive, 'drain', { signal });
  }
  await archive.finalize();
}

/** archiver waits for ever for the end of a stream that fails; therefore the error ends the archive. */
function streamOf(archive: Archiver, content: AsyncIterable<Buffer>, signal: AbortSignal): Readable {
  return Readable.from(content, { signal, highWaterMark: 1 }).once('error', error => archive.destroy(error));
}
