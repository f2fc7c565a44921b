import { deleteClubLogo, getClubLogo, updateClubLogo } from '@/lib/contracts/operations/master-data';
import { noContent, ok, stored } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getLogo } from '@/lib/services/clubs/read';
import { removeLogo } from '@/lib/services/clubs/remove-logo';
import { setLogo } from '@/lib/services/clubs/set-logo';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getClubLogo, async ({ ctx }) => ok(await getLogo(ctx))),
  bind(updateClubLogo, async ({ ctx, body, precondition }) => stored(await setLogo(ctx, body, precondition))),
  bind(deleteClubLogo, async ({ ctx, precondition }) => {
    await removeLogo(ctx, { precondition });
    return noContent();
  }),
);
