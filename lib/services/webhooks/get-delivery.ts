import { withClub } from '@/db/client';
import type { WebhookDeliveryDetailDto } from '@/lib/contracts/webhooks';
import type { Ctx } from '@/lib/platform/context';
import { payloadOf } from '@/lib/webhooks/sign-event';
import { listAttempts, requireDelivery } from './queries';
import { toDeliveryDetail } from './serialize';

export type DeliveryPlace = { readonly subscriptionId: string; readonly deliveryId: string };

/** One delivery with what was sent and what each try brought. Throws 404. */
export async function getWebhookDelivery(ctx: Ctx, place: DeliveryPlace): Promise<WebhookDeliveryDetailDto> {
  return withClub(ctx, async tx => {
    const row = await requireDelivery(tx, ctx.clubId, place);
    const attempts = await listAttempts(tx, ctx.clubId, place.deliveryId);
    return toDeliveryDetail(row, payloadOf(row.event), attempts);
  });
}
