import { getConfirmation, postConfirmation } from '@/lib/contracts/operations/public';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { confirmByToken } from '@/lib/services/submissions/confirm/confirm-by-token';
import { getConfirmation as get } from '@/lib/services/submissions/confirm/get-confirmation';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getConfirmation, async ({ ctx, params }) => ok(await get(ctx, params.token))),
  bind(postConfirmation, async ({ ctx, params, body }) => ok(await confirmByToken(ctx, params.token, body))),
);
