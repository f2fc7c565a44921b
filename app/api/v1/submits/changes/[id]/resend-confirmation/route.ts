import { changeSubmissionOperations as operations } from '@/lib/contracts/operations/submissions';
import { noContent } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { resendConfirmation } from '@/lib/services/submissions/confirm/resend-confirmation';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(operations.resendConfirmation, async ({ ctx, params }) => {
    await resendConfirmation(ctx, { kind: 'Change', id: params.id });
    return noContent();
  }),
);
