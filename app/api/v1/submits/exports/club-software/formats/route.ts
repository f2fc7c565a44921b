import { createClubSoftwareProfile, listClubSoftwareFormats } from '@/lib/contracts/operations/exports';
import { created, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { createProfile } from '@/lib/services/exports/create-profile';
import { listClubSoftwareFormats as list } from '@/lib/services/exports/read-formats';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(listClubSoftwareFormats, async ({ ctx }) => ok(await list(ctx))),
  bind(createClubSoftwareProfile, async ({ ctx, body }) => {
    const profile = await createProfile(ctx, body);
    return created(profile, `/submits/exports/club-software/formats/${profile.id}`);
  }),
);
