import { getFormQrCodePng } from '@/lib/contracts/operations/handouts';
import { file } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { handoutInput, makeQrCode } from '@/lib/services/handouts/make-handout';

const bound = bind(getFormQrCodePng, async ({ ctx, params, query }) => {
  const { content, contentType, fileName } = await makeQrCode(ctx, handoutInput(params.kind, query), 'png');
  return file(content, contentType, fileName);
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(bound);
