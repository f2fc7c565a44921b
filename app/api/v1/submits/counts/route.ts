import { countSubmissions } from '@/lib/contracts/operations/submissions';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { countSubmissions as count } from '@/lib/services/submissions/list/list';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(countSubmissions, async ({ ctx, query }) => ok(await count(ctx, query))),
);
