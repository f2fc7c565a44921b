import { getPublicLogo } from '@/lib/contracts/operations/public';
import { bind, resource } from '@/lib/http/route';
import { getLogo } from '@/lib/services/public-forms/get-logo';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getPublicLogo, async ({ ctx, request }) => {
    const { data, contentType, contentHash } = await getLogo(ctx);
    const version = new URL(request.url).searchParams.get('v');
    const isNamed = version !== null && version !== '' && contentHash.startsWith(version);
    return {
      stream: new Uint8Array(data),
      headers: {
        'Content-Type': contentType,
        ETag: `"${contentHash}"`,
        'Cache-Control': isNamed ? 'public, max-age=31536000, immutable' : 'public, no-cache',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
    };
  }),
);
