import type { SubmissionStatus } from '@/lib/contracts/submissions/submission-status';
import { queueStaffNotifications } from '@/lib/mail/queue-staff-notifications';
import type { Ctx } from '@/lib/platform/context';
import { AppError, invalid } from '@/lib/platform/errors';
import { messageOf } from '@/lib/platform/i18n/message-of';
import type { Precondition } from '@/lib/platform/precondition';
import { type Corrections, correctLocked } from '@/lib/services/submissions/correct/correct';
import { readAnswers } from '@/lib/services/submissions/correct/read-answers';
import { lockSubmission } from '@/lib/services/submissions/queries';
import { recordHistory } from '@/lib/services/submissions/record-history';
import { assertMemberStep } from '@/lib/services/submissions/rules';
import { toEventData } from '@/lib/services/submissions/serialize';
import { readStatus } from '@/lib/services/submissions/status/get-status';
import { atLockedStatus, type StatusVisitor } from '@/lib/services/submissions/status/status-place';
import { recordEvent } from '@/lib/webhooks/record-event';
import { findOpenQuestion, updateQuestion } from './queries';

export type Answer = {
  readonly answer: string;
  /** The question that was read; default: the open one. */
  readonly questionId?: string | undefined;
  /** Saved with the answer, or nothing is saved. */
  readonly corrections?: Corrections;
  readonly precondition?: Precondition;
};

/**
 * The reader of a status link answers the open question about their submission, in words, by corrections, or both.
 * Writes history, the event `QuestionAnswered`, and a mail to the assignee, or to the staff who get notifications.
 * Throws 404, 409 without an open question or with another one, 410, and a 400 if nothing was answered. Corrections
 * throw what `correctSubmission` throws.
 */
export function answerQuestion(
  visitor: StatusVisitor,
  token: string,
  { answer: typed, questionId, corrections, precondition = null }: Answer,
): Promise<SubmissionStatus> {
  return atLockedStatus(visitor, token, async (tx, ctx, reader) => {
    const { place, row: before, holder } = reader;
    assertMemberStep('Answer', before, await readAnswers(tx, before, place.guardianId));
    const question = await findOpenQuestion(tx, before);
    if (question && questionId !== undefined && questionId !== question.id) throw otherQuestion(ctx);
    const answer = typed.trim();
    const isCorrected = corrections !== undefined && corrections.patches.length > 0;
    if (!question || (answer === '' && !isCorrected)) throw invalid([{ path: 'answer', key: 'required' }]);
    if (isCorrected) await correctLocked(tx, ctx, reader, corrections, precondition);
    const row = isCorrected ? await lockSubmission(tx, ctx.clubId, before.id) : before;
    await updateQuestion(tx, question, { answer, answeredAt: ctx.now });
    await recordHistory(tx, ctx, row.id, { type: 'QuestionAnswered', newValue: answer || null });
    await recordEvent(tx, ctx, {
      type: 'QuestionAnswered',
      submissionId: row.id,
      data: toEventData(ctx.clubId, row),
    });
    const {
      id: submissionId,
      kind,
      furtherFormId,
      number,
      firstName,
      lastName,
      departmentIds,
      assigneeId,
    } = row;
    await queueStaffNotifications(tx, ctx, {
      submissionId,
      kind,
      furtherFormId,
      number,
      firstName,
      lastName,
      departmentIds,
      assigneeId,
      notice: 'StaffQuestionAnswered',
    });
    return readStatus(tx, ctx, { place, holder });
  });
}

function otherQuestion({ locale }: Ctx): AppError {
  return new AppError('state-conflict', { detail: messageOf(locale, 'problems', 'question.other') });
}
