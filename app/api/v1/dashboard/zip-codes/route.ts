import { getZipCodes } from '@/lib/contracts/operations/dashboard';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getZipCodes as read } from '@/lib/services/dashboard/rankings';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getZipCodes, async ({ ctx, query }) => ok(await read(ctx, query))),
);
