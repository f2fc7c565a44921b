import { withClub } from '@/db/client';
import { exportsEnded } from '@/lib/platform/metrics';
import type { JobPayload } from '@/lib/queue/definitions';
import { enqueue } from '@/lib/queue/enqueue';
import { chunkBuilder } from '@/lib/services/exports/bulk/chunk-builder';
import { finishExport } from '@/lib/services/exports/bulk/finish';
import { releaseObjects } from '@/lib/services/exports/bulk/objects';
import {
  type ExportJobRow,
  endJob,
  listOpenPositions,
  removeChunks,
  resetFailedRuns,
  startRun,
} from '@/lib/services/exports/bulk/queries';
import type { JobRuntime } from '@/server/worker/runtime';

/** A job fails after this many runs without progress, for example if a chunk crashes its worker. */
const runsMax = 8;

/** Maximum time of a run. Then the job is enqueued again behind other clubs' exports. */
const runMs = 20_000;

/** While the object store is unavailable: the pause before the next run, and the maximum time since the job began. */
const storeRetryMs = { pause: 30_000, max: 24 * 3600 * 1000 };

/**
 * Builds the missing chunks of an export on all lanes and completes it. Stops between chunks when its time is up or the
 * worker stops, and enqueues the rest. If the worker dies, the next run uses the finished chunks. No submission is lost
 * or duplicated.
 */
export async function runExport(
  runtime: JobRuntime,
  { clubId, jobId }: JobPayload<'run-export'>,
): Promise<void> {
  const { db } = runtime;
  const scope = { db, clubId };
  const [job, open] = await withClub(scope, tx =>
    Promise.all([startRun(tx, clubId, jobId, runtime.now()), listOpenPositions(tx, clubId, jobId)]),
  );
  if (!job) return;
  if (job.tries > runsMax) return giveUpExport(runtime, { clubId, jobId });
  const until = runtime.now().getTime() + runMs;
  const builder = isSmallTable(job) ? chunkBuilder(db) : runtime.exports;
  const stop = await makeChunks({ ...runtime, exports: builder }, { clubId, jobId }, open, until);
  if (stop === 'JobEnded') return;
  if (stop === 'StoreUnavailable') return waitForStore(runtime, job);
  if (open.length === 0) {
    await finishExport(db, job, runtime.now());
    exportsEnded.inc({ result: 'Completed' });
    return;
  }
  await withClub(scope, tx => enqueue(tx, 'run-export', { clubId, jobId }, { groupId: clubId }));
}

/** A table that takes less time than the start of a thread. */
function isSmallTable({ type, total }: ExportJobRow): boolean {
  return type !== 'Pdf' && total <= 2000;
}

/** Builds the chunks of `open` and removes them from it. Returns the reason for an early end, else null. */
async function makeChunks(
  { exports, isStopping, now }: JobRuntime,
  place: { readonly clubId: string; readonly jobId: string },
  open: number[],
  until: number,
): Promise<'JobEnded' | 'StoreUnavailable' | null> {
  let stop: 'JobEnded' | 'StoreUnavailable' | null = null;
  const lane = async () => {
    while (!stop && !isStopping() && now().getTime() < until) {
      const position = open.shift();
      if (position === undefined) return;
      const outcome = await exports.build({ ...place, position });
      if (outcome === 'JobEnded' || outcome === 'StoreUnavailable') stop = outcome;
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: exports.lanes }, lane));
  const failed = lanes.find(one => one.status === 'rejected');
  if (failed) throw failed.reason;
  return stop;
}

/** Keeps the finished chunks. The run does not count as one without progress. */
async function waitForStore(runtime: JobRuntime, job: ExportJobRow): Promise<void> {
  const { clubId, id: jobId } = job;
  const now = runtime.now().getTime();
  if (job.startedAt && now > job.startedAt.getTime() + storeRetryMs.max)
    return giveUpExport(runtime, { clubId, jobId });
  await withClub({ db: runtime.db, clubId }, async tx => {
    await resetFailedRuns(tx, clubId, jobId);
    const startAfter = new Date(now + storeRetryMs.pause);
    await enqueue(tx, 'run-export', { clubId, jobId }, { groupId: clubId, startAfter });
  });
}

/** Ends an export as failed and removes its chunks. */
export async function giveUpExport(
  { db, now }: JobRuntime,
  { clubId, jobId }: JobPayload<'run-export'>,
): Promise<void> {
  const end = {
    state: 'Failed',
    error: 'RenderingFailed',
    finishedAt: now(),
    fileKeyEncrypted: null,
  } as const;
  await withClub({ db, clubId }, async tx => {
    if (!(await endJob(tx, clubId, jobId, end))) return;
    exportsEnded.inc({ result: 'Failed' });
    await removeChunks(tx, clubId, jobId);
    await releaseObjects(tx, { clubId, now: now() });
  });
}
