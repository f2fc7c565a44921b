import { getOutboxMail } from '@/lib/contracts/operations/settings';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getOutboxMail as get } from '@/lib/services/outbox/read';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getOutboxMail, async ({ ctx, params }) => ok(await get(ctx, params.id))),
);
