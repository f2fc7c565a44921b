import { listEmailTemplatePlaceholders } from '@/lib/contracts/operations/email';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { listPlaceholders } from '@/lib/services/email-templates/preview';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(listEmailTemplatePlaceholders, async ({ ctx, params }) => ok(listPlaceholders(ctx, params.type))),
);
