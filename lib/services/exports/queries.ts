import {
  and,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  lt,
  sql,
} from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Tx } from '@/db/client';
import { exportChunks, exportJobs } from '@/db/schema/exports';
import { submissions } from '@/db/schema/submissions';
import { apiKeys, users } from '@/db/schema/users';
import { notFound } from '@/lib/platform/errors';
import { chunkSizes } from './rules';

export type ExportJobRow = typeof exportJobs.$inferSelect;
type NamedJobRow = ExportJobRow & { readonly requesterName: string | null };
export type NewExportJob = typeof exportJobs.$inferInsert;

const rowsAtOnce = 1000;

/** Inserts a job and its chunks, which name their submissions and are not built yet. */
export async function insertJob(
  tx: Tx,
  job: NewExportJob,
  chunks: readonly (readonly string[])[],
): Promise<ExportJobRow> {
  const [row] = await tx.insert(exportJobs).values(job).returning();
  if (!row) throw new Error('The export was not written');
  const rows = chunks.map((submissionIds, position) => ({
    clubId: row.clubId,
    jobId: row.id,
    position,
    submissionIds: [...submissionIds],
  }));
  for (let first = 0; first < rows.length; first += rowsAtOnce) {
    await tx.insert(exportChunks).values(rows.slice(first, first + rowsAtOnce));
  }
  return row;
}

/** Counts the exports of a club that wait or run. */
export async function countUnfinished(tx: Tx, clubId: string): Promise<number> {
  return tx.$count(
    exportJobs,
    and(eq(exportJobs.clubId, clubId), inArray(exportJobs.state, ['Queued', 'Running'])),
  );
}

/**
 * Returns a job, locked until the transaction ends if `isLocked`. Throws 404 for an id that is unknown, malformed or
 * another club's.
 */
export async function getJob(
  tx: Tx,
  clubId: string,
  id: string,
  options: { readonly isLocked?: boolean } = {},
): Promise<ExportJobRow> {
  if (!isUuid(id)) throw notFound();
  const query = tx
    .select()
    .from(exportJobs)
    .where(and(eq(exportJobs.clubId, clubId), eq(exportJobs.id, id)));
  const [row] = await (options.isLocked ? query.for('update') : query);
  if (!row) throw notFound();
  return row;
}

/** Name of who started a job, if they still exist. */
const requesterName = sql<string | null>`coalesce(
  (select trim(${users.firstName} || ' ' || ${users.lastName}) from ${users} where ${users.id} = ${exportJobs.requestedBy}),
  (select ${apiKeys.name} from ${apiKeys} where ${apiKeys.clubId} = ${exportJobs.clubId} and ${apiKeys.id} = ${exportJobs.requestedBy})
)`;

const namedMax = 100;

/**
 * What the page of a job names: who started it, and the first submissions of its file. Reads only the chunks that have
 * those, because the page asks again and again while a job of any size runs.
 */
export async function describeJob(tx: Tx, { clubId, id, type }: ExportJobRow) {
  const requester = tx
    .select({ requesterName })
    .from(exportJobs)
    .where(and(eq(exportJobs.clubId, clubId), eq(exportJobs.id, id)));
  const { position, submissionIds } = exportChunks;
  const inFile = sql`unnest(${submissionIds}[1:${namedMax}]) with ordinality as in_file (id, place)`;
  const inside = tx
    .select({
      id: submissions.id,
      number: submissions.number,
      name: sql<string>`trim(${submissions.firstName} || ' ' || ${submissions.lastName})`,
    })
    .from(exportChunks)
    .innerJoin(inFile, sql`true`)
    .innerJoin(submissions, and(eq(submissions.clubId, clubId), sql`${submissions.id} = in_file.id`))
    .where(
      and(
        eq(exportChunks.clubId, clubId),
        eq(exportChunks.jobId, id),
        lt(position, Math.ceil(namedMax / chunkSizes[type])),
      ),
    )
    .orderBy(asc(position), sql`in_file.place`)
    .limit(namedMax);
  const [[named], submissionsInside] = await Promise.all([requester, inside]);
  return { requesterName: named?.requesterName ?? null, submissions: submissionsInside };
}

