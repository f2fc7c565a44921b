import { denySubmission } from '@/lib/contracts/operations/submissions';
import { noContent } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { denySubmission as deny } from '@/lib/services/submissions/decide/deny';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(denySubmission, async ({ ctx, params, body }) => {
    return noContent({ version: await deny(ctx, { ...body, id: params.id }) });
  }),
);
