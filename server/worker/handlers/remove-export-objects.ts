import { withClub } from '@/db/client';
import { StoreUnavailable } from '@/lib/platform/bucket';
import type { JobPayload } from '@/lib/queue/definitions';
import { removeObjects, settleReleased } from '@/lib/services/exports/bulk/object-queries';
import { objectStore } from '@/lib/services/exports/bulk/object-store';
import { objectName } from '@/lib/services/exports/bulk/objects';
import type { JobRuntime } from '@/server/worker/runtime';

const objectsAtOnce = 20;

/**
 * Removes a club's objects that no chunk of an export uses. Deletes the row of an object only after the object store
 * has removed it. Throws if the store does not answer; the queue and every nightly run try again.
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
    if (!store) throw new StoreUnavailable('NotConfigured');
    if (isStopping()) throw new Error('The worker stops before all objects are removed');
    const removals = await Promise.allSettled(released.map(object => store.remove(objectName(object))));
    const removed = released.filter((_, index) => removals[index]?.status === 'fulfilled');
    await withClub(scope, tx => removeObjects(tx, clubId, removed));
    const failed = removals.find(one => one.status === 'rejected');
    if (failed) throw failed.reason;
  }
}
