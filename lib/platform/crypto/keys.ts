import { createHash, createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { env } from '@/lib/env';

/** Keys are `KeyObject`s: with raw bytes each use takes four times as long. */
export type KeyRing = {
  /** Encrypts; decryption tries it first. */
  readonly current: KeyObject;
  readonly currentId: string;
  /** Key id → key, of the current and of all previous secrets. */
  readonly byId: ReadonlyMap<string, KeyObject>;
};

/** 32 bytes for one purpose, derived from the installation's secret (HKDF-SHA-256, RFC 5869). */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'eintritt', purpose, 32));
}

function keyId(secret: string): string {
  return createHash('sha256').update(deriveKey(secret, 'key-id')).digest('hex').slice(0, 8);
}

/** Shows whether two secrets are the same, but not what they are. Backups and the database have it: never change it. */
export function fingerprintOf(secret: string): string {
  const text = 'eintritt backup: the same secret';
  return createHmac('sha256', secret).update(text).digest('hex').slice(0, 16);
}

/** The keys of one purpose: of the current secret and of the previous secrets that may still be in use. */
export function keyRing(purpose: string, secret: string, previous: readonly string[]): KeyRing {
  const keyOf = (one: string) => createSecretKey(deriveKey(one, purpose));
  const byId = new Map([secret, ...previous].map(one => [keyId(one), keyOf(one)]));
  return { current: keyOf(secret), currentId: keyId(secret), byId };
}

const rings = new Map<string, KeyRing>();

/** The keys of this process, from `APP_SECRET` and `APP_SECRET_PREVIOUS`. */
export function processKeyRing(purpose: string): KeyRing {
  const known = rings.get(purpose);
  if (known) return known;
  const made = keyRing(purpose, env().APP_SECRET, env().APP_SECRET_PREVIOUS);
  rings.set(purpose, made);
  return made;
}
