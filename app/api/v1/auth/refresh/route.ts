import { refresh } from '@/lib/contracts/operations/auth';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { refreshTokenPair } from '@/lib/services/auth/tokens';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(refresh, async ({ ctx, body }) => ok(await refreshTokenPair(ctx.db, body.refreshToken, ctx.now))),
);
