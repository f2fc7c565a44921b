import { getPublicForm } from '@/lib/contracts/operations/public';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getPublicForm as get, getPublicCancellationForm } from '@/lib/services/public-forms/read';

const kinds = { membership: 'Membership', change: 'Change' } as const;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getPublicForm, async ({ ctx, params: { kind } }) =>
    ok(kind === 'cancellation' ? await getPublicCancellationForm(ctx) : await get(ctx, kinds[kind])),
  ),
);
