import { listWebhookDeliveries } from '@/lib/contracts/operations/webhooks';
import { listed } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { listWebhookDeliveries as list } from '@/lib/services/webhooks/read-deliveries';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(listWebhookDeliveries, async ({ ctx, params, query, request }) =>
    listed(await list(ctx, { ...query, id: params.id }), request.url),
  ),
);
