import { deleteWebhook, getWebhook, updateWebhook } from '@/lib/contracts/operations/webhooks';
import { noContent, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getWebhook as get } from '@/lib/services/webhooks/read';
import { removeWebhook } from '@/lib/services/webhooks/remove';
import { updateWebhook as update } from '@/lib/services/webhooks/update';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getWebhook, async ({ ctx, params }) => {
    const { webhook, version } = await get(ctx, params.id);
    return ok(webhook, { version });
  }),
  bind(updateWebhook, async ({ ctx, params, body, precondition }) => {
    await update(ctx, { id: params.id, webhook: body, precondition });
    return noContent();
  }),
  bind(deleteWebhook, async ({ ctx, params, precondition }) => {
    await removeWebhook(ctx, { id: params.id, precondition });
    return noContent();
  }),
);
