import { and, eq, isNull, max, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { buildForRows, buildOnce } from '@/db/build-once';
import type { Tx } from '@/db/client';
import { memberships } from '@/db/schema/catalog';
import { clubs } from '@/db/schema/clubs';
import { furtherForms } from '@/db/schema/forms';
import { submissionQuestions } from '@/db/schema/submission-questions';
import {
  confirmations,
  submissionBankAccounts,
  type submissionCancellations,
  type submissionChanges,
  submissionHistory,
  submissionMemberships,
  type submissionProposedAccounts,
  type submissionSignatures,
  submissions,
} from '@/db/schema/submissions';
import { notFound } from '@/lib/platform/errors';
import type { DeletingRole, SubmissionKind } from '@/lib/rules/enums';
import {
  type EventRow,
  type EventRows,
  eventRows,
  subscribersOf,
  writtenEvent,
} from '@/lib/webhooks/queries';

export type SubmissionRow = typeof submissions.$inferSelect;
export type SubmissionHead = Pick<SubmissionRow, 'kind' | 'number'>;
export type HistoryRow = typeof submissionHistory.$inferInsert;
export type MembershipPart = typeof submissionMemberships.$inferSelect;

/**
 * Returns a submission of the club, locked until the transaction ends, so that the second of two parallel decisions
 * sees the first. Throws 404 for an id that is unknown, malformed, of another club or another kind.
 */
export async function lockSubmission(
  tx: Tx,
  clubId: string,
  id: string,
  kind?: SubmissionKind,
): Promise<SubmissionRow> {
  if (!isUuid(id)) throw notFound();
  const [row] = await selectLocked(tx, { clubId, id });
  if (!row || (kind && row.kind !== kind)) throw notFound();
  return row;
}

const selectLocked = buildOnce(['clubId', 'id'], (tx, given) =>
  tx
    .select()
    .from(submissions)
    .where(and(eq(submissions.clubId, given('clubId')), eq(submissions.id, given('id'))))
    .for('no key update'),
);

/** What the statement that changes a submission writes besides it. */
export type Alongside = {
  readonly history?: HistoryRow[];
  readonly membership?: MembershipPartChanges;
  /** Closes all open questions at this time, because the submission is decided. */
  readonly questionsClosedAt?: Date;
};

export type SubmissionChanges = Partial<Omit<SubmissionRow, 'clubId' | 'id' | 'version'>>;

/** Raises the version of a submission without another change. */
export async function raiseVersion(tx: Tx, { clubId, id, version }: SubmissionRow): Promise<void> {
  await tx
    .update(submissions)
    .set({ version: version + 1, dateModified: sql`now()` })
    .where(and(eq(submissions.clubId, clubId), eq(submissions.id, id)));
}

/**
 * Writes columns of a submission, raises its version and writes the event, in one statement with `alongside`. Returns the
 * new row and the ids of the subscriptions to the event (`changeSubmission` creates its deliveries).
 */
export async function updateSubmission(
  tx: Tx,
  row: SubmissionRow,
  changes: SubmissionChanges,
  { history = [], membership, questionsClosedAt: closedAt, event }: Alongside & { readonly event: EventRow },
): Promise<{ submission: SubmissionRow; subscribers: { ids: string[] } }> {
  const [updated] = await updateRows(tx, {
    submission: { ...changes, version: row.version + 1 },
    place: { clubId: row.clubId, id: row.id },
    history,
    membership,
    questions: closedAt && { closedAt },
    ...eventRows(event),
  });
  if (!updated) throw notFound();
  return updated;
}

type UpdatedRows = Pick<Alongside, 'history' | 'membership'> &
  EventRows & {
    readonly submission: Partial<SubmissionRow>;
    readonly place: Pick<SubmissionRow, 'clubId' | 'id'>;
    readonly questions: { readonly closedAt: Date } | undefined;
  };

const updateRows = buildForRows((tx, rows: UpdatedRows) => {
  const { submission, place, history = [], membership, questions } = rows;
  const updated = tx.$with('submission').as(
    tx
      .update(submissions)
      .set({ ...submission, dateModified: sql`now()` })
      .where(and(eq(submissions.clubId, place.clubId), eq(submissions.id, place.id)))
      .returning(),
  );
  const part = membership && tx.$with('part').as(membershipUpdate(tx, place, membership).returning(nothing));
  const entries =
    history.length > 0 &&
    tx.$with('entry').as(tx.insert(submissionHistory).values(history).returning(nothing));
  const closed =
    questions && tx.$with('question').as(closingQuestions(tx, place, questions.closedAt).returning(nothing));
  return tx
    .with(updated, ...[part, entries, closed].filter(one => !!one), writtenEvent(tx, rows))
    .select()
    .from(updated)
    .crossJoin(subscribersOf(tx, rows));
});

/** The least role that the club lets delete submissions. */
export async function getDeletingRole(tx: Tx, clubId: string): Promise<DeletingRole> {
  const [club] = await tx.select({ role: clubs.deletingRole }).from(clubs).where(eq(clubs.id, clubId));
  if (!club) throw notFound();
  return club.role;
}

/** Deletes a submission; foreign keys delete its parts, history, links and mails. */
export async function deleteSubmission(tx: Tx, clubId: string, id: string): Promise<void> {
  await tx.delete(submissions).where(and(eq(submissions.clubId, clubId), eq(submissions.id, id)));
}

/** The entry date of a membership application; null for other kinds. */
export async function getEntryDate(
  tx: Tx,
  row: Pick<SubmissionRow, 'clubId' | 'id'>,
): Promise<string | null> {
  const { entryDate, clubId, submissionId } = submissionMemberships;
  const [found] = await tx
    .select({ entryDate })
    .from(submissionMemberships)
    .where(and(eq(clubId, row.clubId), eq(submissionId, row.id)));
  return found?.entryDate ?? null;
}

function closingQuestions(tx: Tx, row: Pick<SubmissionRow, 'clubId' | 'id'>, closedAt: Date) {
  const { clubId, submissionId } = submissionQuestions;
  const isOpen = isNull(submissionQuestions.closedAt);
  return tx
    .update(submissionQuestions)
    .set({ closedAt })
    .where(and(eq(clubId, row.clubId), eq(submissionId, row.id), isOpen));
}

type MembershipPartChanges = Partial<Omit<MembershipPart, 'clubId' | 'submissionId'>>;

/** Updates columns of the part that only membership applications have. */
export async function updateMembershipPart(
  tx: Tx,
  row: Pick<SubmissionRow, 'clubId' | 'id'>,
  changes: MembershipPartChanges,
): Promise<void> {
  await membershipUpdate(tx, row, changes);
}

function membershipUpdate(tx: Tx, row: Pick<SubmissionRow, 'clubId' | 'id'>, changes: MembershipPartChanges) {
  const { clubId, submissionId } = submissionMemberships;
  return tx
    .update(submissionMemberships)
    .set(changes)
    .where(and(eq(clubId, row.clubId), eq(submissionId, row.id)));
}

/** A common table expression that writes must return something. */
export const nothing = { one: sql`1`.as('one') };

/** Stores when the first direct debit is due. Returns whether the submission has a mandate. */
export async function storeFirstDebitDate(
  tx: Tx,
  row: Pick<SubmissionRow, 'clubId' | 'id'>,
  firstDebitDate: string,
): Promise<boolean> {
  const { clubId, submissionId } = submissionBankAccounts;
  const stored = await tx
    .update(submissionBankAccounts)
    .set({ firstDebitDate })
    .where(and(eq(clubId, row.clubId), eq(submissionId, row.id)))
    .returning({ submissionId });
  return stored.length > 0;
}

/** Kind and number of a submission; null if the club has none with this id. */
export async function findHead(tx: Tx, clubId: string, id: string): Promise<SubmissionHead | null> {
  const [row] = await tx
    .select({ kind: submissions.kind, number: submissions.number })
    .from(submissions)
    .where(and(eq(submissions.clubId, clubId), eq(submissions.id, id)));
  return row ?? null;
}

/** When the newest confirmation link of a submission was sent. */
export async function findLastLinkAt(tx: Tx, clubId: string, submissionId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ at: max(confirmations.createdAt) })
    .from(confirmations)
    .where(and(eq(confirmations.clubId, clubId), eq(confirmations.submissionId, submissionId)));
  return row?.at ?? null;
}

