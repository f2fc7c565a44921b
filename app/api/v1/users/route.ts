import { createUser, listUsers } from '@/lib/contracts/operations/users';
import { created, listed } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { createUser as create } from '@/lib/services/users/create';
import { listUsers as list } from '@/lib/services/users/read';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(listUsers, async ({ ctx, query, request }) => listed(await list(ctx, query), request.url)),
  bind(createUser, async ({ ctx, body }) => {
    const user = await create(ctx, body);
    return created(user, `/users/${user.id}`);
  }),
);
