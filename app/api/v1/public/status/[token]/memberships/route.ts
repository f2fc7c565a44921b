import { correctMembership } from '@/lib/contracts/operations/status';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { correctSubmission } from '@/lib/services/submissions/correct/correct';

const bound = bind(correctMembership, async ({ ctx, params, body, precondition }) => {
  const corrections = { kind: 'Membership' as const, patches: [body] };
  const status = await correctSubmission(ctx, params.token, corrections, precondition);
  return ok(status, { version: status.submission.version, showsOthers: true });
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(bound);
