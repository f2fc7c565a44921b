import { getDashboardKpis } from '@/lib/contracts/operations/dashboard';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getKpis as read } from '@/lib/services/dashboard/kpis';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getDashboardKpis, async ({ ctx, query }) => ok(await read(ctx, query))),
);
