import { createHash, createHmac, type KeyObject, randomBytes } from 'node:crypto';
import { processKeyRing } from './keys';

/**
 * HMAC-SHA-256 of a value, to find an equal value without storing it. The result differs between clubs and purposes,
 * so it does not show that two clubs have the same IBAN.
 */
export function keyedHash(
  value: string,
  purpose: string,
  clubId: string,
  key: KeyObject = processKeyRing('keyed-hash').current,
): string {
  return createHmac('sha256', key).update([purpose, clubId, value].join('\u0000')).digest('base64url');
}

/** SHA-256, for tokens that are random and need no key. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** 256 random bits in base64url, for links and refresh tokens. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}
