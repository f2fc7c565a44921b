import { getEmailTemplate, resetEmailTemplate, setEmailTemplate } from '@/lib/contracts/operations/email';
import { noContent, ok, stored } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getEmailTemplate as get } from '@/lib/services/email-templates/read';
import { resetEmailTemplate as reset } from '@/lib/services/email-templates/reset';
import { setEmailTemplate as set } from '@/lib/services/email-templates/set';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getEmailTemplate, async ({ ctx, params }) => ok(await get(ctx, params.type))),
  bind(setEmailTemplate, async ({ ctx, params, body, precondition }) =>
    stored(await set(ctx, { type: params.type, template: body, precondition })),
  ),
  bind(resetEmailTemplate, async ({ ctx, params, precondition }) => {
    await reset(ctx, { type: params.type, precondition });
    return noContent();
  }),
);
