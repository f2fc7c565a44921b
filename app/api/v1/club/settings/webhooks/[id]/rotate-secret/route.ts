import { rotateWebhookSecret } from '@/lib/contracts/operations/webhooks';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { rotateWebhookSecret as rotate } from '@/lib/services/webhooks/rotate-secret';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(rotateWebhookSecret, async ({ ctx, params }) => ok(await rotate(ctx, params.id))),
);
