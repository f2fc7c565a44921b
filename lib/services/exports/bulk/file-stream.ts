import type { Db } from '@/db/client';
import { readBytes } from './chunk-bytes';
import { fileKeyOf, openPart } from './file-key';
import type { ExportJobRow } from './queries';

/** A chunk of a file with its stored byte count. */
export type FileChunk = { readonly position: number; readonly byteCount: number };

/**
 * Streams the bytes `from` to `to` (inclusive) of a job's file, one chunk in memory at a time and only on demand. Fails
 * if the file is removed meanwhile.
 */
export function streamFile(
  db: Db,
  job: ExportJobRow,
  chunks: readonly FileChunk[],
  range: { readonly from: number; readonly to: number },
): ReadableStream<Uint8Array> {
  const parts = partsOf(chunks, range);
  let next = 0;
  return new ReadableStream<Uint8Array>(
    {
      pull: async controller => {
        const part = parts[next];
        next += 1;
        if (!part) return controller.close();
        controller.enqueue((await readChunk(db, job, part.position)).subarray(part.start, part.end));
      },
    },
    { highWaterMark: 0 },
  );
}

/** Returns the byte ranges of the chunks that make up a range of the file. */
export function partsOf(
  chunks: readonly FileChunk[],
  { from, to }: { readonly from: number; readonly to: number },
): { position: number; start: number; end: number }[] {
  let offset = 0;
  return chunks.flatMap(({ position, byteCount }) => {
    const start = Math.max(from - offset, 0);
    const end = Math.min(to + 1 - offset, byteCount);
    offset += byteCount;
    return start < end ? [{ position, start, end }] : [];
  });
}

async function readChunk(db: Db, job: ExportJobRow, position: number): Promise<Buffer> {
  const place = { clubId: job.clubId, jobId: job.id, position };
  return openPart(fileKeyOf(job), place, 'data', await readBytes(db, place));
}
