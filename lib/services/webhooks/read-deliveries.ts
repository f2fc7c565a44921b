import { withClub } from '@/db/client';
import type {
  WebhookDeliveryDetailDto,
  WebhookDeliveryDto,
  WebhookDeliveryQuery,
} from '@/lib/contracts/webhooks';
import type { Ctx } from '@/lib/platform/context';
import { decodeCursor, InstantPlace, pageOf } from '@/lib/platform/cursor';
import { payloadOf } from '@/lib/webhooks/sign-event';
import {
  countDeliveries,
  listAttempts,
  listDeliveries,
  requireDelivery,
  requireSubscription,
} from './queries';
import { toDelivery, toDeliveryDetail } from './serialize';

/** A page of the deliveries of a subscription, newest first. Throws 404. */
export async function listWebhookDeliveries(
  ctx: Ctx,
  { id: subscriptionId, limit, cursor, ...wanted }: WebhookDeliveryQuery & { id: string },
): Promise<{ items: WebhookDeliveryDto[]; nextCursor: string | null; totalCount: number }> {
  const list = { name: 'deliveries', clubId: ctx.clubId, of: subscriptionId };
  const [at, lastId] = decodeCursor(cursor, list, InstantPlace) ?? [];
  const place = at && lastId ? { createdAt: new Date(at), id: lastId } : null;
  return withClub(ctx, async tx => {
    await requireSubscription(tx, ctx.clubId, subscriptionId);
    const filter = { ...wanted, subscriptionId };
    const found = await listDeliveries(tx, ctx.clubId, { ...filter, place, limit: limit + 1 });
    const { rows, nextCursor } = pageOf(found, limit, list, ({ delivery }) => [
      delivery.createdAt.toISOString(),
      delivery.id,
    ]);
    return {
      items: rows.map(toDelivery),
      nextCursor,
      totalCount: await countDeliveries(tx, ctx.clubId, filter),
    };
  });
}

export type DeliveryPlace = { readonly subscriptionId: string; readonly deliveryId: string };

/** One delivery with the sent event and the result of each attempt. Throws 404. */
export async function getWebhookDelivery(ctx: Ctx, place: DeliveryPlace): Promise<WebhookDeliveryDetailDto> {
  return withClub(ctx, async tx => {
    const row = await requireDelivery(tx, ctx.clubId, place);
    const attempts = await listAttempts(tx, ctx.clubId, place.deliveryId);
    return toDeliveryDetail(row, payloadOf(row.event), attempts);
  });
}
