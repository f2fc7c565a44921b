import { deleteSignatureRequest, getSignatureRequest } from '@/lib/contracts/operations/signatures';
import { noContent, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getSignatureRequest as get, removeSignatureRequest } from '@/lib/services/signatures/request';

const versionOf = bind(getSignatureRequest, async ({ ctx, params }) => ok(await get(ctx, params.token)));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  versionOf,
  bind(
    deleteSignatureRequest,
    async ({ ctx, params }) => {
      await removeSignatureRequest(ctx, params.token);
      return noContent();
    },
    { versionOf },
  ),
);
