import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { dataPrivacySettings } from '@/db/schema/forms';
import {
  familyMembers,
  guardians,
  submissionBankAccounts,
  submissionCancellations,
  submissionChanges,
  submissionHistory,
  submissions,
} from '@/db/schema/submissions';
import type { PersonQuery } from '@/lib/contracts/persons';
import { spellings } from '@/lib/rules/texts/spellings';
import { queryWords } from '@/lib/services/submissions/search-text';

/** Ids of submissions that may contain the person of a query, newest first; at most `limit`. */
export async function listCandidates(
  tx: Tx,
  clubId: string,
  query: PersonQuery,
  limit: number,
): Promise<string[]> {
  const parts = [byOwnText(query), ...byParts(clubId, query)].filter(part => part !== undefined);
  const rows = await tx
    .select({ id: submissions.id })
    .from(submissions)
    .where(
      and(
        eq(submissions.clubId, clubId),
        isNull(submissions.anonymizedAt),
        sql`(${sql.join(parts, sql` or `)})`,
      ),
    )
    .orderBy(sql`${submissions.number} desc`)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The applicant's address, or all words of the name in the submission's search text. */
function byOwnText({ email, firstName, lastName }: PersonQuery): SQL {
  const words = firstName && lastName ? queryWords(`${firstName} ${lastName}`) : [];
  const named = words.map(word => {
    const found = spellings(word).map(one => sql`strpos(${submissions.searchText}, ${one}) > 0`);
    return sql`(${sql.join(found, sql` or `)})`;
  });
  const conditions = [
    ...(email ? [sql`lower(${submissions.email}) = lower(${email})`] : []),
    ...(named.length > 0 ? [sql`(${sql.join(named, sql` and `)})`] : []),
  ];
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/**
 * Guardians, family members, and persons named in change requests and cancellations; the search text does not contain
 * them.
 */
function byParts(clubId: string, { email, lastName }: PersonQuery): SQL[] {
  const within = (table: SQL, condition: SQL) =>
    sql`${submissions.id} in (select submission_id from ${table} where club_id = ${clubId} and ${condition})`;
  const people = [sql`${familyMembers}`, sql`${guardians}`];
  return [
    ...(email ? people.map(table => within(table, sql`lower(email) = lower(${email})`)) : []),
    ...(lastName
      ? [
          within(sql`${guardians}`, sql`lower(last_name) = lower(${lastName})`),
          within(sql`${submissionChanges}`, sql`strpos(lower(wishes::text), lower(${lastName})) > 0`),
          within(
            sql`${submissionCancellations}`,
            sql`strpos(lower(array_to_string(family_member_names, ',')), lower(${lastName})) > 0`,
          ),
        ]
      : []),
    ...(email
      ? [within(sql`${submissionChanges}`, sql`strpos(lower(wishes::text), lower(${email})) > 0`)]
      : []),
    ...[lastName, email].flatMap(text =>
      text ? [within(sql`${submissionHistory}`, sql`${isOfPeople} and ${hasText(text)}`)] : [],
    ),
  ];
}

/** History entries whose values are persons, as JSON. */
const isOfPeople = sql`${submissionHistory.type} = 'Updated' and ${submissionHistory.property} ~
  '^(familyMembers\\[\\d+\\]|familyMemberNames|(wishes\\.)?(familyMembers|guardians))$'`;

function hasText(text: string): SQL {
  const { oldValue, newValue } = submissionHistory;
  return sql`strpos(lower(concat_ws(' ', ${oldValue}, ${newValue})), lower(${text})) > 0`;
}

export type Candidate = Awaited<ReturnType<typeof readCandidates>>[number];

/** The people of submissions, newest first. */
export async function readCandidates(tx: Tx, clubId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const chosen = [...ids];
  const ofThese = { clubId, ids: chosen };
  const { id, submissionId, oldValue, newValue } = submissionHistory;
  const [heads, family, guardianRows, history] = await Promise.all([
    listHeads(tx, ofThese),
    tx
      .select()
      .from(familyMembers)
      .where(and(eq(familyMembers.clubId, clubId), inArray(familyMembers.submissionId, chosen)))
      .orderBy(familyMembers.position),
    tx
      .select()
      .from(guardians)
      .where(and(eq(guardians.clubId, clubId), inArray(guardians.submissionId, chosen)))
      .orderBy(guardians.position),
    tx
      .select({ id, submissionId, oldValue, newValue })
      .from(submissionHistory)
      .where(and(eq(submissionHistory.clubId, clubId), inArray(submissionId, chosen), isOfPeople))
      .orderBy(submissionHistory.at, id),
  ]);
  const familyOf = Map.groupBy(family, row => row.submissionId);
  const guardiansOf = Map.groupBy(guardianRows, row => row.submissionId);
  const historyOf = Map.groupBy(history, row => row.submissionId);
  return heads.map(head => ({
    ...head,
    family: familyOf.get(head.submission.id) ?? [],
    guardians: guardiansOf.get(head.submission.id) ?? [],
    history: historyOf.get(head.submission.id) ?? [],
  }));
}

function listHeads(tx: Tx, { clubId, ids }: { readonly clubId: string; readonly ids: string[] }) {
  return tx
    .select({
      submission: submissions,
      wishes: submissionChanges.wishes,
      names: submissionCancellations.familyMemberNames,
      hasMandate: sql<boolean>`${submissionBankAccounts.submissionId} is not null`,
    })
    .from(submissions)
    .leftJoin(
      submissionChanges,
      and(
        eq(submissionChanges.clubId, submissions.clubId),
        eq(submissionChanges.submissionId, submissions.id),
      ),
    )
    .leftJoin(
      submissionCancellations,
      and(
        eq(submissionCancellations.clubId, submissions.clubId),
        eq(submissionCancellations.submissionId, submissions.id),
      ),
    )
    .leftJoin(
      submissionBankAccounts,
      and(
        eq(submissionBankAccounts.clubId, submissions.clubId),
        eq(submissionBankAccounts.submissionId, submissions.id),
      ),
    )
    .where(and(eq(submissions.clubId, clubId), inArray(submissions.id, ids)))
    .orderBy(sql`${submissions.number} desc`);
}

/** Days for which the club keeps accepted submissions; 0 means for ever. */
export async function getAcceptedDays(tx: Tx, clubId: string): Promise<number> {
  const [row] = await tx
    .select({ days: dataPrivacySettings.acceptedDays })
    .from(dataPrivacySettings)
    .where(eq(dataPrivacySettings.clubId, clubId));
  return row?.days ?? 0;
}
