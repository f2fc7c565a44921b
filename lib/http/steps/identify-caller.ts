import { authenticate, type Principal } from '@/lib/auth/authenticate';
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
 * Identifies the caller by access token, API key or office cookie. Throws 401 for wrong credentials, which count
 * against the limit of their IP address.
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
    return { actor: principal?.actor ?? visitor, principal };
  } catch (error) {
    if (error instanceof AppError) await countRequest(state, visitor);
    throw error;
  }
}
