import { createHash } from 'node:crypto';
import { keyedHash } from '@/lib/platform/crypto/keyed-hash';

/** JSON with the members of each object in the order of their names and without absent ones: one text per value. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(item => canonicalJson(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}

/** SHA-256 over the canonical form, base64url: equal for equal content, whatever the order of its members. */
export function contentHash(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('base64url');
}

/** Keyed hash of a request, to recognise a repetition. Without the installation's key its content cannot be guessed. */
export function requestFingerprint(value: unknown, clubId: string): string {
  return keyedHash(canonicalJson(value), 'request', clubId);
}
