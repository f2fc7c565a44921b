import { switchClub } from '@/lib/contracts/operations/auth';
import { noContent, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { switchClub as toClub } from '@/lib/services/auth/switch-club';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(switchClub, async ({ ctx, body, request }) => {
    const isOffice = !request.headers.has('authorization');
    const tokens = await toClub(ctx, { clubId: body.clubId, isOffice });
    return tokens ? ok(tokens) : noContent();
  }),
);
