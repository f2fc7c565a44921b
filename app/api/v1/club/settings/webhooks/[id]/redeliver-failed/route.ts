import { redeliverFailedWebhooks } from '@/lib/contracts/operations/webhooks';
import { noContent } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { redeliverFailedWebhooks as redeliverFailed } from '@/lib/services/webhooks/redeliver';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(redeliverFailedWebhooks, async ({ ctx, params, body }) => {
    await redeliverFailed(ctx, { id: params.id, since: body.since });
    return noContent();
  }),
);
