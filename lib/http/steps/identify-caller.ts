import { authenticate, EndedApiKey, type Principal } from '@/lib/auth/authenticate';
import type { Actor } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import { clientAddressOf } from '../client-address';
import { countRequest } from './count-request';
import type { RequestState } from './open-request';

export type Caller = {
  readonly actor: Actor;
  /** Null for anonymous requests. Public operations ignore credentials. */
  readonly principal: Principal | null;
};

/**
 * Identifies the caller by access token, API key or office cookie. Throws 401 for a wrong token or key, which counts
 * against the limit of its IP address, and 429 beyond that limit. A wrong office cookie counts as an anonymous request.
 */
export async function identifyCaller(state: RequestState): Promise<Caller> {
  const { operation, request, db, now } = state;
  const visitor: Actor = {
    kind: 'Member',
    ip: clientAddressOf(request.headers),
    userAgent: (request.headers.get('user-agent') ?? '').slice(0, 500),
  };
  if (operation.access === 'Public') return { actor: visitor, principal: null };
  try {
    const principal = await authenticate(db, request, now);
    if (principal?.actor.kind === 'ApiKey')
      state.apiKey = { clubId: principal.clubId, id: principal.actor.id };
    return { actor: principal?.actor ?? visitor, principal };
  } catch (error) {
    if (error instanceof EndedApiKey) state.apiKey = error.key;
    if (error instanceof AppError) await countRequest(state, visitor);
    throw error;
  }
}
