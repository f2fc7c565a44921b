import { deleteSavedView, updateSavedView } from '@/lib/contracts/operations/inbox';
import { noContent } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { removeSavedView } from '@/lib/services/saved-views/remove';
import { updateSavedView as update } from '@/lib/services/saved-views/update';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(updateSavedView, async ({ ctx, params, body }) => {
    await update(ctx, { ...body, id: params.id });
    return noContent();
  }),
  bind(deleteSavedView, async ({ ctx, params }) => {
    await removeSavedView(ctx, params.id);
    return noContent();
  }),
);
