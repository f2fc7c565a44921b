import { getStatus } from '@/lib/contracts/operations/status';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getStatus as get } from '@/lib/services/submissions/status/get-status';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getStatus, async ({ ctx, params }) => {
    const status = await get(ctx, params.token);
    return ok(status, { version: status.submission.version, showsOthers: true });
  }),
);
