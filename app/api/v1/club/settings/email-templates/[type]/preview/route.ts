import { previewEmailTemplate } from '@/lib/contracts/operations/email';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { previewEmailTemplate as preview } from '@/lib/services/email-templates/preview';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(previewEmailTemplate, async ({ ctx, params, body }) =>
    ok(await preview(ctx, { type: params.type, template: body })),
  ),
);
