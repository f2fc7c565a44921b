import { orderCustomFields } from '@/lib/contracts/operations/master-data';
import { noContent } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { reorderCustomFields } from '@/lib/services/custom-fields/reorder';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(orderCustomFields, async ({ ctx, body }) => {
    await reorderCustomFields(ctx, body.internalNames);
    return noContent();
  }),
);
