import { withClub } from '@/db/client';
import type { JobPayload } from '@/lib/queue/definitions';
import { removeObjects, settleReleased } from '@/lib/services/exports/bulk/object-queries';
import { objectStore, StoreAway } from '@/lib/services/exports/bulk/object-store';
import { objectName } from '@/lib/services/exports/bulk/objects';
import type { JobRuntime } from '@/server/worker/runtime';

const objectsAtOnce = 20;

/**
 * Removes a club's objects that no piece of an export is kept in. An object is forgotten only after the store has
 * removed it; where the store is away this throws, and the queue and every night try again.
 */
export async function removeExportObjects(
  { db, now, isStopping }: JobRuntime,
  { clubId }: JobPayload<'remove-export-objects'>,
): Promise<void> {
  const scope = { db, clubId };
  const store = objectStore();
  for (;;) {
    const released = await withClub(scope, tx => settleReleased(tx, { clubId, now: now() }, objectsAtOnce));
    if (released.length === 0) return;
    if (!store) throw new StoreAway('NotConfigured');
    if (isStopping()) throw new Error('The worker stops before all objects are removed');
    const removals = await Promise.allSettled(released.map(object => store.remove(objectName(object))));
    const removed = released.filter((_, index) => removals[index]?.status === 'fulfilled');
    await withClub(scope, tx => removeObjects(tx, clubId, removed));
    const failed = removals.find(one => one.status === 'rejected');
    if (failed) throw failed.reason;
  }
}