/** Returns `limit` + 1 rows, newest first, and the total count. */
export async function listJobs(
  tx: Tx,
  clubId: string,
  page: { readonly after: readonly [string, string] | null; readonly limit: number },
): Promise<{ rows: NamedJobRow[]; totalCount: number }> {
  const { createdAt, id } = exportJobs;
  const isOfClub = eq(exportJobs.clubId, clubId);
  const isAfter = page.after ? sql`(${createdAt}, ${id}) < (${page.after[0]}, ${page.after[1]})` : undefined;
  const [rows, [total]] = await Promise.all([
    tx
      .select({ ...getTableColumns(exportJobs), requesterName })
      .from(exportJobs)
      .where(and(isOfClub, isAfter))
      .orderBy(desc(createdAt), desc(id))
      .limit(page.limit + 1),
    tx.select({ count: count() }).from(exportJobs).where(isOfClub),
  ]);
  return { rows, totalCount: total?.count ?? 0 };
}

/** Ends a job and deletes its chunks and their key. */
export async function removeFile(
  tx: Tx,
  job: ExportJobRow,
  end: Pick<ExportJobRow, 'state'> & Partial<Pick<ExportJobRow, 'finishedAt' | 'expiresAt'>>,
): Promise<void> {
  await tx
    .update(exportJobs)
    .set({ ...end, fileKeyEncrypted: null })
    .where(and(eq(exportJobs.clubId, job.clubId), eq(exportJobs.id, job.id)));
  await tx
    .delete(exportChunks)
    .where(and(eq(exportChunks.clubId, job.clubId), eq(exportChunks.jobId, job.id)));
}

/** Returns unfinished and completed jobs with chunks of these submissions, locked until the transaction ends. */
export function lockJobsNaming(
  tx: Tx,
  clubId: string,
  submissionIds: readonly string[],
): Promise<ExportJobRow[]> {
  return tx
    .select()
    .from(exportJobs)
    .where(
      and(
        eq(exportJobs.clubId, clubId),
        inArray(exportJobs.state, ['Queued', 'Running', 'Completed']),
        exists(chunkNaming(tx, submissionIds)),
      ),
    )
    .orderBy(asc(exportJobs.id))
    .for('update');
}

/** The finished exports whose file is there at `now` and contains one of these submissions, newest first. */
export function listFilesNaming(
  tx: Tx,
  { clubId, now }: { readonly clubId: string; readonly now: Date },
  submissionIds: readonly string[],
): Promise<ExportJobRow[]> {
  return tx
    .select()
    .from(exportJobs)
    .where(
      and(
        eq(exportJobs.clubId, clubId),
        eq(exportJobs.state, 'Completed'),
        gt(exportJobs.expiresAt, now),
        exists(chunkNaming(tx, submissionIds)),
      ),
    )
    .orderBy(desc(exportJobs.createdAt), desc(exportJobs.id));
}

const chunkNaming = (tx: Tx, submissionIds: readonly string[]) =>
  tx
    .select({ one: sql`1` })
    .from(exportChunks)
    .where(
      and(
        eq(exportChunks.clubId, exportJobs.clubId),
        eq(exportChunks.jobId, exportJobs.id),
        names(submissionIds),
      ),
    );

const names = (submissionIds: readonly string[]) =>
  arrayOverlaps(exportChunks.submissionIds, [...submissionIds]);

/** Empties the chunks of a job that contain one of these submissions, so that they are built anew; corrects `done`. */
export async function resetChunks(
  tx: Tx,
  job: ExportJobRow,
  submissionIds: readonly string[],
): Promise<void> {
  const reopened = await tx
    .update(exportChunks)
    .set({ data: null, objectId: null, notes: null, byteCount: null })
    .where(
      and(
        eq(exportChunks.clubId, job.clubId),
        eq(exportChunks.jobId, job.id),
        isNotNull(exportChunks.byteCount),
        names(submissionIds),
      ),
    )
    .returning({ submissions: sql<number>`cardinality(${exportChunks.submissionIds})` });
  const undone = reopened.reduce((sum, chunk) => sum + chunk.submissions, 0);
  await tx
    .update(exportJobs)
    .set({ done: sql`${exportJobs.done} - ${undone}` })
    .where(and(eq(exportJobs.clubId, job.clubId), eq(exportJobs.id, job.id)));
}
