import type { Principal } from '@/lib/auth/authenticate';
import { AppError, notFound } from '@/lib/platform/errors';
import { rememberedClubBySlug } from '@/lib/services/clubs/find-by-slug';
import type { RequestState } from './open-request';

/**
 * Returns the id of the request's club: the principal's, else the one that the address names. Returns an empty id if
 * there is neither; then row-level security hides all rows. Throws 404 for an unknown club, 400 if a submission names
 * none.
 */
export async function requireClub(state: RequestState, principal: Principal | null): Promise<string> {
  const clubId = principal?.clubId ?? (await requireNamedClub(state));
  if (state.operation.access === 'PublicOrClerk' && clubId === '')
    throw new AppError('bad-query', { violations: [{ path: 'club', key: 'required' }] });
  return clubId;
}

/**
 * Returns the id of the club in the path or, for creating submissions, in `?club=`; empty without one. Throws 404 for
 * an unknown club. Queries it at most once per request.
 */
export async function requireNamedClub(state: RequestState): Promise<string> {
  const { operation, pathParams, url, db } = state;
  const asked = operation.access === 'PublicOrClerk' ? url.searchParams.get('club') : null;
  const slug = pathParams.slug ?? (asked || undefined);
  if (slug === undefined) return '';
  if (state.namedClubId === undefined) state.namedClubId = await rememberedClubBySlug(db, slug, state.now);
  if (state.namedClubId === null) throw notFound();
  return state.namedClubId;
}
