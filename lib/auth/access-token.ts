import { SignJWT } from 'jose';
import { env } from '@/lib/env';
import { processKeyRing } from '@/lib/platform/crypto/keys';
import { readOwnJwt } from './own-jwt';

/** Lifetime of an access token in seconds (contract §2). */
export const accessTokenSeconds = 3600;

const audience = 'eintritt-api';
const type = 'at+jwt';

/**
 * Issues a signed JWT (HS256, RFC 9068 type). It names the session and contains nothing about the person. Each request
 * looks up role, club and validity; therefore a revoked session ends at once.
 */
export async function signAccessToken(sessionId: string, now: Date): Promise<string> {
  const ring = processKeyRing('access-token');
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: type, kid: ring.currentId })
    .setIssuer(env().APP_URL)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessTokenSeconds)
    .sign(ring.current);
}

/** Returns the session id of a token. Returns null if it is not ours, not for this API, or expired. */
export async function verifyAccessToken(token: string, now: Date): Promise<string | null> {
  const expected = { typ: type, issuer: env().APP_URL, audience, currentDate: now };
  const claims = await readOwnJwt(token, 'access-token', expected);
  return typeof claims?.sid === 'string' ? claims.sid : null;
}
