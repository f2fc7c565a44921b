import { previewBatch } from '@/lib/contracts/operations/inbox';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { previewSubmissionBatch } from '@/lib/services/submissions/decide/preview-batch';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(previewBatch, async ({ ctx, body }) => ok(await previewSubmissionBatch(ctx, body))),
);
