import { getSystemEmailTemplate } from '@/lib/contracts/operations/email';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getSystemEmailTemplate as get } from '@/lib/services/email-templates/read';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getSystemEmailTemplate, async ({ ctx, params }) => ok(await get(ctx, params.type))),
);
