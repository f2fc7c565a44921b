import { previewDecision } from '@/lib/contracts/operations/submissions';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { previewDecision as preview } from '@/lib/services/submissions/decide/preview-decision';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(previewDecision, async ({ ctx, params, body }) => ok(await preview(ctx, { ...body, id: params.id }))),
);
