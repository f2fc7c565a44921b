import { revokeApiKey } from '@/lib/contracts/operations/users';
import { noContent } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { revokeApiKey as revoke } from '@/lib/services/api-keys/revoke';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(revokeApiKey, async ({ ctx, params }) => {
    await revoke(ctx, params.id);
    return noContent();
  }),
);
