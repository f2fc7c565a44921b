import { getDataPrivacy, updateDataPrivacy } from '@/lib/contracts/operations/master-data';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getDataPrivacy as get } from '@/lib/services/data-privacy/read';
import { updateDataPrivacy as update } from '@/lib/services/data-privacy/update';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getDataPrivacy, async ({ ctx }) => {
    const { privacy, version } = await get(ctx);
    return ok(privacy, { version });
  }),
  bind(updateDataPrivacy, async ({ ctx, body, precondition }) => {
    const { privacy, version } = await update(ctx, body, precondition);
    return ok(privacy, { version });
  }),
);
