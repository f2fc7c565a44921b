import { createSavedView, listSavedViews } from '@/lib/contracts/operations/inbox';
import { created, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { createSavedView as create } from '@/lib/services/saved-views/create';
import { listSavedViews as list } from '@/lib/services/saved-views/read';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(listSavedViews, async ({ ctx }) => ok(await list(ctx))),
  bind(createSavedView, async ({ ctx, body }) => {
    const view = await create(ctx, body);
    return created(view, `/submits/views/${view.id}`);
  }),
);
