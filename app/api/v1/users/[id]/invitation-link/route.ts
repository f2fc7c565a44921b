import { handOverInvitation } from '@/lib/contracts/operations/users';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { handOverInvitation as handOver } from '@/lib/services/users/hand-over-invitation';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(handOverInvitation, async ({ ctx, params }) => ok(await handOver(ctx, params.id))),
);
