import { listRefusedSites } from '@/lib/contracts/operations/master-data';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { listRefusedSites as list } from '@/lib/services/clubs/refused-sites';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(listRefusedSites, async ({ ctx }) => ok(await list(ctx))),
);
