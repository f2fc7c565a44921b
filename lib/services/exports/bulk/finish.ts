import { type Db, type Tx, withClub } from '@/db/client';
import { runParallel } from '@/db/run-parallel';
import { systemCtx } from '@/lib/platform/context';
import { enqueue } from '@/lib/queue/enqueue';
import { exportedAs } from '@/lib/rules/submissions/exported-as';
import { chunkSizes } from '@/lib/services/exports/rules';
import { recordExported } from '@/lib/services/submissions/record-history';
import { recordEvent } from '@/lib/webhooks/record-event';
import { type ExportJobRow, endJob, idsOfChunks, listChunkSizes, lockRunning } from './queries';

/** How long an export file can be downloaded (contract §3). */
export const fileKeptMs = 48 * 3600 * 1000;

const entriesAtOnce = 5000;

/**
 * Completes a job whose chunks are all stored, in one transaction. Writes the history of each submission, the event, and
 * the job that will remove the file. Does nothing if the job was cancelled or completed meanwhile. Throws if a chunk was
 * emptied, so that a later run builds it.
 */
export async function finishExport(db: Db, job: ExportJobRow, now: Date): Promise<void> {
  const { clubId, id: jobId } = job;
  await withClub({ db, clubId }, async tx => {
    const ctx = systemCtx({ db, tx, clubId, now, requestId: jobId, locale: 'de' });
    if (!(await lockRunning(tx, clubId, jobId))) return;
    const sizes = sizesOf(await listChunkSizes(tx, clubId, jobId), jobId);
    const expiresAt = new Date(now.getTime() + fileKeptMs);
    const byteCount = sizes.reduce((sum, size) => sum + size, 0);
    const exportJob = { id: jobId, type: job.type, total: job.total, expiresAt: expiresAt.toISOString() };
    // The entries take PostgreSQL longest; the rest is sent meanwhile.
    await runParallel(
      endJob(tx, clubId, jobId, { state: 'Completed', finishedAt: now, expiresAt, byteCount }),
      recordAllExported(tx, job, sizes.length, now),
      recordEvent(tx, ctx, { type: 'ExportCompleted', submissionId: null, data: { clubId, exportJob } }),
      enqueue(tx, 'expire-export', { clubId, jobId }, { startAfter: expiresAt }),
    );
  });
}

/** Throws if a chunk was emptied. */
function sizesOf(chunks: Awaited<ReturnType<typeof listChunkSizes>>, jobId: string): number[] {
  return chunks.map(({ position, byteCount }) => {
    if (byteCount === null) throw new Error(`Chunk ${position} of export ${jobId} does not exist`);
    return byteCount;
  });
}

/** Some chunks at a time, whose ids stay in the database: a file can have any number of them. */
async function recordAllExported(tx: Tx, job: ExportJobRow, chunkCount: number, at: Date): Promise<void> {
  const { clubId, id: jobId, requestedByKind: kind, requestedBy: id } = job;
  const exported = { clubId, by: { kind, id }, at, as: exportedAs(job.type, job.format) };
  const chunksAtOnce = Math.ceil(entriesAtOnce / chunkSizes[job.type]);
  for (let first = 0; first < chunkCount; first += chunksAtOnce) {
    const last = first + chunksAtOnce - 1;
    const submissionIds = idsOfChunks({ clubId, jobId }, { first, last });
    await recordExported(tx, { ...exported, submissionIds });
  }
}
