import { getPaperForm } from '@/lib/contracts/operations/handouts';
import { handoutInput, makePaperForm } from '@/lib/exports/handouts/make-handout';
import { file } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';

const bound = bind(getPaperForm, async ({ ctx, params, query }) => {
  const { content, contentType, fileName } = await makePaperForm(
    ctx,
    handoutInput(params.kind, query.locale),
  );
  return file(content, contentType, fileName);
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(bound);
