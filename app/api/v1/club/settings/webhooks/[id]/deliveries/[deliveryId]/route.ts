import { getWebhookDelivery } from '@/lib/contracts/operations/webhooks';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getWebhookDelivery as get } from '@/lib/services/webhooks/read-deliveries';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getWebhookDelivery, async ({ ctx, params }) =>
    ok(await get(ctx, { subscriptionId: params.id, deliveryId: params.deliveryId })),
  ),
);
