import { createHash, createHmac, type KeyObject, randomBytes } from 'node:crypto';
import { processKeyRing } from './keys';

/**
 * HMAC-SHA-256 of a value, for finding an equal one without storing it. Differs between clubs and purposes,
 * so equal IBANs of two clubs do not show.
 */
export function keyedHash(
  value: string,
  purpose: string,
  clubId: string,
  key: KeyObject = processKeyRing('keyed-hash').current,
): string {
  return createHmac('sha256', key).update([purpose, clubId, value].join('\u0000')).digest('base64url');
}

/** SHA-256 for tokens that are random themselves and need no key. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** 256 random bits in base64url, for links and refresh tokens. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}
