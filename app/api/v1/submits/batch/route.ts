import { runBatch } from '@/lib/contracts/operations/inbox';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { runSubmissionBatch } from '@/lib/services/submissions/decide/run-batch';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(runBatch, async ({ ctx, body }) => ok(await runSubmissionBatch(ctx, body))),
);
