import { changeSubmissionOperations } from '@/lib/contracts/operations/submissions';
import { created } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { sentWith } from '@/lib/http/sent-with';
import { submitChange } from '@/lib/services/submissions/arrive/submit-change';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(changeSubmissionOperations.create, async ({ ctx, body, shapeViolations, request }) => {
    const answer = await submitChange(ctx, { body, shapeViolations, ...sentWith(request) });
    return created(answer, `/submits/changes/${answer.id}`);
  }),
);
