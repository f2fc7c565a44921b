import { validate as isUuid } from 'uuid';
import { withClub } from '@/db/client';
import type {
  SubmissionQuestion,
  SubmissionQuestionList,
} from '@/lib/contracts/submissions/submission-questions';
import type { Ctx } from '@/lib/platform/context';
import { decodeCursor, InstantPlace, pageOf } from '@/lib/platform/cursor';
import { notFound } from '@/lib/platform/errors';
import { findSubmissionIds } from '@/lib/services/submissions/list/list';
import { listQuestionRows, type QuestionRow, requireQuestion } from './queries';

type ListQuestions = { readonly id: string; readonly limit: number; readonly cursor?: string };

/** The questions about a submission, newest first. Throws 404, and 400 (`bad-query`) for a wrong cursor. */
export async function listQuestions(
  ctx: Ctx,
  { id, limit, cursor }: ListQuestions,
): Promise<SubmissionQuestionList> {
  const list = { name: 'questions', clubId: ctx.clubId, of: id };
  const after = decodeCursor(cursor, list, InstantPlace);
  const { rows, totalCount } = await withClub(ctx, async tx => {
    const isKnown = isUuid(id) && (await findSubmissionIds({ ...ctx, tx }, [id])).length > 0;
    if (!isKnown) throw notFound();
    return listQuestionRows(tx, { clubId: ctx.clubId, id }, { after, limit });
  });
  const page = pageOf(rows, limit, list, ({ question }) => [question.askedAt.toISOString(), question.id]);
  return { items: page.rows.map(toQuestion), nextCursor: page.nextCursor, totalCount };
}

export type QuestionPlace = { readonly submissionId: string; readonly id: string };

/** One question. Throws 404. */
export async function getQuestion(
  ctx: Ctx,
  { submissionId, id }: QuestionPlace,
): Promise<SubmissionQuestion> {
  const row = await withClub(ctx, tx => requireQuestion(tx, { clubId: ctx.clubId, id: submissionId }, id));
  return toQuestion(row);
}

export function toQuestion({ question, askedByName }: QuestionRow): SubmissionQuestion {
  const { id, text, askedAt, askedByKind, askedById, remindOn, remindedAt, answer, answeredAt, closedAt } =
    question;
  return {
    id,
    text,
    askedAt: askedAt.toISOString(),
    askedBy: { kind: askedByKind === 'Member' ? 'System' : askedByKind, id: askedById, name: askedByName },
    remindOn,
    remindedAt: remindedAt?.toISOString() ?? null,
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
    closedAt: closedAt?.toISOString() ?? null,
  };
}
