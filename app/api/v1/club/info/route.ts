import { getClubInfo } from '@/lib/contracts/operations/master-data';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getClubInfo as readInfo } from '@/lib/services/clubs/get-info';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getClubInfo, async ({ ctx }) => {
    const { info, version } = await readInfo(ctx);
    return ok(info, { version });
  }),
);
