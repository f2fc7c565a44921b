import { redeliverWebhook } from '@/lib/contracts/operations/webhooks';
import { noContent } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { redeliverWebhook as redeliver } from '@/lib/services/webhooks/redeliver';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(redeliverWebhook, async ({ ctx, params }) => {
    await redeliver(ctx, { subscriptionId: params.id, deliveryId: params.deliveryId });
    return noContent();
  }),
);
