import { cancellationSubmissionOperations as operations } from '@/lib/contracts/operations/submissions';
import { noContent, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { removeSubmission } from '@/lib/services/submissions/decide/remove';
import { getSubmission } from '@/lib/services/submissions/get';
import { patchCancellation } from '@/lib/services/submissions/patch/patch-cancellation';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(operations.get, async ({ ctx, params, query }) => {
    const submission = await getSubmission(ctx, 'Cancellation', params.id, query.bankData);
    return ok(submission, { version: submission.version, showsOthers: true });
  }),
  bind(operations.patch, async ({ ctx, params, body, precondition }) => {
    return noContent({ version: await patchCancellation(ctx, { id: params.id, patch: body, precondition }) });
  }),
  bind(operations.remove, async ({ ctx, params, precondition }) => {
    await removeSubmission(ctx, { kind: 'Cancellation', id: params.id, precondition });
    return noContent();
  }),
);
