import { cancellationSubmissionOperations } from '@/lib/contracts/operations/submissions';
import { readFormHeaders } from '@/lib/http/form-headers';
import { created } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { submitCancellation } from '@/lib/services/submissions/submit/submit-cancellation';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(cancellationSubmissionOperations.create, async ({ ctx, body, shapeViolations, request }) => {
    const answer = await submitCancellation(ctx, { body, shapeViolations, ...readFormHeaders(request) });
    return created(answer, `/submits/cancellations/${answer.id}`);
  }),
);
