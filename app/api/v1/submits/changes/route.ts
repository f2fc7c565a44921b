import { changeSubmissionOperations } from '@/lib/contracts/operations/submissions';
import { readFormHeaders } from '@/lib/http/form-headers';
import { created } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { submitChange } from '@/lib/services/submissions/submit/submit-change';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(changeSubmissionOperations.create, async ({ ctx, body, shapeViolations, request }) => {
    const answer = await submitChange(ctx, { body, shapeViolations, ...readFormHeaders(request) });
    return created(answer, `/submits/changes/${answer.id}`);
  }),
);
