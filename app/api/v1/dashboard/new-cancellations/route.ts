import { getNewCancellations } from '@/lib/contracts/operations/dashboard';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { countNewSubmissions as read } from '@/lib/services/dashboard/new-submissions';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getNewCancellations, async ({ ctx, query }) => ok(await read(ctx, 'Cancellation', query))),
);
