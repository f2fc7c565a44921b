import {
  askSubmissionQuestion,
  listSubmissionQuestions,
} from '@/lib/contracts/operations/submission-questions';
import { created, listed } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { askQuestion } from '@/lib/services/submissions/questions/ask';
import { listQuestions } from '@/lib/services/submissions/questions/read';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(listSubmissionQuestions, async ({ ctx, params, query, request }) =>
    listed(await listQuestions(ctx, { ...query, id: params.id }), request.url),
  ),
  bind(askSubmissionQuestion, async ({ ctx, params, body }) => {
    const question = await askQuestion(ctx, { ...body, submissionId: params.id });
    return created(question, `/submits/${params.id}/questions/${question.id}`);
  }),
);
