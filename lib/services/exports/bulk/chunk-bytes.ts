import { v7 as uuidv7 } from 'uuid';
import { type Db, type Tx, withClub } from '@/db/client';
import { createObject, type StoredObject, settleObject } from './object-queries';
import { objectStore, StoreUnavailable } from './object-store';
import { objectName, releaseObjects } from './objects';
import { type ChunkPlace, findChunkBytes } from './queries';

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
 * Returns the sealed bytes of a stored chunk, from the database or the object store. Throws if they were removed, and
 * `StoreUnavailable`.
 */
export async function readBytes(db: Db, place: ChunkPlace): Promise<Buffer> {
  const { clubId, jobId, position } = place;
  const found = await withClub({ db, clubId }, tx => findChunkBytes(tx, place));
  if (found?.data) return found.data;
  if (!found?.objectId) throw new Error(`Chunk ${position} of export ${jobId} does not exist`);
  const store = objectStore();
  if (!store) throw new StoreUnavailable('NotConfigured');
  return store.get(objectName({ clubId, jobId, id: found.objectId }));
}
