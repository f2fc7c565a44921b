import { listCustomFields, orderCustomFields } from '@/lib/contracts/operations/master-data';
import { noContent, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { listCustomFields as list } from '@/lib/services/custom-fields/read';
import { reorderCustomFields } from '@/lib/services/custom-fields/reorder';

const versionOf = bind(listCustomFields, async ({ ctx }) => ok(await list(ctx)));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(
    orderCustomFields,
    async ({ ctx, body }) => {
      await reorderCustomFields(ctx, body.internalNames);
      return noContent();
    },
    { versionOf },
  ),
);
