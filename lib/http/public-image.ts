import type { Reply } from './reply';

type Image = { readonly data: Buffer; readonly contentType: string; readonly contentHash: string };

/** Returns the prefix of a content hash in the address of an image; null if it is missing or malformed. */
export function namedVersion(request: Request): string | null {
  const version = new URL(request.url).searchParams.get('v') ?? '';
  return /^[0-9a-f]{16,64}$/.test(version) ? version : null;
}

/**
 * Answers with a public image. Cached for a year if the address names its content, else revalidated each time. A page
 * may show it; opened by itself it runs no scripts.
 */
export function publicImage(
  { data, contentType, contentHash }: Image,
  version: string | null,
): Reply<undefined> {
  const isNamed = version !== null && contentHash.startsWith(version);
  return {
    stream: new Uint8Array(data),
    headers: {
      'Content-Type': contentType,
      ETag: `"${contentHash}"`,
      'Cache-Control': isNamed ? 'public, max-age=31536000, immutable' : 'public, no-cache',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  };
}
