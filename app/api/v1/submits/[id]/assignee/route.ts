import { assignSubmission, getSubmissionAssignment } from '@/lib/contracts/operations/submission-work';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { assignSubmission as assign, getAssignment } from '@/lib/services/submissions/decide/assign';

const versionOf = bind(getSubmissionAssignment, async ({ ctx, params }) =>
  ok(await getAssignment(ctx, params.id)),
);

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  versionOf,
  bind(assignSubmission, async ({ ctx, params, body }) => ok(await assign(ctx, { ...body, id: params.id })), {
    versionOf,
  }),
);
