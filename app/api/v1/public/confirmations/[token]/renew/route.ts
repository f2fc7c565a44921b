import { renewConfirmation } from '@/lib/contracts/operations/public';
import { noContent } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { requireConfirmationPlace } from '@/lib/services/submissions/confirm/get-confirmation';
import { renewConfirmation as renew } from '@/lib/services/submissions/confirm/renew-confirmation';

const bound = bind(
  renewConfirmation,
  async ({ ctx, params }) => {
    await renew(ctx, params.token);
    return noContent();
  },
  { clubOfToken: async (ctx, token) => (await requireConfirmationPlace(ctx, token)).clubId },
);

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(bound);
