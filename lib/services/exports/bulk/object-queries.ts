import { and, eq, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { exportChunks, exportObjects } from '@/db/schema/exports';

/** One object of the operator's object store, as stored in `export_objects`. */
export type StoredObject = { readonly clubId: string; readonly jobId: string; readonly id: string };

/** Longer than any upload; an object that is not settled by then has lost its worker. */
const uploadMaxMs = 15 * 60_000;

/** Inserts the row of an object before its upload, so that the object is found after a crash. */
export async function createObject(tx: Tx, object: StoredObject, now: Date): Promise<void> {
  await tx.insert(exportObjects).values({ ...object, createdAt: now });
}

/** Marks the upload of an object as ended. Returns false if the object was released before. */
export async function settleObject(tx: Tx, { clubId, id }: StoredObject, now: Date): Promise<boolean> {
  const rows = await tx
    .update(exportObjects)
    .set({ settledAt: now })
    .where(and(eq(exportObjects.clubId, clubId), eq(exportObjects.id, id), isNull(exportObjects.settledAt)))
    .returning({ id: exportObjects.id });
  return rows.length > 0;
}

type Moment = { readonly clubId: string; readonly now: Date };

/** Settles at most `most` objects without a chunk, so that none can be attached later, and returns them. */
export async function settleReleased(tx: Tx, moment: Moment, most: number): Promise<StoredObject[]> {
  const released = await listReleased(tx, moment, most);
  if (released.length === 0) return [];
  const { clubId, jobId, id } = exportObjects;
  return tx
    .update(exportObjects)
    .set({ settledAt: moment.now })
    .where(and(isOneOf(moment.clubId, released), isReleased(tx, moment)))
    .returning({ clubId, jobId, id });
}

/** Deletes rows whose object is gone from the store. */
export async function removeObjects(
  tx: Tx,
  clubId: string,
  objects: readonly { id: string }[],
): Promise<void> {
  if (objects.length > 0) await tx.delete(exportObjects).where(isOneOf(clubId, objects));
}

/** Ids of objects that belong to no chunk and are not being uploaded. */
export function listReleased(tx: Tx, moment: Moment, most: number) {
  return tx
    .select({ id: exportObjects.id })
    .from(exportObjects)
    .where(and(eq(exportObjects.clubId, moment.clubId), isReleased(tx, moment)))
    .limit(most);
}

const isOneOf = (clubId: string, objects: readonly { id: string }[]) =>
  and(
    eq(exportObjects.clubId, clubId),
    inArray(
      exportObjects.id,
      objects.map(({ id }) => id),
    ),
  );

function isReleased(tx: Tx, { now }: Moment) {
  const { clubId, id, settledAt, createdAt } = exportObjects;
  const keeping = tx
    .select({ one: sql`1` })
    .from(exportChunks)
    .where(and(eq(exportChunks.clubId, clubId), eq(exportChunks.objectId, id)));
  const isNoLongerOnItsWay = or(isNotNull(settledAt), lt(createdAt, new Date(now.getTime() - uploadMaxMs)));
  return and(isNoLongerOnItsWay, notExists(keeping));
}
