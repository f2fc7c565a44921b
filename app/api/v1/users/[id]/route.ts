import { deleteUser, getUser, updateUser } from '@/lib/contracts/operations/users';
import { noContent, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getUser as get } from '@/lib/services/users/read';
import { removeUser } from '@/lib/services/users/remove';
import { updateUser as update } from '@/lib/services/users/update';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getUser, async ({ ctx, params }) => ok(await get(ctx, params.id))),
  bind(updateUser, async ({ ctx, params, query, body, precondition }) => {
    await update(ctx, { id: params.id, user: body, precondition, ...query });
    return noContent();
  }),
  bind(deleteUser, async ({ ctx, params, query, precondition }) => {
    await removeUser(ctx, { id: params.id, precondition, ...query });
    return noContent();
  }),
);
