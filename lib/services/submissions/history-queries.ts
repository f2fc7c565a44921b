import { and, count, desc, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import { validate as isUuid, v4 as uuidv4 } from 'uuid';
import { buildOnce } from '@/db/build-once';
import type { Tx } from '@/db/client';
import { isMember } from '@/db/member-name';
import { familyMembers, guardians, submissionHistory, submissions } from '@/db/schema/submissions';
import { apiKeys, users } from '@/db/schema/users';
import type { Actor } from '@/lib/platform/context';
import type { SubmissionKind } from '@/lib/rules/enums';
import { actorName } from './record-queries';

/**
 * Returns `limit` + 1 rows of a submission's history and its total length, in one round trip; null if there is no such
 * submission of this kind.
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
    pageQuery(tx, clubId, isWanted, page.limit),
    tx.select({ count: count() }).from(submissionHistory).where(isOfSubmission),
  ]);
  return found.length === 0 ? null : { rows, totalCount: total?.count ?? 0 };
}

export type HistoryRow = Awaited<ReturnType<typeof pageQuery>>[number];

function pageQuery(tx: Tx, clubId: string, where: SQL | undefined, limit: number) {
  return tx
    .select({
      entry: submissionHistory,
      name: actorName,
      guardian: { firstName: guardians.firstName, lastName: guardians.lastName },
      familyMember: { firstName: familyMembers.firstName, lastName: familyMembers.lastName },
    })
    .from(submissionHistory)
    .leftJoin(
      users,
      and(eq(submissionHistory.actorKind, 'User'), isMember(clubId, submissionHistory.actorId)),
    )
    .leftJoin(
      apiKeys,
      and(eq(apiKeys.clubId, submissionHistory.clubId), eq(apiKeys.id, submissionHistory.actorId)),
    )
    .leftJoin(
      guardians,
      and(
        eq(submissionHistory.actorKind, 'Member'),
        eq(guardians.clubId, submissionHistory.clubId),
        eq(guardians.id, submissionHistory.actorId),
      ),
    )
    .leftJoin(
      familyMembers,
      and(
        eq(submissionHistory.actorKind, 'Member'),
        eq(familyMembers.clubId, submissionHistory.clubId),
        eq(familyMembers.id, submissionHistory.actorId),
      ),
    )
    .where(where)
    .orderBy(desc(submissionHistory.at), desc(submissionHistory.id))
    .limit(limit + 1);
}

const selectChanges = buildOnce(['clubId', 'ids'], (tx, given) => {
  const { submissionId, actorKind, at, property, oldValue, newValue, isEncrypted } = submissionHistory;
  return tx
    .select({ submissionId, actorKind, at, property, oldValue, newValue, isEncrypted })
    .from(submissionHistory)
    .where(
      and(
        eq(submissionHistory.clubId, given('clubId')),
        sql`${submissionId} = any(${given('ids')}::uuid[])`,
        eq(submissionHistory.type, 'Updated'),
        ne(actorKind, 'System'),
      ),
    )
    .orderBy(at, submissionHistory.id);
});

/** Returns the changes in the history of submissions by office and applicant, oldest first. */
export function listChanges(tx: Tx, clubId: string, submissionIds: readonly string[]) {
  return selectChanges(tx, { clubId, ids: arrayOf(submissionIds) });
}

function isBefore([at, id]: readonly [string, string]): SQL {
  return sql`(${submissionHistory.at}, ${submissionHistory.id}) < (${at}, ${id})`;
}

const isExport = (clubId: string) =>
  and(
    eq(submissionHistory.clubId, clubId),
    eq(submissionHistory.type, 'Exported'),
    ne(submissionHistory.actorKind, 'Member'),
  );

export type LastExport = Awaited<ReturnType<typeof listLastExports>>[number];

/** The last export of a submission by staff in each format, newest first. */
export async function listLastExports(tx: Tx, clubId: string, submissionId: string) {
  const { at, actorKind, actorId } = submissionHistory;
  const format = sql<string>`${submissionHistory.newValue}`;
  const rows = await tx
    .selectDistinctOn([submissionHistory.newValue], { format, at, actorKind, actorId, name: actorName })
    .from(submissionHistory)
    .leftJoin(users, and(eq(actorKind, 'User'), isMember(clubId, actorId)))
    .leftJoin(apiKeys, and(eq(apiKeys.clubId, submissionHistory.clubId), eq(apiKeys.id, actorId)))
    .where(
      and(
        isExport(clubId),
        eq(submissionHistory.submissionId, submissionId),
        isNotNull(submissionHistory.newValue),
      ),
    )
    .orderBy(submissionHistory.newValue, desc(at), desc(submissionHistory.id));
  return rows.toSorted((a, b) => b.at.getTime() - a.at.getTime());
}

/** Those of these formats in which staff exported any submission of the club. */
export async function listUsedFormats(
  tx: Tx,
  clubId: string,
  formats: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.execute<{ format: string }>(sql`
    select format from unnest(${sql.param([...formats])}::text[]) as format
    where exists (
      select from ${submissionHistory}
      where ${isExport(clubId)} and ${submissionHistory.newValue} = format
    )`);
  return new Set(rows.map(({ format }) => format));
}

export type Exported = {
  readonly clubId: string;
  /** An array of uuid. */
  readonly submissionIds: SQL;
  readonly by: { readonly kind: Actor['kind']; readonly id: string | null };
  readonly at: Date;
  /** `pdf`, `csv`, or the format for club software. */
  readonly as: string;
};

/**
 * Writes one `Exported` entry into the history of each submission, in one statement. Skips deleted submissions. The id of
 * an entry is that of its submission with a beginning of this call (UUID version 8), so the index gets them in one place
 * and they need no hash each. PostgreSQL makes ids in order of time from version 18 on only, and Citus cannot insert a
 * selection with random ones.
 */
export async function createExportedEntries(
  tx: Tx,
  { clubId, submissionIds, by, at, as }: Exported,
): Promise<void> {
  const beginning = `${uuidv4().slice(0, 13)}-8`;
  await tx.execute(sql`
    insert into submission_history (club_id, id, submission_id, type, at, actor_kind, actor_id, new_value)
    select s.club_id, overlay(s.id::text placing ${beginning} from 1)::uuid, s.id, 'Exported',
      ${at.toISOString()}::timestamptz, ${by.kind}::actor_kind, ${by.id}::uuid, ${as}
    from submissions s
    where s.club_id = ${clubId} and s.id = any(${submissionIds})
    for key share of s
  `);
}

const arrayOf = (ids: readonly string[]) => `{${ids.join(',')}}`;
