import { getOutboxAttachment } from '@/lib/contracts/operations/settings';
import { file } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getOutboxAttachment as get } from '@/lib/services/outbox/read';

const bound = bind(getOutboxAttachment, async ({ ctx, params }) => {
  const { content, contentType, fileName } = await get(ctx, params);
  return file(content, contentType, fileName);
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(bound);
