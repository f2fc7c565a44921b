import { cancellationSubmissionOperations } from '@/lib/contracts/operations/submissions';
import { created } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { sentWith } from '@/lib/http/sent-with';
import { submitCancellation } from '@/lib/services/submissions/arrive/submit-cancellation';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(cancellationSubmissionOperations.create, async ({ ctx, body, shapeViolations, request }) => {
    const answer = await submitCancellation(ctx, { body, shapeViolations, ...sentWith(request) });
    return created(answer, `/submits/cancellations/${answer.id}`);
  }),
);
