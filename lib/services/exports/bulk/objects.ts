import type { Tx } from '@/db/client';
import { enqueue } from '@/lib/queue/enqueue';
import { listReleased, type StoredObject } from './object-queries';

export function objectName({ clubId, jobId, id }: StoredObject): string {
  return `exports/${clubId}/${jobId}/${id}`;
}

/** Enqueues the removal of objects that belong to no chunk any more. Call it in the transaction that released them. */
export async function releaseObjects(
  tx: Tx,
  { clubId, now }: { readonly clubId: string; readonly now: Date },
): Promise<void> {
  const some = await listReleased(tx, { clubId, now }, 1);
  if (some.length > 0) await enqueue(tx, 'remove-export-objects', { clubId }, { groupId: clubId });
}
