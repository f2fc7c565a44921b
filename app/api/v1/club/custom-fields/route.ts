import { createCustomField, listCustomFields } from '@/lib/contracts/operations/master-data';
import { created, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { createCustomField as create } from '@/lib/services/custom-fields/create';
import { listCustomFields as list } from '@/lib/services/custom-fields/read';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(listCustomFields, async ({ ctx }) => ok(await list(ctx))),
  bind(createCustomField, async ({ ctx, body }) => {
    const field = await create(ctx, body);
    return created(field, `/club/custom-fields/${field.internalName}`);
  }),
);
