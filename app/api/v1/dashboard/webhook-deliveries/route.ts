import { getDeliveryTrend } from '@/lib/contracts/operations/dashboard';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getDeliveryTrend as read } from '@/lib/services/dashboard/months';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getDeliveryTrend, async ({ ctx, query }) => ok(await read(ctx, query))),
);
