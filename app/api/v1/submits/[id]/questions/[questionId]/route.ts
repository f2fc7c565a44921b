import { getSubmissionQuestion } from '@/lib/contracts/operations/submission-questions';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getQuestion } from '@/lib/services/submissions/questions/read';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getSubmissionQuestion, async ({ ctx, params }) =>
    ok(await getQuestion(ctx, { submissionId: params.id, id: params.questionId })),
  ),
);
