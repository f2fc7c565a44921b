import { env } from '@/lib/env';
import { readOwnJwt, signOwnJwt } from './own-jwt';

/** Lifetime of an access token in seconds (contract §2). */
export const accessTokenSeconds = 3600;

const audience = 'eintritt-api';
const type = 'at+jwt';

/**
 * Issues a signed JWT (HS256, RFC 9068 type). It names the session and contains nothing about the person. Each request
 * looks up role, club and validity; therefore a revoked session ends at once.
 */
export function signAccessToken(sessionId: string, now: Date): string {
  const iat = Math.floor(now.getTime() / 1000);
  const own = { iss: env().APP_URL, aud: audience, iat, exp: iat + accessTokenSeconds };
  return signOwnJwt('access-token', type, { sid: sessionId, ...own });
}

/** Returns the session id of a token. Returns null if it is not ours, not for this API, or expired. */
export async function verifyAccessToken(token: string, now: Date): Promise<string | null> {
  const expected = { typ: type, issuer: env().APP_URL, audience, currentDate: now };
  const claims = readOwnJwt(token, 'access-token', expected);
  return typeof claims?.sid === 'string' ? claims.sid : null;
}
