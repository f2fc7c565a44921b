import { withClub } from '@/db/client';
import { releaseObjects } from '@/lib/exports/bulk/objects';
import { expireJob, removeChunks } from '@/lib/exports/bulk/queries';
import type { JobPayload } from '@/lib/jobs/definitions';
import type { JobRuntime } from '@/lib/jobs/runtime';

/** Removes the file of an export when its time is up, and its key with it; the job stays in the list as `Expired`. */
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
