import { getDashboardArrangement, updateDashboardArrangement } from '@/lib/contracts/operations/dashboard';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getArrangement, updateArrangement } from '@/lib/services/dashboard-arrangements/arrangement';

const versionOf = bind(getDashboardArrangement, async ({ ctx }) => ok(await getArrangement(ctx)));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  versionOf,
  bind(updateDashboardArrangement, async ({ ctx, body }) => ok(await updateArrangement(ctx, body)), {
    versionOf,
  }),
);
