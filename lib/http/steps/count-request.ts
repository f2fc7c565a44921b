import type { Actor } from '@/lib/platform/context';
import { consumeLimit } from '@/lib/platform/limits';
import type { RequestState } from './open-request';

/**
 * Counts the request against its limit: of the account if it is signed in, else of the IP address. Adds the
 * `RateLimit` header fields. Throws 429 if the quota is used up.
 */
export async function countRequest({ db, operation, headers }: RequestState, actor: Actor): Promise<void> {
  const counted =
    'id' in actor
      ? consumeLimit(db, 'Api', actor.id)
      : consumeLimit(db, operation.limit ?? 'Api', 'ip' in actor ? actor.ip : 'unknown');
  Object.assign(headers, await counted);
}
