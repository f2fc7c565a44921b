import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Tx } from '@/db/client';
import { isMember } from '@/db/member-name';
import { submissionHistory, submissions } from '@/db/schema/submissions';
import { apiKeys, users } from '@/db/schema/users';
import type { SubmissionKind } from '@/lib/rules/enums';
import { actorName } from './record-queries';

/**
 * One row more than `limit` of a submission's history and how long it is, asked for at once; null where there is no
 * such submission of this kind.
 */
export async function listHistoryRows(
  tx: Tx,
  clubId: string,
  submission: { readonly kind: SubmissionKind; readonly id: string },
  page: { readonly after: readonly [string, string] | null; readonly limit: number },
) {
  const { kind, id } = submission;
  if (!isUuid(id)) return null;
  const isOfSubmission = and(eq(submissionHistory.clubId, clubId), eq(submissionHistory.submissionId, id));
  const isWanted = and(isOfSubmission, page.after ? isBefore(page.after) : undefined);
  const [found, rows, [total]] = await Promise.all([
    tx
      .select({ id: submissions.id })
      .from(submissions)
      .where(and(eq(submissions.clubId, clubId), eq(submissions.id, id), eq(submissions.kind, kind))),
    pageQuery(tx, isWanted, page.limit),
    tx.select({ count: count() }).from(submissionHistory).where(isOfSubmission),
  ]);
  return found.length === 0 ? null : { rows, totalCount: total?.count ?? 0 };
}

export type HistoryRow = Awaited<ReturnType<typeof pageQuery>>[number];

function pageQuery(tx: Tx, where: SQL | undefined, limit: number) {
  return tx
    .select({ entry: submissionHistory, name: actorName })
    .from(submissionHistory)
    .leftJoin(
      users,
      and(
        eq(submissionHistory.actorKind, 'User'),
        isMember(submissionHistory.clubId, submissionHistory.actorId),
      ),
    )
    .leftJoin(
      apiKeys,
      and(eq(apiKeys.clubId, submissionHistory.clubId), eq(apiKeys.id, submissionHistory.actorId)),
    )
    .where(where)
    .orderBy(desc(submissionHistory.at), desc(submissionHistory.id))
    .limit(limit + 1);
}

function isBefore([at, id]: readonly [string, string]): SQL {
  return sql`(${submissionHistory.at}, ${submissionHistory.id}) < (${at}, ${id})`;
}
