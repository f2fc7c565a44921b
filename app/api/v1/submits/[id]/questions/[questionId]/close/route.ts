import { closeSubmissionQuestion } from '@/lib/contracts/operations/submission-questions';
import { noContent } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { closeQuestion } from '@/lib/services/submissions/questions/close';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(closeSubmissionQuestion, async ({ ctx, params }) => {
    await closeQuestion(ctx, { submissionId: params.id, id: params.questionId });
    return noContent();
  }),
);
