import { deleteMembership, getMembership, updateMembership } from '@/lib/contracts/operations/master-data';
import { noContent, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getMembership as get } from '@/lib/services/memberships/read';
import { removeMembership } from '@/lib/services/memberships/remove';
import { updateMembership as update } from '@/lib/services/memberships/update';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getMembership, async ({ ctx, params }) => {
    const { membership, version } = await get(ctx, params.id);
    return ok(membership, { version });
  }),
  bind(updateMembership, async ({ ctx, params, body, precondition }) => {
    await update(ctx, { id: params.id, membership: body, precondition });
    return noContent();
  }),
  bind(deleteMembership, async ({ ctx, params, precondition }) => {
    await removeMembership(ctx, { id: params.id, precondition });
    return noContent();
  }),
);
