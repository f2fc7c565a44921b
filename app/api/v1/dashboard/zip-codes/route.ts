import { getZipCodes } from '@/lib/contracts/operations/dashboard';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getZipCodes as read } from '@/lib/services/dashboard/distributions';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getZipCodes, async ({ ctx, query }) => ok(await read(ctx, query))),
);
