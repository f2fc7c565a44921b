import { getPaymentMethods } from '@/lib/contracts/operations/dashboard';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getPaymentMethods as read } from '@/lib/services/dashboard/distributions';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getPaymentMethods, async ({ ctx, query }) => ok(await read(ctx, query))),
);
