import { getPaperForm } from '@/lib/contracts/operations/handouts';
import { file } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { handoutInput, makePaperForm } from '@/lib/services/handouts/make-handout';

const bound = bind(getPaperForm, async ({ ctx, params, query }) => {
  const { content, contentType, fileName } = await makePaperForm(ctx, handoutInput(params.kind, query));
  return file(content, contentType, fileName);
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(bound);
