import { createAnswerTemplate, listAnswerTemplates } from '@/lib/contracts/operations/submission-work';
import { created, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { createAnswerTemplate as create } from '@/lib/services/answer-templates/create';
import { listAnswerTemplates as list } from '@/lib/services/answer-templates/read';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(listAnswerTemplates, async ({ ctx }) => ok(await list(ctx))),
  bind(createAnswerTemplate, async ({ ctx, body }) => {
    const template = await create(ctx, body);
    return created(template, `/club/answer-templates/${template.id}`);
  }),
);
