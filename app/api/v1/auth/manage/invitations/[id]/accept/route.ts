import { acceptInvitation } from '@/lib/contracts/operations/auth';
import { noContent } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { acceptInvitation as accept } from '@/lib/services/users/invitations';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(acceptInvitation, async ({ ctx, params }) => {
    await accept(ctx, params.id);
    return noContent();
  }),
);
