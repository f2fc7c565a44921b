import { listFurtherForms, orderFurtherForms } from '@/lib/contracts/operations/forms';
import { noContent, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { listFurtherForms as list } from '@/lib/services/further-forms/read';
import { reorderFurtherForms } from '@/lib/services/further-forms/reorder';

const versionOf = bind(listFurtherForms, async ({ ctx }) => ok(await list(ctx)));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(
    orderFurtherForms,
    async ({ ctx, body }) => {
      await reorderFurtherForms(ctx, body.ids);
      return noContent();
    },
    { versionOf },
  ),
);
