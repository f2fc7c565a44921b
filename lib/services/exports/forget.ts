import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { releaseObjects } from '@/lib/services/exports/bulk/objects';
import { lockJobsNaming, removeFile, reopenPieces } from './queries';
import { isUnfinished } from './rules';

/**
 * Takes submissions whose people are to be forgotten out of every export: a file that names one of them is removed,
 * a piece of one that is still being made is made anew. Call it in the transaction that forgets them and, where that
 * locks submissions too, before it does: whoever completes an export locks in this order.
 */
export async function forgetInExports(ctx: Ctx, submissionIds: readonly string[]): Promise<void> {
  if (submissionIds.length === 0) return;
  await withClub(ctx, async tx => {
    for (const job of await lockJobsNaming(tx, ctx.clubId, submissionIds)) {
      if (isUnfinished(job)) await reopenPieces(tx, job, submissionIds);
      else {
        await removeFile(tx, job, { state: 'Expired', expiresAt: ctx.now });
        await recordAudit(tx, ctx, { action: 'Deleted', recordType: 'ExportJob', recordId: job.id });
      }
    }
    await releaseObjects(tx, ctx);
  });
}
