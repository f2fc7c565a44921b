import { testWebhook } from '@/lib/contracts/operations/webhooks';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { testWebhook as test } from '@/lib/services/webhooks/try';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(testWebhook, async ({ ctx, params }) => ok(await test(ctx, params.id))),
);
