import { withClub } from '@/db/client';
import type { JobPayload } from '@/lib/queue/definitions';
import { releaseObjects } from '@/lib/services/exports/bulk/objects';
import { expireJob, removeChunks } from '@/lib/services/exports/bulk/queries';
import type { JobRuntime } from '@/server/worker/runtime';

/** Removes the file of an expired export and its key. The job stays in the list as `Expired`. */
export async function expireExport(
  { db, now }: JobRuntime,
  { clubId, jobId }: JobPayload<'expire-export'>,
): Promise<void> {
  await withClub({ db, clubId }, async tx => {
    if (!(await expireJob(tx, clubId, jobId, now()))) return;
    await removeChunks(tx, clubId, jobId);
    await releaseObjects(tx, { clubId, now: now() });
  });
}
