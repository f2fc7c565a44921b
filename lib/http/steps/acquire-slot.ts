import { withoutDeadline } from '@/db/deadline';
import type { Actor } from '@/lib/platform/context';
import { acquireRequestSlot } from '@/lib/platform/limits';
import type { RequestState } from './open-request';

/**
 * Acquires one of the account's slots for concurrent requests; anonymous requests need none. Throws 429 if all are
 * used. Returns the function that releases it, also after the deadline.
 */
export async function acquireSlot({ db }: RequestState, actor: Actor): Promise<() => Promise<void>> {
  if (!('id' in actor)) return async () => {};
  const release = await acquireRequestSlot(db, actor.id);
  return () => withoutDeadline(release);
}
