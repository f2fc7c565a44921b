import { getProcessingTimes } from '@/lib/contracts/operations/dashboard';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getProcessingTimes as read } from '@/lib/services/dashboard/months';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getProcessingTimes, async ({ ctx, query }) => ok(await read(ctx, query))),
);
