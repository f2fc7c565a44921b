import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Tx } from '@/db/client';
import { submissions } from '@/db/schema/submissions';
import { clubUsers, users } from '@/db/schema/users';
import type { Assignee } from '@/lib/contracts/submissions/submission-work';
import { notFound } from '@/lib/platform/errors';

/** Name of the assigned user, for a query that joins `users`. */
export const assigneeName = sql<string>`coalesce(nullif(trim(concat_ws(' ', ${users.firstName}, ${users.lastName})), ''), ${users.email})`;

/** Returns the assigned user of a submission; null if it has none. Throws 404. */
export async function getAssignee(tx: Tx, clubId: string, submissionId: string): Promise<Assignee | null> {
  if (!isUuid(submissionId)) throw notFound();
  const [row] = await tx
    .select({ id: submissions.assigneeId, name: assigneeName })
    .from(submissions)
    .leftJoin(users, eq(users.id, submissions.assigneeId))
    .where(and(eq(submissions.clubId, clubId), eq(submissions.id, submissionId)));
  if (!row) throw notFound();
  return row.id === null ? null : { id: row.id, name: row.name };
}

const canWork = (clubId: string) =>
  and(
    eq(clubUsers.clubId, clubId),
    eq(clubUsers.isActive, true),
    inArray(clubUsers.role, ['Clerk', 'Manager', 'Admin']),
  );

/** The active users of the club who process submissions, by name. */
export function listAssigneeRows(tx: Tx, clubId: string): Promise<Assignee[]> {
  return tx
    .select({ id: users.id, name: assigneeName })
    .from(clubUsers)
    .innerJoin(users, eq(users.id, clubUsers.userId))
    .where(canWork(clubId))
    .orderBy(asc(assigneeName), asc(users.id));
}

/**
 * Returns the departments of an active user of the club who processes submissions (empty for all), else null. Locks the
 * user against removal from the club until the transaction ends, not against a change of their role.
 */
export async function lockAssignee(
  tx: Tx,
  clubId: string,
  userId: string,
): Promise<{ readonly departmentIds: readonly string[] } | null> {
  const [row] = await tx
    .select({ departmentIds: clubUsers.departmentIds })
    .from(clubUsers)
    .where(and(canWork(clubId), eq(clubUsers.userId, userId)))
    .for('key share');
  return row ?? null;
}

/** Does not raise the version: the assignee is not part of the submission's data. */
export async function setAssignee(
  tx: Tx,
  clubId: string,
  submissionId: string,
  assigneeId: string | null,
): Promise<void> {
  await tx
    .update(submissions)
    .set({ assigneeId })
    .where(and(eq(submissions.clubId, clubId), eq(submissions.id, submissionId)));
}
