import { createHash } from 'node:crypto';
import { AppError } from '@/lib/platform/errors';

/** The versions that an `If-Match` allows; null if the request had none. */
export type Precondition = readonly string[] | 'any' | null;

/**
 * The strong validator of a record's version (RFC 9110 §8.8.3). If the response also contains data of other records,
 * such as the name of a tariff, pass its `content`, so `If-None-Match` never matches an older response.
 */
export function etagOf(version: number, content?: string): string {
  return content === undefined ? `"v${version}"` : `"v${version}-${shortHash(content)}"`;
}

/** The strong validator of a response that contains more than one record. */
export function contentEtagOf(text: string): string {
  return `"${shortHash(text)}"`;
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/**
 * Throws a 412 unless the caller's `If-Match` allows the stored version. Only the version counts: the caller does not
 * change the data of other records.
 */
export function assertPrecondition(precondition: Precondition, version: number): void {
  const versions = typeof precondition === 'object' ? (precondition?.map(versionTag) ?? null) : precondition;
  assertEtag(versions, etagOf(version));
}

/** As `assertPrecondition`, for a record that consists of several rows: `etag` is the current one. */
export function assertEtag(precondition: Precondition, etag: string): void {
  if (precondition === null || precondition === 'any') return;
  if (!precondition.includes(etag)) throw new AppError('precondition-failed', { headers: { ETag: etag } });
}

/** A tag without its content hash: `"v3"` of `"v3-4cVb…"`. */
function versionTag(tag: string): string {
  return tag.replace(/^"(v\d+)-[\w-]{22}"$/, '"$1"');
}

/** Whether an `If-None-Match` names the ETag. Weak comparison, RFC 9110 §13.1.2. */
export function isKnownEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  const strong = (tag: string) => tag.trim().replace(/^W\//, '');
  const tags = ifNoneMatch.split(',').map(strong);
  return tags.includes('*') || tags.includes(strong(etag));
}
