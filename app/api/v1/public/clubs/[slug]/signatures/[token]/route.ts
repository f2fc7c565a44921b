import { putSignature } from '@/lib/contracts/operations/signatures';
import { noContent } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { putSignature as put } from '@/lib/services/signatures/put-signature';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(putSignature, async ({ ctx, params, body }) => {
    await put(ctx, params.token, body.signature);
    return noContent();
  }),
);
