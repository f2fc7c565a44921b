import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { processKeyRing } from '@/lib/platform/crypto/keys';

export type Claims = Readonly<Record<string, unknown>>;

/** Required claims of a token. */
export type Expected = {
  readonly typ: string;
  readonly audience: string;
  readonly issuer?: string;
  readonly currentDate: Date;
};

/**
 * Signs claims as a token of one purpose (HS256, RFC 7515), with the current secret. Reading and signing take a tenth of
 * the time of jose, which hands each signature to another thread; every form page and every submission has one.
 */
export function signOwnJwt(purpose: string, typ: string, claims: Claims): string {
  const { current, currentId } = processKeyRing(purpose);
  const signed = `${encode({ alg: 'HS256', typ, kid: currentId })}.${encode(claims)}`;
  return `${signed}.${signatureOf(signed, current)}`;
}

/**
 * Returns the claims of a token that this installation signed for one purpose (HS256, current or previous secret).
 * Returns null if it is for another purpose, changed, expired or not valid yet. The algorithm is fixed, whatever the
 * token says (RFC 8725 §3.1).
 */
export function readOwnJwt(token: string, purpose: string, expected: Expected): Claims | null {
  const [head = '', body = '', signature = '', ...more] = token.split('.');
  const header = more.length === 0 ? decode(head) : null;
  if (header?.alg !== 'HS256' || header.typ !== expected.typ || 'crit' in header) return null;
  const key = processKeyRing(purpose).byId.get(String(header.kid));
  if (!key || !isEqual(signature, signatureOf(`${head}.${body}`, key))) return null;
  const claims = decode(body);
  return claims && isExpected(claims, expected) ? claims : null;
}

function isExpected(claims: Claims, { audience, issuer, currentDate }: Expected): boolean {
  const now = Math.floor(currentDate.getTime() / 1000);
  const { aud, iss, exp = now + 1, nbf = now } = claims;
  if (aud !== audience || (issuer !== undefined && iss !== issuer)) return false;
  return typeof exp === 'number' && exp > now && typeof nbf === 'number' && nbf <= now;
}

function signatureOf(signed: string, key: KeyObject): string {
  return createHmac('sha256', key).update(signed).digest('base64url');
}

function isEqual(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

/** Null for what is no object. */
function decode(part: string): Claims | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}
