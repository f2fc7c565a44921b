import { listNightlyRuns } from '@/lib/contracts/operations/settings';
import { listed } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { listNightlyRuns as list } from '@/lib/services/nightly/list-runs';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(listNightlyRuns, async ({ ctx, query, request }) => listed(await list(ctx, query), request.url)),
);