/** The club's time zone, in which its days begin. */
export async function getTimeZone(tx: Tx, clubId: string): Promise<string> {
  const [row] = await tx.select({ timeZone: clubs.timeZone }).from(clubs).where(eq(clubs.id, clubId));
  if (!row) throw notFound();
  return row.timeZone;
}

export type Part =
  | typeof submissionMemberships
  | typeof submissionChanges
  | typeof submissionCancellations
  | typeof submissionBankAccounts
  | typeof submissionProposedAccounts
  | typeof submissionSignatures;

/** Joins a part of a submission to its head. */
export function partOf(part: Part) {
  return and(eq(part.clubId, submissions.clubId), eq(part.submissionId, submissions.id));
}

/** Joins the tariff that a membership application chose. */
export function chosenMembership() {
  return and(
    eq(memberships.clubId, submissions.clubId),
    eq(memberships.id, submissionMemberships.membershipId),
  );
}

/** Joins the further form that a membership application was filled in on; a deleted one, too. */
export function chosenFurtherForm() {
  return and(eq(furtherForms.clubId, submissions.clubId), eq(furtherForms.id, submissions.furtherFormId));
}

export const furtherFormColumns = {
  id: furtherForms.id,
  title: furtherForms.title,
  slug: sql<string | null>`case when ${furtherForms.deletedAt} is null then ${furtherForms.slug} end`,
};
