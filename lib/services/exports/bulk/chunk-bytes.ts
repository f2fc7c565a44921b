import { v7 as uuidv7 } from 'uuid';
import { type Db, type Tx, withClub } from '@/db/client';
import { type ChangeReason, changeReasons } from '@/lib/contracts/club-software';
import type { ExportJob } from '@/lib/contracts/exports';
import { StoreUnavailable } from '@/lib/platform/bucket';
import { ChunkNotes } from './chunk-notes';
import { fileKeyOf, openPart } from './file-key';
import { createObject, type StoredObject, settleObject } from './object-queries';
import { objectStore } from './object-store';
import { objectName, releaseObjects } from './objects';
import { type ChunkPlace, type ExportJobRow, findChunkBytes, findChunkNotes } from './queries';

/** Sealed bytes of a chunk before it is stored: as they are, or the object that contains them. */
export type UploadedChunk =
  | { readonly data: Buffer; readonly object: null }
  | { readonly data: null; readonly object: StoredObject };

/** Uploads a chunk's bytes to the object store, if one is configured. Throws `StoreUnavailable`. */
export async function uploadChunk(
  db: Db,
  { clubId, jobId }: ChunkPlace,
  sealed: Buffer,
): Promise<UploadedChunk> {
  const store = objectStore();
  if (!store) return { data: sealed, object: null };
  const object = { clubId, jobId, id: uuidv7() };
  await withClub({ db, clubId }, tx => createObject(tx, object, new Date()));
  await store.put(objectName(object), sealed);
  return { data: null, object };
}

/**
 * Runs `store` in a transaction of the club. Enqueues the removal of the object unless `store` returns `Stored`.
 * Returns `Outdated`, without a call of `store`, if the object was released meanwhile.
 */
export async function storeOrRemove<Outcome extends string>(
  db: Db,
  clubId: string,
  { object }: UploadedChunk,
  store: (tx: Tx) => Promise<Outcome>,
): Promise<Outcome | 'Outdated'> {
  return withClub({ db, clubId }, async tx => {
    if (!object) return store(tx);
    const now = new Date();
    if (!(await settleObject(tx, object, now))) return 'Outdated';
    const outcome = await store(tx);
    if (outcome !== 'Stored') await releaseObjects(tx, { clubId, now });
    return outcome;
  });
}

/**
 * Returns the bytes of a stored chunk, from the database or the object store, and its notes. Throws if they were
 * removed, and `StoreUnavailable`.
 */
export async function readChunk(
  db: Db,
  job: ExportJobRow,
  position: number,
): Promise<{ data: Buffer; notes: ChunkNotes }> {
  const place = { clubId: job.clubId, jobId: job.id, position };
  const found = await withClub({ db, clubId: job.clubId }, tx => findChunkBytes(tx, place));
  if (!found) throw missing(place);
  const data = found.data ?? (await readObject(place, found.objectId));
  return { data: openPart(fileKeyOf(job), place, 'data', data), notes: openNotes(job, place, found.notes) };
}

/** Returns the notes of a stored chunk. Throws if they were removed. */
export async function readNotes(db: Db, job: ExportJobRow, position: number): Promise<ChunkNotes> {
  const place = { clubId: job.clubId, jobId: job.id, position };
  const notes = await withClub({ db, clubId: job.clubId }, tx => findChunkNotes(tx, place));
  return openNotes(job, place, notes);
}

/** Returns how many values of a completed job's file were left out or changed, and for which reasons. */
export async function countChanges(
  tx: Tx,
  job: ExportJobRow,
  chunkCount: number,
): Promise<Required<Pick<ExportJob, 'changedValues' | 'changeReasons'>>> {
  let changedValues = 0;
  const counts = new Map<ChangeReason, number>();
  for (let position = 0; position < chunkCount; position += 1) {
    const place = { clubId: job.clubId, jobId: job.id, position };
    const notes = openNotes(job, place, await findChunkNotes(tx, place));
    changedValues += notes.changes;
    for (const reason of changeReasons)
      counts.set(reason, (counts.get(reason) ?? 0) + (notes.reasons[reason] ?? 0));
  }
  const found = [...counts].map(([reason, count]) => ({ reason, count })).filter(({ count }) => count > 0);
  return { changedValues, changeReasons: found.sort((one, other) => other.count - one.count) };
}

async function readObject(place: ChunkPlace, objectId: string | null): Promise<Buffer> {
  if (!objectId) throw missing(place);
  const store = objectStore();
  if (!store) throw new StoreUnavailable('NotConfigured');
  return store.get(objectName({ clubId: place.clubId, jobId: place.jobId, id: objectId }));
}

function openNotes(job: ExportJobRow, place: ChunkPlace, sealed: Buffer | null): ChunkNotes {
  if (!sealed) throw missing(place);
  return ChunkNotes.parse(JSON.parse(openPart(fileKeyOf(job), place, 'notes', sealed).toString()));
}

const missing = ({ jobId, position }: ChunkPlace) =>
  new Error(`Chunk ${position} of export ${jobId} does not exist`);
