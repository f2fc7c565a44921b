import { resendOwnConfirmation } from '@/lib/contracts/operations/status';
import { noContent } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { resendOwnConfirmation as resend } from '@/lib/services/submissions/resend-own-confirmation';

const bound = bind(resendOwnConfirmation, async ({ ctx, params }) => {
  await resend(ctx, params.token);
  return noContent();
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(bound);
