import { acceptSubmission } from '@/lib/contracts/operations/submissions';
import { noContent } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { acceptSubmission as accept } from '@/lib/services/submissions/decide/accept';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(acceptSubmission, async ({ ctx, params, body }) => {
    return noContent({ version: await accept(ctx, { ...body, id: params.id }) });
  }),
);
