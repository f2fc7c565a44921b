import { deleteCustomField, getCustomField, patchCustomField } from '@/lib/contracts/operations/master-data';
import { noContent, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { patchCustomField as patch } from '@/lib/services/custom-fields/patch';
import { getCustomField as get } from '@/lib/services/custom-fields/read';
import { removeCustomField } from '@/lib/services/custom-fields/remove';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getCustomField, async ({ ctx, params }) => {
    const { field, version } = await get(ctx, params.internalName);
    return ok(field, { version });
  }),
  bind(patchCustomField, async ({ ctx, params, body, precondition }) => {
    await patch(ctx, { internalName: params.internalName, patch: body, precondition });
    return noContent();
  }),
  bind(deleteCustomField, async ({ ctx, params, precondition }) => {
    await removeCustomField(ctx, { internalName: params.internalName, precondition });
    return noContent();
  }),
);
