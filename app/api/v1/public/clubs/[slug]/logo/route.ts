import { getPublicLogo } from '@/lib/contracts/operations/public';
import { namedVersion, publicImage } from '@/lib/http/public-image';
import { bind, resource } from '@/lib/http/route';
import { getLogo } from '@/lib/services/public-forms/images';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getPublicLogo, async ({ ctx, request }) => publicImage(await getLogo(ctx), namedVersion(request))),
);
