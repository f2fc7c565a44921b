import { getSubmissionHints } from '@/lib/contracts/operations/submission-work';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getHints } from '@/lib/services/submissions/hints/get-hints';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getSubmissionHints, async ({ ctx, params }) => ok(await getHints(ctx, params.id))),
);
