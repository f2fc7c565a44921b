import { resetPassword } from '@/lib/contracts/operations/auth';
import { noContent } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { resetPassword as setPassword } from '@/lib/services/auth/reset-password';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(resetPassword, async ({ ctx, body }) => {
    await setPassword(ctx, body);
    return noContent();
  }),
);
