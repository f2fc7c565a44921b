import { eq } from 'drizzle-orm';
import { type Db, withClub } from '@/db/client';
import { clubs } from '@/db/schema/clubs';

const exposed =
  'ETag, Idempotency-Replayed, Link, Location, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id';

/**
 * Returns the CORS headers for a form on a club's own site: for the exact origins of `allowedOrigins`, never with
 * cookies (contract §1). Without them the browser refuses the answer to any other origin.
 */
export async function clubCorsHeaders(
  db: Db,
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

/** What a preflight is told beside the origin; good for an hour. */
export const preflightHeaders = (methods: string) => ({
  'Access-Control-Allow-Methods': methods,
  'Access-Control-Allow-Headers':
    'Content-Type, X-Form-Token, X-Proof-Of-Work, Idempotency-Key, X-Request-Id, Accept-Language',
  'Access-Control-Max-Age': '3600',
});
