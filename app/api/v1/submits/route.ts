import { listSubmissions } from '@/lib/contracts/operations/submissions';
import { listed } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { listSubmissions as list } from '@/lib/services/submissions/list/list';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(listSubmissions, async ({ ctx, query, request }) => listed(await list(ctx, query), request.url)),
);
