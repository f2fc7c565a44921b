import { membershipSubmissionOperations as operations } from '@/lib/contracts/operations/submissions';
import { noContent } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { confirmSubmission } from '@/lib/services/submissions/confirm/confirm';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(operations.confirm, async ({ ctx, params }) => {
    await confirmSubmission(ctx, { kind: 'Membership', id: params.id });
    return noContent();
  }),
);
