import { createHash } from 'node:crypto';
import { AppError } from '@/lib/errors';

/** The versions that an `If-Match` allows; null where the request had none. */
export type Precondition = readonly string[] | 'any' | null;

/** The strong validator of a record's version (RFC 9110 §8.8.3). */
export function etagOf(version: number): string {
  return `"v${version}"`;
}

/** The strong validator of an answer that is made of more than one record. */
export function contentEtagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}

/** Throws a 412 unless the caller's `If-Match` allows the version that is stored. */
export function assertPrecondition(precondition: Precondition, version: number): void {
  assertEtag(precondition, etagOf(version));
}

/** As `assertPrecondition`, for a record that is made of several rows: `etag` is what reading it answers now. */
export function assertEtag(precondition: Precondition, etag: string): void {
  if (precondition === null || precondition === 'any') return;
  if (!precondition.includes(etag)) throw new AppError('precondition-failed', { headers: { ETag: etag } });
}
