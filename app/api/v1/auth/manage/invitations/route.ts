import { listInvitations } from '@/lib/contracts/operations/auth';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { listInvitations as listOwn } from '@/lib/services/users/invitations';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(listInvitations, async ({ ctx }) => ok(await listOwn(ctx))),
);
