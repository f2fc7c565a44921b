import * as users from '@/lib/contracts/operations/users';
import { created, listed, noContent, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { createUser } from '@/lib/services/users/create';
import { handOverInvitation } from '@/lib/services/users/hand-over-invitation';
import { getUser, listRoles, listUsers } from '@/lib/services/users/read';
import { removeUser } from '@/lib/services/users/remove';
import { resendInvitation } from '@/lib/services/users/resend-invitation';
import { updateUser } from '@/lib/services/users/update';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  '/users',
  bind(users.listUsers, async ({ ctx, query, request }) => listed(await listUsers(ctx, query), request.url)),
  bind(users.createUser, async ({ ctx, body }) => {
    const user = await createUser(ctx, body);
    return created(user, `/users/${user.id}`);
  }),
  bind(users.getUser, async ({ ctx, params }) => ok(await getUser(ctx, params.id))),
  bind(users.updateUser, async ({ ctx, params, query, body, precondition }) => {
    await updateUser(ctx, { id: params.id, user: body, precondition, ...query });
    return noContent();
  }),
  bind(users.deleteUser, async ({ ctx, params, query, precondition }) => {
    await removeUser(ctx, { id: params.id, precondition, ...query });
    return noContent();
  }),
  bind(users.handOverInvitation, async ({ ctx, params }) => ok(await handOverInvitation(ctx, params.id))),
  bind(users.resendInvitation, async ({ ctx, params }) => {
    await resendInvitation(ctx, params.id);
    return noContent();
  }),
  bind(users.listRoles, async ({ ctx }) =>
    ok(listRoles(ctx), { headers: { 'Content-Language': ctx.locale, Vary: 'Accept-Language' } }),
  ),
);
