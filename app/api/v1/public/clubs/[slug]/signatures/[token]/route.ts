import { putSignature } from '@/lib/contracts/operations/signatures';
import { noContent } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { AppError } from '@/lib/platform/errors';
import { putSignature as put } from '@/lib/services/signatures/sign';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(putSignature, async ({ ctx, params, body, precondition }) => {
    // A signature is write-once and cannot be read here, so it has no ETag that If-Match could equal.
    if (Array.isArray(precondition)) throw new AppError('precondition-failed');
    await put(ctx, params.token, body.signature);
    return noContent();
  }),
);
