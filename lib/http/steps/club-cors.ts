import { eq } from 'drizzle-orm';
import { withClub } from '@/db/client';
import { clubs } from '@/db/schema/clubs';
import type { RequestState } from './open-request';
import { requireNamedClub } from './require-club';

const exposed =
  'ETag, Idempotency-Replayed, Link, Location, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id';

/**
 * Returns the CORS headers for a form on a club's own site: for the exact origins of `allowedOrigins`, never with
 * cookies (contract §1). Errors get them too, so that the form can show the reason. None if the operation has no
 * CORS, the club is unknown or the database does not answer.
 */
export async function clubCorsHeaders(state: RequestState): Promise<Record<string, string>> {
  if (!state.operation.hasClubCors) return {};
  const origin = state.request.headers.get('origin');
  if (origin === null) return { Vary: 'Origin' };
  try {
    return await headersFor(state, await requireNamedClub(state), origin);
  } catch {
    return {};
  }
}

async function headersFor(
  { db }: RequestState,
  clubId: string,
  origin: string,
): Promise<Record<string, string>> {
  if (clubId === '') return {};
  const [club] = await withClub({ db, clubId }, tx =>
    tx.select({ allowedOrigins: clubs.allowedOrigins }).from(clubs).where(eq(clubs.id, clubId)),
  );
  if (!club?.allowedOrigins.includes(origin)) return { Vary: 'Origin' };
  return { 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': exposed, Vary: 'Origin' };
}
