import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { exportChunks, exportJobs } from '@/db/schema/exports';

export type ExportJobRow = typeof exportJobs.$inferSelect;

/** A piece of a job's file. */
export type ChunkPlace = { readonly clubId: string; readonly jobId: string; readonly position: number };

export type StoredChunk = {
  readonly data: Buffer | null;
  readonly objectId: string | null;
  readonly notes: Buffer;
  readonly byteCount: number;
};

const unfinished = inArray(exportJobs.state, ['Queued', 'Running']);
const isJob = (clubId: string, id: string) => and(eq(exportJobs.clubId, clubId), eq(exportJobs.id, id));
const isChunkOf = (clubId: string, jobId: string) =>
  and(eq(exportChunks.clubId, clubId), eq(exportChunks.jobId, jobId));
const isPlace = ({ clubId, jobId, position }: ChunkPlace) =>
  and(isChunkOf(clubId, jobId), eq(exportChunks.position, position));

/** Begins a run, or goes on; null where the job is over. */
export async function startRun(
  tx: Tx,
  clubId: string,
  jobId: string,
  now: Date,
): Promise<ExportJobRow | null> {
  const [row] = await tx
    .update(exportJobs)
    .set({
      state: 'Running',
      startedAt: sql`coalesce(${exportJobs.startedAt}, ${now.toISOString()}::timestamptz)`,
      tries: sql`${exportJobs.tries} + 1`,
    })
    .where(and(isJob(clubId, jobId), unfinished))
    .returning();
  return row ?? null;
}

/** The pieces that are still to be made, in order. */
export async function listOpenPositions(tx: Tx, clubId: string, jobId: string): Promise<number[]> {
  const rows = await tx
    .select({ position: exportChunks.position })
    .from(exportChunks)
    .where(and(isChunkOf(clubId, jobId), isNull(exportChunks.byteCount)))
    .orderBy(asc(exportChunks.position));
  return rows.map(row => row.position);
}

/** A piece with its job and whether it is there; null where the job runs no more. */
export async function findChunk(
  tx: Tx,
  place: ChunkPlace,
): Promise<{ job: ExportJobRow; submissionIds: string[]; isThere: boolean } | null> {
  const [row] = await tx
    .select({
      job: exportJobs,
      submissionIds: exportChunks.submissionIds,
      isThere: sql<boolean>`${exportChunks.byteCount} is not null`,
    })
    .from(exportChunks)
    .innerJoin(
      exportJobs,
      and(eq(exportJobs.clubId, exportChunks.clubId), eq(exportJobs.id, exportChunks.jobId)),
    )
    .where(and(isPlace(place), eq(exportJobs.state, 'Running')));
  return row ?? null;
}

/** Locks a running job until the transaction ends, so that nobody cancels it meanwhile; false where it runs no more. */
export async function lockRunning(tx: Tx, clubId: string, jobId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: exportJobs.id })
    .from(exportJobs)
    .where(and(isJob(clubId, jobId), eq(exportJobs.state, 'Running')))
    .for('update');
  return rows.length > 0;
}

/** Lets a run count for nothing that failed through no fault of the job. */
export async function forgiveRun(tx: Tx, clubId: string, jobId: string): Promise<void> {
  await tx.update(exportJobs).set({ tries: 0 }).where(isJob(clubId, jobId));
}

/** Moves a job on by so many submissions. */
export async function advanceJob(tx: Tx, clubId: string, jobId: string, by: number): Promise<void> {
  await tx
    .update(exportJobs)
    .set({ done: sql`${exportJobs.done} + ${by}`, tries: 0 })
    .where(isJob(clubId, jobId));
}

/** Stores a piece; false where somebody else has stored it before. */
export async function storeChunk(tx: Tx, place: ChunkPlace, chunk: StoredChunk): Promise<boolean> {
  const rows = await tx
    .update(exportChunks)
    .set(chunk)
    .where(and(isPlace(place), isNull(exportChunks.byteCount)))
    .returning({ position: exportChunks.position });
  return rows.length > 0;
}

/** Notes, sizes and submissions of the pieces behind `after`, in order. */
export function listFinishedChunks(tx: Tx, clubId: string, jobId: string, after: number, limit: number) {
  const { position, notes, byteCount, submissionIds } = exportChunks;
  return tx
    .select({ position, notes, byteCount, submissionIds })
    .from(exportChunks)
    .where(and(isChunkOf(clubId, jobId), gt(position, after)))
    .orderBy(asc(position))
    .limit(limit);
}

export async function insertChunks(
  tx: Tx,
  rows: readonly (typeof exportChunks.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(exportChunks).values([...rows]);
}

/** Changes a job that is not over yet; false where it is. */
export async function endJob(
  tx: Tx,
  clubId: string,
  jobId: string,
  end: Partial<
    Pick<ExportJobRow, 'state' | 'finishedAt' | 'expiresAt' | 'byteCount' | 'error' | 'fileKeyEncrypted'>
  >,
): Promise<boolean> {
  const rows = await tx
    .update(exportJobs)
    .set(end)
    .where(and(isJob(clubId, jobId), unfinished))
    .returning({ id: exportJobs.id });
  return rows.length > 0;
}

export async function removeChunks(tx: Tx, clubId: string, jobId: string): Promise<void> {
  await tx.delete(exportChunks).where(isChunkOf(clubId, jobId));
}

/** Takes a job's file away, once it has expired at `now`; the job itself stays in the list. */
export async function expireJob(tx: Tx, clubId: string, jobId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(exportJobs)
    .set({ state: 'Expired', fileKeyEncrypted: null })
    .where(
      and(
        isJob(clubId, jobId),
        eq(exportJobs.state, 'Completed'),
        sql`${exportJobs.expiresAt} <= ${now.toISOString()}::timestamptz`,
      ),
    )
    .returning({ id: exportJobs.id });
  return rows.length > 0;
}

/** How many bytes of the file each piece holds, in order. */
export function listChunkSizes(tx: Tx, clubId: string, jobId: string) {
  return tx
    .select({ position: exportChunks.position, byteCount: sql<number>`${exportChunks.byteCount}` })
    .from(exportChunks)
    .where(and(isChunkOf(clubId, jobId), isNotNull(exportChunks.byteCount)))
    .orderBy(asc(exportChunks.position));
}

export async function findChunkBytes(
  tx: Tx,
  place: ChunkPlace,
): Promise<{ data: Buffer | null; objectId: string | null } | null> {
  const { data, objectId } = exportChunks;
  const [row] = await tx.select({ data, objectId }).from(exportChunks).where(isPlace(place));
  return row ?? null;
}
