import { withClub } from '@/db/client';
import type { WebhookReadDto } from '@/lib/contracts/webhooks';
import type { Ctx } from '@/lib/platform/context';
import { requireSubscription } from './queries';
import { toWebhook } from './serialize';

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
