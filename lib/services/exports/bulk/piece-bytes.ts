import { v7 as uuidv7 } from 'uuid';
import { type Db, type Tx, withClub } from '@/db/client';
import { createObject, type StoredObject, settleObject } from './object-queries';
import { objectStore, StoreAway } from './object-store';
import { objectName, releaseObjects } from './objects';
import { type ChunkPlace, findChunkBytes } from './queries';

/** Sealed bytes of a piece that are still to be stored: as they are, or in an object that is there by now. */
export type PutAside =
  | { readonly data: Buffer; readonly object: null }
  | { readonly data: null; readonly object: StoredObject };

/** Brings a piece's bytes to where they will lie: into the object store, where there is one. Throws `StoreAway`. */
export async function putAside(db: Db, { clubId, jobId }: ChunkPlace, sealed: Buffer): Promise<PutAside> {
  const store = objectStore();
  if (!store) return { data: sealed, object: null };
  const object = { clubId, jobId, id: uuidv7() };
  await withClub({ db, clubId }, tx => createObject(tx, object, new Date()));
  await store.put(objectName(object), sealed);
  return { data: null, object };
}

/**
 * Runs `store`, which keeps the bytes unless it answers otherwise than `Stored`, in a transaction of the club; bytes in
 * an object that nothing keeps are removed again. `Outdated` where they were given up on the way.
 */
export async function keepOrRemove<Outcome extends string>(
  db: Db,
  clubId: string,
  { object }: PutAside,
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

/** The sealed bytes of a piece that is there, from wherever they are. Throws where they are gone. */
export async function readBytes(db: Db, place: ChunkPlace): Promise<Buffer> {
  const { clubId, jobId, position } = place;
  const found = await withClub({ db, clubId }, tx => findChunkBytes(tx, place));
  if (found?.data) return found.data;
  if (!found?.objectId) throw new Error(`Piece ${position} of export ${jobId} is not there`);
  const store = objectStore();
  if (!store) throw new StoreAway('NotConfigured');
  return store.get(objectName({ clubId, jobId, id: found.objectId }));
}
