import { membershipSubmissionOperations } from '@/lib/contracts/operations/submissions';
import { created } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { submitMembership } from '@/lib/services/submissions/submit-membership';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(membershipSubmissionOperations.create, async ({ ctx, body, shapeViolations, request }) => {
    const { headers } = request;
    const formToken = headers.get('x-form-token');
    const originUrl = headers.get('referer') ?? headers.get('origin');
    const answer = await submitMembership(ctx, { body, shapeViolations, formToken, originUrl });
    return created(answer, `/submits/memberships/${answer.id}`);
  }),
);
