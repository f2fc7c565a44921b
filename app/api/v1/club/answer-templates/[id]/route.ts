import {
  deleteAnswerTemplate,
  getAnswerTemplate,
  updateAnswerTemplate,
} from '@/lib/contracts/operations/submission-work';
import { noContent, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getAnswerTemplate as get } from '@/lib/services/answer-templates/read';
import { removeAnswerTemplate } from '@/lib/services/answer-templates/remove';
import { updateAnswerTemplate as update } from '@/lib/services/answer-templates/update';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getAnswerTemplate, async ({ ctx, params }) => {
    const { template, version } = await get(ctx, params.id);
    return ok(template, { version });
  }),
  bind(updateAnswerTemplate, async ({ ctx, params, body, precondition }) => {
    await update(ctx, { id: params.id, template: body, precondition });
    return noContent();
  }),
  bind(deleteAnswerTemplate, async ({ ctx, params, precondition }) => {
    await removeAnswerTemplate(ctx, { id: params.id, precondition });
    return noContent();
  }),
);
