import { createFurtherForm, listFurtherForms } from '@/lib/contracts/operations/forms';
import { created, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { createFurtherForm as create } from '@/lib/services/further-forms/create';
import { listFurtherForms as list } from '@/lib/services/further-forms/read';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(listFurtherForms, async ({ ctx }) => ok(await list(ctx))),
  bind(createFurtherForm, async ({ ctx, body }) => {
    const form = await create(ctx, body);
    return created(form, `/club/further-forms/${form.id}`);
  }),
);
