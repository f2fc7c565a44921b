import { listCustomFields } from '@/lib/contracts/operations/master-data';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { listCustomFields as list } from '@/lib/services/custom-fields/list';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(listCustomFields, async ({ ctx }) => ok(await list(ctx))),
);
