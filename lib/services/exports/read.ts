import { type Tx, withClub } from '@/db/client';
import { ExportFilter, ExportJob, type ExportJobList } from '@/lib/contracts/exports';
import type { Ctx } from '@/lib/platform/context';
import { decodeCursor, InstantPlace, pageOf } from '@/lib/platform/cursor';
import { countChanges } from './bulk/chunk-bytes';
import { countChunks } from './bulk/queries';
import { describeJob, type ExportJobRow, getJob, listFilesNaming, listJobs } from './queries';
import { isExpired, isUnfinished, pollSeconds } from './rules';

/** Lists the club's export jobs, newest first. Throws a 400 (`bad-query`) for a wrong cursor. */
export async function listExportJobs(
  ctx: Ctx,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<ExportJobList> {
  const list = { name: 'exports', clubId: ctx.clubId };
  const after = decodeCursor(cursor, list, InstantPlace);
  const { rows, totalCount } = await withClub(ctx, tx => listJobs(tx, ctx.clubId, { after, limit }));
  const page = pageOf(rows, limit, list, row => [row.createdAt.toISOString(), row.id]);
  return {
    items: page.rows.map(row => toExportJob(row, row.requesterName, ctx.now)),
    nextCursor: page.nextCursor,
    totalCount,
  };
}

/** Returns a job and the seconds until the next poll (null if the job has ended). Throws 404. */
export async function getExportJob(
  ctx: Ctx,
  id: string,
): Promise<{ job: ExportJob; retryAfter: number | null }> {
  return withClub(ctx, async tx => {
    const row = await getJob(tx, ctx.clubId, id);
    return { job: await readJob(tx, row, ctx.now), retryAfter: isUnfinished(row) ? pollSeconds : null };
  });
}

/** The exports with a file that contains one of these submissions, newest first, as far as the caller sees them. */
export async function listExportsNaming(
  ctx: Ctx,
  submissionIds: readonly string[],
): Promise<Pick<ExportJob, 'id' | 'type' | 'createdAt' | 'total'>[]> {
  const jobs = await withClub(ctx, tx => listFilesNaming(tx, ctx, submissionIds));
  return jobs.map(({ id, type, createdAt, total }) => ({
    id,
    type,
    total,
    createdAt: createdAt.toISOString(),
  }));
}

/** A job as reading it alone returns it. */
export async function readJob(tx: Tx, row: ExportJobRow, now: Date): Promise<ExportJob> {
  const { requesterName, submissions } = await describeJob(tx, row);
  const job = toExportJob(row, requesterName, now);
  if (job.type !== 'ClubSoftware' || job.state !== 'Completed') return { ...job, submissions };
  const changes = await countChanges(tx, row, await countChunks(tx, row.clubId, row.id));
  return { ...job, submissions, ...changes };
}

/** Serializes a job for the API at `now`. */
export function toExportJob(row: ExportJobRow, requesterName: string | null, now: Date): ExportJob {
  const { id, type, format, total, done } = row;
  const state = isExpired(row, now) ? 'Expired' : row.state;
  const hasFile = state === 'Completed';
  return {
    id,
    type,
    format,
    state,
    total,
    done,
    filter: ExportFilter.nullable().catch(null).parse(row.filter),
    requestedBy: requesterName,
    language: ExportJob.shape.language.catch(null).parse(row.layout.language),
    percent: total === 0 ? (hasFile ? 100 : 0) : Math.floor((done / total) * 100),
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    error: ExportJob.shape.error.parse(row.error),
    byteCount: row.byteCount,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    downloadUrl: hasFile ? `/api/v1/submits/exports/${id}/download` : null,
  };
}
