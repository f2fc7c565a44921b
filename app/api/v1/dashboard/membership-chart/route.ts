import { getMembershipChart } from '@/lib/contracts/operations/dashboard';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getMembershipChart as read } from '@/lib/services/dashboard/new-submissions';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getMembershipChart, async ({ ctx, query }) => ok(await read(ctx, query))),
);
