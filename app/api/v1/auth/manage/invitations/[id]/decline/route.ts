import { declineInvitation } from '@/lib/contracts/operations/auth';
import { noContent } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { declineInvitation as decline } from '@/lib/services/users/invitations';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(declineInvitation, async ({ ctx, params }) => {
    await decline(ctx, params.id);
    return noContent();
  }),
);
