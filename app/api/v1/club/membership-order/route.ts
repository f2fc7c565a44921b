import { orderMemberships } from '@/lib/contracts/operations/master-data';
import { noContent } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { reorderMemberships } from '@/lib/services/memberships/reorder';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(orderMemberships, async ({ ctx, body }) => {
    await reorderMemberships(ctx, body.ids);
    return noContent();
  }),
);
