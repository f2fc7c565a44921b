import { getPublicBackground } from '@/lib/contracts/operations/public';
import { namedVersion, publicImage } from '@/lib/http/public-image';
import { bind, resource } from '@/lib/http/route';
import { getBackground } from '@/lib/services/public-forms/images';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getPublicBackground, async ({ ctx, request }) => {
    const version = namedVersion(request);
    return publicImage(await getBackground(ctx, version), version);
  }),
);
