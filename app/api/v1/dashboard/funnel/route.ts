import { getApplicationFunnel } from '@/lib/contracts/operations/dashboard';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getFunnel as read } from '@/lib/services/dashboard/distributions';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getApplicationFunnel, async ({ ctx, query }) => ok(await read(ctx, query))),
);
