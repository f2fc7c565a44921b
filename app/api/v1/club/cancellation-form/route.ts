import { getCancellationForm, modifyCancellationForm } from '@/lib/contracts/operations/forms';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getCancellationForm as get } from '@/lib/services/forms/read';
import { updateCancellationForm } from '@/lib/services/forms/update-cancellation-form';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getCancellationForm, async ({ ctx }) => {
    const { form, version } = await get(ctx);
    return ok(form, { version });
  }),
  bind(modifyCancellationForm, async ({ ctx, body, precondition }) => {
    const { form, version } = await updateCancellationForm(ctx, body, precondition);
    return ok(form, { version });
  }),
);
