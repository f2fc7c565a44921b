import { manageTwoFactor } from '@/lib/contracts/operations/auth';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { manageTwoFactor as manage } from '@/lib/services/auth/manage-two-factor';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(manageTwoFactor, async ({ ctx, body }) => ok(await manage(ctx, body))),
);
