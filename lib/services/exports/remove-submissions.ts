import { inWholeClub, withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { releaseObjects } from '@/lib/services/exports/bulk/objects';
import { lockJobsNaming, removeFile, resetChunks } from './queries';
import { isUnfinished } from './rules';

/**
 * Removes submissions that are being anonymised or deleted from every export: a finished file that contains one is
 * removed, a chunk of an unfinished export is built anew. Call it in the same transaction, before that locks
 * submissions: completing an export locks the job first, then the submissions.
 */
export async function removeFromExports(ctx: Ctx, submissionIds: readonly string[]): Promise<void> {
  if (submissionIds.length === 0) return;
  await withClub(ctx, async tx => {
    // The exports of colleagues too, which a limited user does not see.
    await inWholeClub(tx, ctx, async () => {
      for (const job of await lockJobsNaming(tx, ctx.clubId, submissionIds)) {
        if (isUnfinished(job)) await resetChunks(tx, job, submissionIds);
        else {
          await removeFile(tx, job, { state: 'Expired', expiresAt: ctx.now });
          await recordAudit(tx, ctx, { action: 'Deleted', recordType: 'ExportJob', recordId: job.id });
        }
      }
      await releaseObjects(tx, ctx);
    });
  });
}
