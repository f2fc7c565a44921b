import { confirmEmail } from '@/lib/contracts/operations/auth';
import { noContent } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { confirmEmail as takeAddress } from '@/lib/services/auth/confirm-email';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(confirmEmail, async ({ ctx, body }) => {
    await takeAddress(ctx, body);
    return noContent();
  }),
);
