import { correctMembership } from '@/lib/contracts/operations/status';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { correctSubmission } from '@/lib/services/submissions/correct';

const bound = bind(correctMembership, async ({ ctx, params, body }) =>
  ok(await correctSubmission(ctx, params.token, { kind: 'Membership', patches: [body] })),
);

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(bound);
