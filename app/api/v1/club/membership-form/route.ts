import { getMembershipForm, modifyMembershipForm } from '@/lib/contracts/operations/forms';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getMembershipForm as get } from '@/lib/services/forms/read';
import { updateMembershipForm } from '@/lib/services/forms/update-membership-form';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getMembershipForm, async ({ ctx }) => {
    const { form, version } = await get(ctx);
    return ok(form, { version });
  }),
  bind(modifyMembershipForm, async ({ ctx, body, precondition }) => {
    const { form, version } = await updateMembershipForm(ctx, body, precondition);
    return ok(form, { version });
  }),
);
