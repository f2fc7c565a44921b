import { resendOwnConfirmation } from '@/lib/contracts/operations/status';
import { noContent } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { resendOwnConfirmation as resend } from '@/lib/services/submissions/confirm/resend-confirmation';
import { atStatus } from '@/lib/services/submissions/status/status-place';

const bound = bind(
  resendOwnConfirmation,
  async ({ ctx, params }) => {
    await resend(ctx, params.token);
    return noContent();
  },
  { clubOfToken: (ctx, token) => atStatus(ctx, token, async (_, { clubId }) => clubId) },
);

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(bound);
