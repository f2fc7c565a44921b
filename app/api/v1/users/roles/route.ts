import { listRoles } from '@/lib/contracts/operations/users';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { listRoles as list } from '@/lib/services/users/read';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(listRoles, async ({ ctx }) =>
    ok(list(ctx), { headers: { 'Content-Language': ctx.locale, Vary: 'Accept-Language' } }),
  ),
);
