import { logout } from '@/lib/contracts/operations/auth';
import { noContent } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { endSessionOfToken } from '@/lib/services/auth/tokens';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(logout, async ({ ctx, body }) => {
    await endSessionOfToken(ctx.db, body.refreshToken, ctx.now);
    return noContent();
  }),
);
