import { createHash } from 'node:crypto';
import { AppError } from '@/lib/platform/errors';

/** The versions that an `If-Match` allows; null where the request had none. */
export type Precondition = readonly string[] | 'any' | null;

/**
 * The strong validator of a record's version (RFC 9110 §8.8.3). An answer that also tells what other records say, such
 * as the name of a tariff, gives its content too, so that `If-None-Match` never meets an older one.
 */
export function etagOf(version: number, content?: string): string {
  return content === undefined ? `"v${version}"` : `"v${version}-${shortHash(content)}"`;
}

/** The strong validator of an answer that is made of more than one record. */
export function contentEtagOf(text: string): string {
  return `"${shortHash(text)}"`;
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/**
 * Throws a 412 unless the caller's `If-Match` allows the version that is stored. Only the version counts: what other
 * records say is not what the caller changes.
 */
export function assertPrecondition(precondition: Precondition, version: number): void {
  const versions = typeof precondition === 'object' ? (precondition?.map(versionTag) ?? null) : precondition;
  assertEtag(versions, etagOf(version));
}

/** As `assertPrecondition`, for a record that is made of several rows: `etag` is what reading it answers now. */
export function assertEtag(precondition: Precondition, etag: string): void {
  if (precondition === null || precondition === 'any') return;
  if (!precondition.includes(etag)) throw new AppError('precondition-failed', { headers: { ETag: etag } });
}

/** A tag without its content: `"v3"` of `"v3-4cVb…"`. */
function versionTag(tag: string): string {
  return tag.replace(/^"(v\d+)-[\w-]{22}"$/, '"$1"');
}
