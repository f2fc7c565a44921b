import { getPublicForm } from '@/lib/contracts/operations/public';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getPublicForm as get } from '@/lib/services/public-forms/get';

const kinds = { membership: 'Membership' } as const;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getPublicForm, async ({ ctx, params }) => ok(await get(ctx, kinds[params.kind]))),
);
