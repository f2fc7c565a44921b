import { z } from 'zod';
import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/context';
import type { ExportJobList } from '@/lib/contracts/exports';
import { CursorInstant, decodeCursor, pageOf } from '@/lib/cursor';
import { listJobs } from './queries';
import { toExportJob } from './serialize';

const Place = z.tuple([CursorInstant, z.uuid()]);

/** The club's export jobs, newest first. Throws a 400 (`bad-query`) for a wrong cursor. */
export async function listExportJobs(
  ctx: Ctx,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<ExportJobList> {
  const after = cursor === undefined ? null : decodeCursor(cursor, Place);
  const { rows, totalCount } = await withClub(ctx, tx => listJobs(tx, ctx.clubId, { after, limit }));
  const page = pageOf(rows, limit, row => [row.createdAt.toISOString(), row.id]);
  return {
    items: page.rows.map(row => toExportJob(row, ctx.now)),
    nextCursor: page.nextCursor,
    totalCount,
  };
}
