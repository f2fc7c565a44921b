import type { Reply } from './reply';

type Image = { readonly data: Buffer; readonly contentType: string; readonly contentHash: string };

/** The beginning of a content hash that the address names an image by; null for none, or what is none. */
export function namedVersion(request: Request): string | null {
  const version = new URL(request.url).searchParams.get('v') ?? '';
  return /^[0-9a-f]{16,64}$/.test(version) ? version : null;
}

/**
 * An image for everybody: cached for a year where the address names its content, else asked for anew each time. A page
 * may show it, and whoever opens it by itself gets an image and nothing that runs.
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
