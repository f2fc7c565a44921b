import { listMemberships } from '@/lib/contracts/operations/master-data';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { listMemberships as list } from '@/lib/services/memberships/list';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(listMemberships, async ({ ctx }) => ok(await list(ctx))),
);
