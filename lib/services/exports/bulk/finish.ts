import { type Db, type Tx, withClub } from '@/db/client';
import { systemCtx } from '@/lib/platform/context';
import { enqueue } from '@/lib/queue/enqueue';
import { exportedAs } from '@/lib/rules/submissions/exported-as';
import { recordExported } from '@/lib/services/submissions/record-history';
import { recordEvent } from '@/lib/webhooks/record-event';
import { type ExportJobRow, endJob, listChunks, lockRunning } from './queries';

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
    const { byteCount, submissionIds } = await readChunks(tx, job);
    const expiresAt = new Date(now.getTime() + fileKeptMs);
    const end = { state: 'Completed', finishedAt: now, expiresAt, byteCount } as const;
    if (!(await endJob(tx, clubId, jobId, end))) return;
    await recordAllExported(tx, job, submissionIds, now);
    const exportJob = { id: jobId, type: job.type, total: job.total, expiresAt: expiresAt.toISOString() };
    await recordEvent(tx, ctx, { type: 'ExportCompleted', submissionId: null, data: { clubId, exportJob } });
    await enqueue(tx, 'expire-export', { clubId, jobId }, { startAfter: expiresAt });
  });
}

/** Size and submissions of the file. */
async function readChunks(tx: Tx, { clubId, id: jobId }: ExportJobRow) {
  const submissionIds: string[] = [];
  let byteCount = 0;
  for (const { position, byteCount: bytes, submissionIds: ids } of await listChunks(tx, clubId, jobId)) {
    if (bytes === null) throw new Error(`Chunk ${position} of export ${jobId} does not exist`);
    byteCount += bytes;
    submissionIds.push(...ids);
  }
  return { byteCount, submissionIds };
}

async function recordAllExported(
  tx: Tx,
  job: ExportJobRow,
  submissionIds: readonly string[],
  at: Date,
): Promise<void> {
  const { clubId, requestedByKind: kind, requestedBy: id } = job;
  const exported = { clubId, by: { kind, id }, at, as: exportedAs(job.type, job.format) };
  for (let first = 0; first < submissionIds.length; first += entriesAtOnce) {
    await recordExported(tx, exported, submissionIds.slice(first, first + entriesAtOnce));
  }
}
