import { getDashboardArrangement, updateDashboardArrangement } from '@/lib/contracts/operations/dashboard';
import { noContent, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getArrangement } from '@/lib/services/dashboard-arrangements/get';
import { updateArrangement } from '@/lib/services/dashboard-arrangements/update';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getDashboardArrangement, async ({ ctx }) => ok(await getArrangement(ctx))),
  bind(updateDashboardArrangement, async ({ ctx, body }) => {
    await updateArrangement(ctx, body);
    return noContent();
  }),
);
