import { quoteMembership } from '@/lib/contracts/operations/public';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { quoteMembership as quote } from '@/lib/services/public-forms/quote';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(quoteMembership, async ({ ctx, body, query }) => ok(await quote(ctx, body, query.form))),
);
