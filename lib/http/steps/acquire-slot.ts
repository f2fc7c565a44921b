import type { Actor } from '@/lib/platform/context';
import { acquireRequestSlot } from '@/lib/platform/limits';

/**
 * Acquires one of the account's slots for concurrent requests; anonymous requests need none. Throws 429 if all are
 * used. Returns the function that releases it.
 */
export function acquireSlot(actor: Actor): () => void {
  return 'id' in actor ? acquireRequestSlot(actor.id) : () => {};
}
