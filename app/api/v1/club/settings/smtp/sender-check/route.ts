import { checkSender } from '@/lib/contracts/operations/settings';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { checkSender as check } from '@/lib/services/smtp/check-sender';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(checkSender, async ({ ctx, query }) => ok(await check(ctx, query))),
);
