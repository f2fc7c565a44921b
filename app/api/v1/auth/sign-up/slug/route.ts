import { proposeSlug } from '@/lib/contracts/operations/auth';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { proposeSlug as propose } from '@/lib/services/auth/sign-up';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(proposeSlug, async ({ ctx, query }) => ok(await propose(ctx, query.name))),
);
