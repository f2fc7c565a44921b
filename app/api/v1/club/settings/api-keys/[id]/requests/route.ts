import { listApiRequests } from '@/lib/contracts/operations/users';
import { listed } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { listApiRequests as list } from '@/lib/services/api-requests/list';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(listApiRequests, async ({ ctx, params, query, request }) =>
    listed(await list(ctx, { apiKeyId: params.id, ...query }), request.url),
  ),
);
