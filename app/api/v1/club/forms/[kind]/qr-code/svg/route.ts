import { getFormQrCodeSvg } from '@/lib/contracts/operations/handouts';
import { file } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { handoutInput, makeQrCode } from '@/lib/services/handouts/make-handout';

const bound = bind(getFormQrCodeSvg, async ({ ctx, params, query }) => {
  const { content, contentType, fileName } = await makeQrCode(ctx, handoutInput(params.kind, query), 'svg');
  return file(content, contentType, fileName);
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(bound);
