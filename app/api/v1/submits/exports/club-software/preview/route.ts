import { previewClubSoftwareProfile } from '@/lib/contracts/operations/exports';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { previewProfile } from '@/lib/services/exports/preview-profile';

const bound = bind(previewClubSoftwareProfile, async ({ ctx, body }) => ok(await previewProfile(ctx, body)));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(bound);
