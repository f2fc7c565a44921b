import {
  deleteClubSoftwareProfile,
  getClubSoftwareProfile,
  updateClubSoftwareProfile,
} from '@/lib/contracts/operations/exports';
import { noContent, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getProfile } from '@/lib/services/exports/read-formats';
import { removeProfile } from '@/lib/services/exports/remove-profile';
import { updateProfile } from '@/lib/services/exports/update-profile';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getClubSoftwareProfile, async ({ ctx, params }) => {
    const { profile, version } = await getProfile(ctx, params.id);
    return ok(profile, { version });
  }),
  bind(updateClubSoftwareProfile, async ({ ctx, params, body, precondition }) => {
    await updateProfile(ctx, { id: params.id, profile: body, precondition });
    return noContent();
  }),
  bind(deleteClubSoftwareProfile, async ({ ctx, params, precondition }) => {
    await removeProfile(ctx, { id: params.id, precondition });
    return noContent();
  }),
);
