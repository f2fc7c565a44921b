import { listMemberships, orderMemberships } from '@/lib/contracts/operations/master-data';
import { noContent, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { listMemberships as list } from '@/lib/services/memberships/read';
import { reorderMemberships } from '@/lib/services/memberships/reorder';

const versionOf = bind(listMemberships, async ({ ctx }) => ok(await list(ctx)));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(
    orderMemberships,
    async ({ ctx, body }) => {
      await reorderMemberships(ctx, body.ids);
      return noContent();
    },
    { versionOf },
  ),
);
