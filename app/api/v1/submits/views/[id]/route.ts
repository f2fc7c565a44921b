import { deleteSavedView, listSavedViews, updateSavedView } from '@/lib/contracts/operations/inbox';
import { noContent, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { listSavedViews as list } from '@/lib/services/saved-views/read';
import { removeSavedView } from '@/lib/services/saved-views/remove';
import { updateSavedView as update } from '@/lib/services/saved-views/update';

const versionOf = bind(listSavedViews, async ({ ctx }) => ok(await list(ctx)));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(
    updateSavedView,
    async ({ ctx, params, body }) => {
      await update(ctx, { ...body, id: params.id });
      return noContent();
    },
    { versionOf },
  ),
  bind(
    deleteSavedView,
    async ({ ctx, params }) => {
      await removeSavedView(ctx, params.id);
      return noContent();
    },
    { versionOf },
  ),
);
