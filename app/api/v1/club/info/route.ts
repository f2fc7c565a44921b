import { getClubInfo, updateClubInfo } from '@/lib/contracts/operations/master-data';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getClubInfo as read } from '@/lib/services/clubs/read';
import { updateClubInfo as update } from '@/lib/services/clubs/update-info';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getClubInfo, async ({ ctx }) => {
    const { info, version } = await read(ctx);
    return ok(info, { version });
  }),
  bind(updateClubInfo, async ({ ctx, body, precondition }) => {
    const { info, version } = await update(ctx, { info: body, precondition });
    return ok(info, { version });
  }),
);
