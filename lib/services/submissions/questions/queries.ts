import { and, asc, count, desc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Tx } from '@/db/client';
import { isMember } from '@/db/member-name';
import { submissionQuestions } from '@/db/schema/submission-questions';
import { submissions } from '@/db/schema/submissions';
import { apiKeys, users } from '@/db/schema/users';
import { notFound } from '@/lib/platform/errors';
import { actorName } from '@/lib/services/submissions/record-queries';

type Place = { readonly clubId: string; readonly id: string };

export type StoredQuestion = typeof submissionQuestions.$inferSelect;

const isOf = ({ clubId, id }: Place) =>
  and(eq(submissionQuestions.clubId, clubId), eq(submissionQuestions.submissionId, id));

const isOpen = and(isNull(submissionQuestions.answeredAt), isNull(submissionQuestions.closedAt));

function questions(tx: Tx, clubId: string) {
  return tx
    .select({ question: submissionQuestions, askedByName: actorName })
    .from(submissionQuestions)
    .leftJoin(
      users,
      and(eq(submissionQuestions.askedByKind, 'User'), isMember(clubId, submissionQuestions.askedById)),
    )
    .leftJoin(
      apiKeys,
      and(eq(apiKeys.clubId, submissionQuestions.clubId), eq(apiKeys.id, submissionQuestions.askedById)),
    );
}

export type QuestionRow = Awaited<ReturnType<typeof listQuestionRows>>['rows'][number];

/** At most `limit` + 1 questions of a submission, newest first, and the total count. */
export async function listQuestionRows(
  tx: Tx,
  submission: Place,
  page: { readonly after: readonly [string, string] | null; readonly limit: number },
) {
  const [rows, [total]] = await Promise.all([
    questions(tx, submission.clubId)
      .where(and(isOf(submission), page.after ? isBefore(page.after) : undefined))
      .orderBy(desc(submissionQuestions.askedAt), desc(submissionQuestions.id))
      .limit(page.limit + 1),
    tx.select({ count: count() }).from(submissionQuestions).where(isOf(submission)),
  ]);
  return { rows, totalCount: total?.count ?? 0 };
}

function isBefore([at, id]: readonly [string, string]): SQL {
  return sql`(${submissionQuestions.askedAt}, ${submissionQuestions.id}) < (${at}, ${id})`;
}

/** A question about this submission, with the name of who asked it. Throws 404. */
export async function requireQuestion(tx: Tx, submission: Place, id: string): Promise<QuestionRow> {
  if (!isUuid(id) || !isUuid(submission.id)) throw notFound();
  const [row] = await questions(tx, submission.clubId).where(
    and(isOf(submission), eq(submissionQuestions.id, id)),
  );
  if (!row) throw notFound();
  return row;
}

export async function insertQuestion(tx: Tx, row: typeof submissionQuestions.$inferInsert): Promise<void> {
  await tx.insert(submissionQuestions).values(row);
}

/** The question that waits for an answer; null if there is none. */
export async function findOpenQuestion(tx: Tx, submission: Place): Promise<StoredQuestion | null> {
  const [row] = await tx
    .select()
    .from(submissionQuestions)
    .where(and(isOf(submission), isOpen));
  return row ?? null;
}

/** The newest question that staff have not closed; null if there is none. */
export async function findLatestQuestion(tx: Tx, submission: Place): Promise<StoredQuestion | null> {
  const [row] = await tx
    .select()
    .from(submissionQuestions)
    .where(and(isOf(submission), isNull(submissionQuestions.closedAt)))
    .orderBy(desc(submissionQuestions.askedAt), desc(submissionQuestions.id))
    .limit(1);
  return row ?? null;
}

export async function updateQuestion(
  tx: Tx,
  { clubId, id }: Place,
  columns: Partial<Pick<StoredQuestion, 'answer' | 'answeredAt' | 'closedAt' | 'remindedAt'>>,
): Promise<void> {
  await tx
    .update(submissionQuestions)
    .set(columns)
    .where(and(eq(submissionQuestions.clubId, clubId), eq(submissionQuestions.id, id)));
}

/**
 * Locks at most `most` open questions whose reminder is due on `day`, and their submissions. Returns them, oldest first.
 */
export async function lockDueQuestions(
  tx: Tx,
  clubId: string,
  day: string,
  most: number,
): Promise<StoredQuestion[]> {
  const rows = await tx
    .select({ question: submissionQuestions })
    .from(submissionQuestions)
    .innerJoin(
      submissions,
      and(
        eq(submissions.clubId, submissionQuestions.clubId),
        eq(submissions.id, submissionQuestions.submissionId),
      ),
    )
    .where(
      and(
        eq(submissionQuestions.clubId, clubId),
        isOpen,
        isNull(submissionQuestions.remindedAt),
        lte(submissionQuestions.remindOn, day),
        inArray(submissions.state, ['New', 'Confirmed']),
      ),
    )
    .orderBy(asc(submissionQuestions.id))
    .limit(most)
    .for('no key update', { skipLocked: true });
  return rows.map(({ question }) => question);
}
