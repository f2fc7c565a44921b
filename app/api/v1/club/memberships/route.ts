import { createMembership, listMemberships } from '@/lib/contracts/operations/master-data';
import { okByVersion } from '@/lib/http/kept-reply';
import { created } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { createMembership as create } from '@/lib/services/memberships/create';
import { isOfSettings, listMemberships as list } from '@/lib/services/memberships/read';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(listMemberships, ({ ctx }) =>
    okByVersion(ctx, { name: 'memberships', read: () => list(ctx), isKept: isOfSettings }),
  ),
  bind(createMembership, async ({ ctx, body }) => {
    const membership = await create(ctx, body);
    return created(membership, `/club/memberships/${membership.id}`);
  }),
);
