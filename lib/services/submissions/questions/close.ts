import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import { lockSubmission } from '@/lib/services/submissions/queries';
import { recordHistory } from '@/lib/services/submissions/record-history';
import { requireQuestion, updateQuestion } from './queries';
import type { QuestionPlace } from './read';

/** Closes a question, answered or not, without a mail. Throws 404, and 409 for a closed one. */
export async function closeQuestion(ctx: Ctx, { submissionId, id }: QuestionPlace): Promise<void> {
  await withClub(ctx, async tx => {
    const row = await lockSubmission(tx, ctx.clubId, submissionId);
    const { question } = await requireQuestion(tx, row, id);
    if (question.closedAt) throw new AppError('state-conflict');
    await updateQuestion(tx, question, { closedAt: ctx.now });
    await recordHistory(tx, ctx, row.id, { type: 'QuestionClosed' });
  });
}
