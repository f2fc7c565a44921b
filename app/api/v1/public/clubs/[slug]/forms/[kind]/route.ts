import { getPublicForm } from '@/lib/contracts/operations/public';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { notFound } from '@/lib/platform/errors';
import { getPublicForm as get, getPublicCancellationForm } from '@/lib/services/public-forms/read';

const kinds = { membership: 'Membership', change: 'Change' } as const;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getPublicForm, async ({ ctx, params: { kind }, query }) => {
    const choose = () => query.locale;
    if (kind !== 'cancellation') return ok(await get(ctx, kinds[kind], choose, query.form));
    if (query.form !== undefined) throw notFound();
    return ok(await getPublicCancellationForm(ctx, choose));
  }),
);
