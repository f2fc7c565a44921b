import { createHash } from 'node:crypto';
import { keyedHash } from '@/lib/platform/crypto/keyed-hash';

/** JSON with object members sorted by name and without absent members, so that equal values give equal text. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(item => canonicalJson(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}

/** SHA-256 of the canonical JSON as base64url. The order of members does not change it. */
export function contentHash(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('base64url');
}

/** Keyed hash of a request, to recognise a repetition. Nobody can guess its content without the key. */
export function requestFingerprint(value: unknown, clubId: string): string {
  return keyedHash(canonicalJson(value), 'request', clubId);
}
