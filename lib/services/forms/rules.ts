import { AppError } from '@/lib/platform/errors';
import { assertEtag, contentEtagOf, type Precondition } from '@/lib/platform/precondition';

/** URL of a stored background; it contains the content hash, so that it may be cached for ever. */
export function backgroundUrl(slug: string, contentHash: string): string {
  return `/api/v1/public/clubs/${slug}/background?v=${contentHash.slice(0, 16)}`;
}

/** The start of the content hash in the URL of a stored background of this club, else null. */
export function readBackgroundUrl(url: string, slug: string, appUrl: string): string | null {
  const path = url.startsWith(`${appUrl}/`) ? url.slice(appUrl.length) : url;
  const start = `/api/v1/public/clubs/${slug}/background?v=`;
  const version = path.startsWith(start) ? path.slice(start.length) : '';
  return /^[0-9a-f]{16,64}$/.test(version) ? version : null;
}

/** The `ETag` of the background image in the response of its upload. */
export function backgroundEtag(url: string): string {
  return contentEtagOf(JSON.stringify({ url }));
}

/** Throws a 412 unless `If-Match` matches the stored image; without an image no version matches. */
export function assertBackgroundVersion(precondition: Precondition, storedUrl: string | null): void {
  if (storedUrl !== null) assertEtag(precondition, backgroundEtag(storedUrl));
  else if (precondition !== null) throw new AppError('precondition-failed');
}
