import { deleteFurtherForm, getFurtherForm, updateFurtherForm } from '@/lib/contracts/operations/forms';
import { noContent, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getFurtherForm as get } from '@/lib/services/further-forms/read';
import { removeFurtherForm } from '@/lib/services/further-forms/remove';
import { updateFurtherForm as update } from '@/lib/services/further-forms/update';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getFurtherForm, async ({ ctx, params }) => {
    const { form, version } = await get(ctx, params.id);
    return ok(form, { version });
  }),
  bind(updateFurtherForm, async ({ ctx, params, body, precondition }) => {
    const { form, version } = await update(ctx, { id: params.id, form: body, precondition });
    return ok(form, { version });
  }),
  bind(deleteFurtherForm, async ({ ctx, params, precondition }) => {
    await removeFurtherForm(ctx, { id: params.id, precondition });
    return noContent();
  }),
);
