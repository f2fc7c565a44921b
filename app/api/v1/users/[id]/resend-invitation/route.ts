import { resendInvitation } from '@/lib/contracts/operations/users';
import { noContent } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { resendInvitation as resend } from '@/lib/services/users/resend-invitation';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(resendInvitation, async ({ ctx, params }) => {
    await resend(ctx, params.id);
    return noContent();
  }),
);
