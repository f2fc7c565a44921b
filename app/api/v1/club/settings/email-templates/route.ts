import { listEmailTemplates } from '@/lib/contracts/operations/email';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { listEmailTemplates as list } from '@/lib/services/email-templates/read';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(listEmailTemplates, async ({ ctx }) => ok(await list(ctx))),
);
