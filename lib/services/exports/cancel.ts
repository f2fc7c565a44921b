import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { assertEtag, contentEtagOf, type Precondition } from '@/lib/platform/precondition';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { releaseObjects } from '@/lib/services/exports/bulk/objects';
import { getJob, removeFile } from './queries';
import { readJob } from './read';
import { isUnfinished } from './rules';

/**
 * Stops an unfinished job, or removes the file of a finished one; its file cannot be downloaded any more. A job without
 * a file does not change. Throws 404, and 412 if the job has changed.
 */
export async function cancelExportJob(
  ctx: Ctx,
  { id, precondition }: { readonly id: string; readonly precondition: Precondition },
): Promise<void> {
  const { clubId, now } = ctx;
  await withClub(ctx, async tx => {
    const job = await getJob(tx, clubId, id, { isLocked: true });
    assertEtag(precondition, contentEtagOf(JSON.stringify(await readJob(tx, job, now))));
    if (isUnfinished(job)) await removeFile(tx, job, { state: 'Cancelled', finishedAt: now });
    else if (job.state === 'Completed') await removeFile(tx, job, { state: 'Expired', expiresAt: now });
    else return;
    await releaseObjects(tx, { clubId, now });
    await recordAudit(tx, ctx, { action: 'Deleted', recordType: 'ExportJob', recordId: id });
  });
}
