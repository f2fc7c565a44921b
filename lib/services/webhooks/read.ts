import { withClub } from '@/db/client';
import type { WebhookReadDto } from '@/lib/contracts/webhooks';
import type { Ctx } from '@/lib/platform/context';
import { listSubscriptions, requireSubscription } from './queries';
import { toWebhook } from './serialize';

/** All subscriptions of the club by name. */
export async function listWebhooks(ctx: Ctx): Promise<WebhookReadDto[]> {
  return withClub(ctx, async tx => (await listSubscriptions(tx, ctx.clubId)).map(toWebhook));
}

/** One subscription and its version. Throws 404. */
export async function getWebhook(
  ctx: Ctx,
  id: string,
): Promise<{ webhook: WebhookReadDto; version: number }> {
  return withClub(ctx, async tx => {
    const row = await requireSubscription(tx, ctx.clubId, id);
    return { webhook: toWebhook(row), version: row.version };
  });
}
