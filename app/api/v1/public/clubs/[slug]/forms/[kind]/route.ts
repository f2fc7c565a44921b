import { getPublicForm } from '@/lib/contracts/operations/public';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getPublicForm as get, getPublicCancellationForm } from '@/lib/services/public-forms/read';

const kinds = { membership: 'Membership', change: 'Change' } as const;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getPublicForm, async ({ ctx, params: { kind }, query }) => {
    const choose = () => query.locale;
    return ok(
      kind === 'cancellation'
        ? await getPublicCancellationForm(ctx, choose)
        : await get(ctx, kinds[kind], choose),
    );
  }),
);
