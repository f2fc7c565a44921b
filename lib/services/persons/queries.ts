import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
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
import { emailKeys } from '@/lib/rules/format/email-domain';
import { queryWords, searchedTexts } from '@/lib/services/submissions/search-text';
import { fullNameOf } from './rules';

/** Ids of submissions that may contain the person of a query now, newest first; at most `limit`. */
export async function listCandidates(
  tx: Tx,
  clubId: string,
  query: PersonQuery,
  limit: number,
): Promise<string[]> {
  const conditions = [...byName(query), ...byBirthDate(clubId, query), ...byEmail(clubId, query)];
  const rows = await tx
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(eq(submissions.clubId, clubId), isNull(submissions.anonymizedAt), or(...conditions)))
    .orderBy(sql`${submissions.number} desc`)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** All words of the name in the search text, which has every person of the submission. */
function byName(query: PersonQuery): SQL[] {
  const lists = queryWords(fullNameOf(query)).flatMap(searchedTexts);
  const found = lists.map(texts =>
    or(...texts.map(text => sql`strpos(${submissions.searchText}, ${text}) > 0`)),
  );
  return [and(...found) ?? []].flat();
}

/** The search text of a large family is cut, and another spelling of the name may not be known. */
function byBirthDate(clubId: string, { birthDate }: PersonQuery): SQL[] {
  if (!birthDate) return [];
  return [
    eq(submissions.birthDate, birthDate),
    within(clubId, sql`${familyMembers}`, sql`birth_date = ${birthDate}`),
  ];
}

function byEmail(clubId: string, { email }: PersonQuery): SQL[] {
  if (!email) return [];
  const keys = emailKeys(email);
  return [
    inArray(sql`lower(${submissions.email})`, keys),
    within(clubId, sql`${familyMembers}`, inArray(sql`lower(email)`, keys)),
    within(clubId, sql`${guardians}`, inArray(sql`lower(email)`, keys)),
    ...keys.map(key =>
      within(clubId, sql`${submissionChanges}`, sql`strpos(lower(wishes::text), ${key}) > 0`),
    ),
  ];
}

const within = (clubId: string, table: SQL, condition: SQL) =>
  sql`${submissions.id} in (select submission_id from ${table} where club_id = ${clubId} and ${condition})`;

/** History entries whose values are persons, as JSON. */
const isOfPeople = sql`${submissionHistory.type} = 'Updated' and ${submissionHistory.property} ~
  '^(familyMembers\\[\\d+\\]|familyMemberNames|(wishes\\.)?(familyMembers|guardians))$'`;

/** All history entries of the club whose values are persons, of submissions that are not anonymised. */
export async function listPeopleInHistory(tx: Tx, clubId: string) {
  const { submissionId, oldValue, newValue } = submissionHistory;
  return tx
    .select({ submissionId, oldValue, newValue })
    .from(submissionHistory)
    .innerJoin(submissions, and(eq(submissions.clubId, clubId), eq(submissions.id, submissionId)))
    .where(and(eq(submissionHistory.clubId, clubId), isOfPeople, isNull(submissions.anonymizedAt)));
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
