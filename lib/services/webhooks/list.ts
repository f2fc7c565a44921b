import { withClub } from '@/db/client';
import type { WebhookReadDto } from '@/lib/contracts/webhooks';
import type { Ctx } from '@/lib/platform/context';
import { listSubscriptions } from './queries';
import { toWebhook } from './serialize';

/** All subscriptions of the club by name. */
export async function listWebhooks(ctx: Ctx): Promise<WebhookReadDto[]> {
  return withClub(ctx, async tx => (await listSubscriptions(tx, ctx.clubId)).map(toWebhook));
}
