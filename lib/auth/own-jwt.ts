import { createHmac } from 'node:crypto';
import { errors, type JWTPayload, type JWTVerifyOptions, jwtVerify } from 'jose';
import { processKeyRing } from '@/lib/platform/crypto/keys';

/** Required claims of a token. The algorithm is fixed, whatever the token says (RFC 8725 §3.1). */
export type Expected = Required<Pick<JWTVerifyOptions, 'typ' | 'audience' | 'currentDate'>> &
  Pick<JWTVerifyOptions, 'issuer'>;

/**
 * Signs claims as a token of one purpose (HS256, RFC 7515), with the current secret. Ten times as fast as `SignJWT`,
 * which hands each signature to another thread; every form page has one.
 */
export function signOwnJwt(purpose: string, typ: string, claims: JWTPayload): string {
  const { current, currentId } = processKeyRing(purpose);
  const signed = `${encode({ alg: 'HS256', typ, kid: currentId })}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', current).update(signed).digest('base64url')}`;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

/**
 * Returns the claims of a token that this installation signed for one purpose (HS256, current or previous secret).
 * Returns null if it is for another purpose, changed or expired.
 */
export async function readOwnJwt(
  token: string,
  purpose: string,
  expected: Expected,
): Promise<JWTPayload | null> {
  const ring = processKeyRing(purpose);
  try {
    const { payload } = await jwtVerify(
      token,
      header => {
        const key = ring.byId.get(header.kid ?? '');
        if (!key) throw new errors.JWSInvalid('unknown key');
        return key;
      },
      { algorithms: ['HS256'], ...expected },
    );
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
