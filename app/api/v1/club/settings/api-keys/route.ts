import { createApiKey, listApiKeys } from '@/lib/contracts/operations/users';
import { created, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { createApiKey as create } from '@/lib/services/api-keys/create';
import { listApiKeys as list } from '@/lib/services/api-keys/read';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(listApiKeys, async ({ ctx, query }) => ok(await list(ctx, query))),
  bind(createApiKey, async ({ ctx, body }) => {
    const key = await create(ctx, body);
    return created(key, `/club/settings/api-keys/${key.id}`);
  }),
);
