import { withClub } from '@/db/client';
import type { ExportJob } from '@/lib/contracts/exports';
import type { Ctx } from '@/lib/platform/context';
import { getJob } from './queries';
import { isUnfinished, pollSeconds } from './rules';
import { toExportJob } from './serialize';

/** A job, and in how many seconds there will be news; null where it is over. Throws 404. */
export async function getExportJob(
  ctx: Ctx,
  id: string,
): Promise<{ job: ExportJob; retryAfter: number | null }> {
  const row = await withClub(ctx, tx => getJob(tx, ctx.clubId, id));
  return { job: toExportJob(row, ctx.now), retryAfter: isUnfinished(row) ? pollSeconds : null };
}
