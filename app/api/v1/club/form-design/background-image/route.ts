import { deleteBackgroundImage, setBackgroundImage } from '@/lib/contracts/operations/forms';
import { noContent, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { removeBackgroundImage } from '@/lib/services/forms/remove-background-image';
import { setBackgroundImage as set } from '@/lib/services/forms/set-background-image';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(setBackgroundImage, async ({ ctx, body, precondition }) => {
    const { image, etag } = await set(ctx, { file: body, precondition });
    return ok(image, { headers: { ETag: etag } });
  }),
  bind(deleteBackgroundImage, async ({ ctx, precondition }) => {
    await removeBackgroundImage(ctx, { precondition });
    return noContent();
  }),
);
