import { retryOutboxMail } from '@/lib/contracts/operations/settings';
import { noContent } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { retryOutboxMail as retry } from '@/lib/services/outbox/retry';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(retryOutboxMail, async ({ ctx, params }) => {
    await retry(ctx, params.id);
    return noContent();
  }),
);
