import { and, asc, between, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { exportChunks, exportJobs } from '@/db/schema/exports';

export type ExportJobRow = typeof exportJobs.$inferSelect;

/** Key of a chunk of a job's file. */
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

/** Begins or resumes a run, which counts as failed until a chunk is stored. Returns the job; null if it has ended. */
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

/** Lists the positions of chunks that are not built yet, in order. */
export async function listOpenPositions(tx: Tx, clubId: string, jobId: string): Promise<number[]> {
  const rows = await tx
    .select({ position: exportChunks.position })
    .from(exportChunks)
    .where(and(isChunkOf(clubId, jobId), isNull(exportChunks.byteCount)))
    .orderBy(asc(exportChunks.position));
  return rows.map(row => row.position);
}

/** Returns a chunk with its job and whether it is stored; null if the job does not run any more. */
export async function findChunk(
  tx: Tx,
  place: ChunkPlace,
): Promise<{ job: ExportJobRow; submissionIds: string[]; isStored: boolean } | null> {
  const [row] = await tx
    .select({
      job: exportJobs,
      submissionIds: exportChunks.submissionIds,
      isStored: sql<boolean>`${exportChunks.byteCount} is not null`,
    })
    .from(exportChunks)
    .innerJoin(
      exportJobs,
      and(eq(exportJobs.clubId, exportChunks.clubId), eq(exportJobs.id, exportChunks.jobId)),
    )
    .where(and(isPlace(place), eq(exportJobs.state, 'Running')));
  return row ?? null;
}

/**
 * Locks a running job until the transaction ends, so that it cannot be cancelled meanwhile. Returns false if it does
 * not run any more.
 */
export async function lockRunning(tx: Tx, clubId: string, jobId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: exportJobs.id })
    .from(exportJobs)
    .where(and(isJob(clubId, jobId), eq(exportJobs.state, 'Running')))
    .for('update');
  return rows.length > 0;
}

/** Resets the count of failed runs, after a run that failed without a fault of the job. */
export async function resetFailedRuns(tx: Tx, clubId: string, jobId: string): Promise<void> {
  await tx.update(exportJobs).set({ tries: 0 }).where(isJob(clubId, jobId));
}

/** Adds to the number of exported submissions of a job and resets its count of failed runs. */
export async function advanceJob(tx: Tx, clubId: string, jobId: string, by: number): Promise<void> {
  await tx
    .update(exportJobs)
    .set({ done: sql`${exportJobs.done} + ${by}`, tries: 0 })
    .where(isJob(clubId, jobId));
}

/** Stores a chunk. Returns false if another worker stored it before. */
export async function storeChunk(tx: Tx, place: ChunkPlace, chunk: StoredChunk): Promise<boolean> {
  const rows = await tx
    .update(exportChunks)
    .set(chunk)
    .where(and(isPlace(place), isNull(exportChunks.byteCount)))
    .returning({ position: exportChunks.position });
  return rows.length > 0;
}

/** Lists the sizes of all chunks, in order; null for chunks not built. */
export function listChunkSizes(tx: Tx, clubId: string, jobId: string) {
  const { position, byteCount } = exportChunks;
  return tx
    .select({ position, byteCount })
    .from(exportChunks)
    .where(isChunkOf(clubId, jobId))
    .orderBy(asc(position));
}

/** The ids of the submissions of some chunks, as an array for another statement. */
export function idsOfChunks(
  { clubId, jobId }: { readonly clubId: string; readonly jobId: string },
  { first, last }: { readonly first: number; readonly last: number },
): SQL {
  const { position, submissionIds } = exportChunks;
  return sql`array(select unnest(${submissionIds}) from ${exportChunks}
    where ${isChunkOf(clubId, jobId)} and ${between(position, first, last)})`;
}

/** Updates a job that has not ended. Returns false if it has. */
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

/** Deletes the chunks of all files of the club, whose objects can then be removed from the store. */
export async function deleteAllChunks(tx: Tx, clubId: string): Promise<void> {
  await tx.delete(exportChunks).where(eq(exportChunks.clubId, clubId));
}

/**
 * Sets a completed job whose time is over at `now` to `Expired` and deletes the key of its file. Returns false if there
 * is none. The caller removes the chunks.
 */
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

export function countChunks(tx: Tx, clubId: string, jobId: string): Promise<number> {
  return tx.$count(exportChunks, isChunkOf(clubId, jobId));
}

export async function findChunkBytes(
  tx: Tx,
  place: ChunkPlace,
): Promise<{ data: Buffer | null; objectId: string | null; notes: Buffer | null } | null> {
  const { data, objectId, notes } = exportChunks;
  const [row] = await tx.select({ data, objectId, notes }).from(exportChunks).where(isPlace(place));
  return row ?? null;
}

export async function findChunkNotes(tx: Tx, place: ChunkPlace): Promise<Buffer | null> {
  const [row] = await tx.select({ notes: exportChunks.notes }).from(exportChunks).where(isPlace(place));
  return row?.notes ?? null;
}
