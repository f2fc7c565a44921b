import { membershipSubmissionOperations } from '@/lib/contracts/operations/submissions';
import { readFormHeaders } from '@/lib/http/form-headers';
import { created } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { submitMembership } from '@/lib/services/submissions/submit/submit-membership';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(membershipSubmissionOperations.create, async ({ ctx, body, shapeViolations, request }) => {
    const answer = await submitMembership(ctx, { body, shapeViolations, ...readFormHeaders(request) });
    return created(answer, `/submits/memberships/${answer.id}`);
  }),
);
