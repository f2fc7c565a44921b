import { v7 as uuid } from 'uuid';
import { type Tx, withClub } from '@/db/client';
import {
  type AskQuestion,
  reminderDaysDefault,
  reminderDaysMax,
  type SubmissionQuestion,
} from '@/lib/contracts/submissions/submission-questions';
import type { Ctx } from '@/lib/platform/context';
import { AppError, invalid } from '@/lib/platform/errors';
import { messageOf } from '@/lib/platform/i18n/message-of';
import { addDays, today } from '@/lib/rules/dates/calendar';
import { getTimeZone, lockSubmission, type SubmissionRow } from '@/lib/services/submissions/queries';
import { recordHistory } from '@/lib/services/submissions/record-history';
import { requireStep } from '@/lib/services/submissions/rules';
import { findOpenQuestion, insertQuestion, requireQuestion } from './queries';
import { queueQuestionMails } from './question-mails';
import { toQuestion } from './read';

/**
 * Asks the applicant of an undecided submission a question. Queues its mails in the same transaction: a guardian gets
 * that of a minor. Raises no version, so it causes no conflict for anybody who edits. Throws 404, a 409 if the
 * submission is decided, has an open question or no address, and a 400 for a reminder that is not in the next 90 days.
 */
export async function askQuestion(
  ctx: Ctx,
  { submissionId, ...question }: AskQuestion & { readonly submissionId: string },
): Promise<SubmissionQuestion> {
  return withClub(ctx, async tx => {
    const row = await lockSubmission(tx, ctx.clubId, submissionId);
    return askLocked(tx, ctx, row, question);
  });
}

/** Asks about a locked submission. */
export async function askLocked(
  tx: Tx,
  ctx: Ctx,
  row: SubmissionRow,
  { text, remindOn }: AskQuestion,
): Promise<SubmissionQuestion> {
  // A question is possible as long as a decision is, confirmed or not.
  requireStep('deny', row, ctx.locale);
  if (await findOpenQuestion(tx, row)) throw refused(ctx, 'open');
  const id = uuid();
  const asked = text.trim();
  await insertQuestion(tx, {
    clubId: ctx.clubId,
    id,
    submissionId: row.id,
    text: asked,
    askedAt: ctx.now,
    askedByKind: ctx.actor.kind,
    askedById: 'id' in ctx.actor ? ctx.actor.id : null,
    remindOn: dayOfReminder(remindOn, today(await getTimeZone(tx, ctx.clubId), ctx.now)),
  });
  const mails = await queueQuestionMails(tx, ctx, { submissionId: row.id, text: asked });
  if (mails === 0) throw refused(ctx, 'noAddress');
  await recordHistory(tx, ctx, row.id, { type: 'QuestionAsked', newValue: asked });
  return toQuestion(await requireQuestion(tx, row, id));
}

function dayOfReminder(wished: string | null | undefined, day: string): string | null {
  if (wished === undefined) return addDays(day, reminderDaysDefault);
  if (wished === null) return null;
  const [from, to] = [addDays(day, 1), addDays(day, reminderDaysMax)];
  if (wished >= from && wished <= to) return wished;
  throw invalid([{ path: 'remindOn', key: 'dateRange', params: { from, to } }]);
}

function refused({ locale }: Ctx, reason: 'open' | 'noAddress'): AppError {
  return new AppError('state-conflict', { detail: messageOf(locale, 'problems', `question.${reason}`) });
}
