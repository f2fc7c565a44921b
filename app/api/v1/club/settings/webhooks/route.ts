import { createWebhook, listWebhooks } from '@/lib/contracts/operations/webhooks';
import { created, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { createWebhook as create } from '@/lib/services/webhooks/create';
import { listWebhooks as list } from '@/lib/services/webhooks/read';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(listWebhooks, async ({ ctx }) => ok(await list(ctx))),
  bind(createWebhook, async ({ ctx, body }) => {
    const webhook = await create(ctx, body);
    return created(webhook, `/club/settings/webhooks/${webhook.id}`);
  }),
);
