import { listApiKeys, revokeApiKey } from '@/lib/contracts/operations/users';
import { noContent, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { listApiKeys as list } from '@/lib/services/api-keys/read';
import { revokeApiKey as revoke } from '@/lib/services/api-keys/revoke';

const versionOf = bind(listApiKeys, async ({ ctx }) => ok(await list(ctx)));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(
    revokeApiKey,
    async ({ ctx, params }) => {
      await revoke(ctx, params.id);
      return noContent();
    },
    { versionOf },
  ),
);
