import { withClub } from '@/db/client';
import type { ExportJobList } from '@/lib/contracts/exports';
import type { Ctx } from '@/lib/platform/context';
import { decodeCursor, InstantPlace, pageOf } from '@/lib/platform/cursor';
import { listJobs } from './queries';
import { toExportJob } from './serialize';

/** The club's export jobs, newest first. Throws a 400 (`bad-query`) for a wrong cursor. */
export async function listExportJobs(
  ctx: Ctx,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<ExportJobList> {
  const list = { name: 'exports', clubId: ctx.clubId };
  const after = decodeCursor(cursor, list, InstantPlace);
  const { rows, totalCount } = await withClub(ctx, tx => listJobs(tx, ctx.clubId, { after, limit }));
  const page = pageOf(rows, limit, list, row => [row.createdAt.toISOString(), row.id]);
  return {
    items: page.rows.map(row => toExportJob(row, ctx.now)),
    nextCursor: page.nextCursor,
    totalCount,
  };
}
