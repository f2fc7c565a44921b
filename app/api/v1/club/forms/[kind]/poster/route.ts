import { getFormPoster } from '@/lib/contracts/operations/handouts';
import { file } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { handoutInput, makePoster } from '@/lib/services/handouts/make-handout';

const bound = bind(getFormPoster, async ({ ctx, params, query }) => {
  const { content, contentType, fileName } = await makePoster(ctx, handoutInput(params.kind, query));
  return file(content, contentType, fileName);
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(bound);
