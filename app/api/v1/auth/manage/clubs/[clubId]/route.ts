import { getInfo, leaveClub } from '@/lib/contracts/operations/auth';
import { noContent, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getInfo as readInfo } from '@/lib/services/auth/get-info';
import { leaveClub as leave } from '@/lib/services/users/leave-club';

const versionOf = bind(getInfo, async ({ ctx }) => ok(await readInfo(ctx)));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(
    leaveClub,
    async ({ ctx, params, request }) => {
      const isOffice = !request.headers.has('authorization');
      await leave(ctx, { clubId: params.clubId, isOffice });
      return noContent();
    },
    { versionOf },
  ),
);
