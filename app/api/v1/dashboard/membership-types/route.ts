import { getMembershipTypes } from '@/lib/contracts/operations/dashboard';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getMembershipTypes as read } from '@/lib/services/dashboard/distributions';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getMembershipTypes, async ({ ctx, query }) => ok(await read(ctx, query))),
);
