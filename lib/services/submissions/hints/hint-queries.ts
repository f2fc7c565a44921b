import { and, desc, eq, inArray, isNotNull, isNull, max, ne, type SQL, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Tx } from '@/db/client';
import { clubs } from '@/db/schema/clubs';
import {
  confirmations,
  familyMembers,
  memberNumbers,
  submissionBankAccounts,
  submissionCancellations,
  submissions,
} from '@/db/schema/submissions';
import { notFound } from '@/lib/platform/errors';
import { isNumber } from '@/lib/services/submissions/decide/member-number-queries';
import { partOf } from '@/lib/services/submissions/queries';

/** Kind of a submission of the club. Throws 404. */
export async function requireKind(tx: Tx, clubId: string, id: string) {
  if (!isUuid(id)) throw notFound();
  const [row] = await tx
    .select({ kind: submissions.kind })
    .from(submissions)
    .where(and(eq(submissions.clubId, clubId), eq(submissions.id, id)));
  if (!row) throw notFound();
  return row.kind;
}

/** When each guardian of a submission was last sent a link to confirm, by their id. */
export async function listAskedAt(
  tx: Tx,
  clubId: string,
  submissionId: string,
): Promise<ReadonlyMap<string | null, Date | null>> {
  const rows = await tx
    .select({ guardianId: confirmations.guardianId, askedAt: max(confirmations.createdAt) })
    .from(confirmations)
    .where(and(eq(confirmations.clubId, clubId), eq(confirmations.submissionId, submissionId)))
    .groupBy(confirmations.guardianId);
  return new Map(rows.map(({ guardianId, askedAt }) => [guardianId, askedAt]));
}

/** The club's settings for computing ages and days. */
export async function getDateSettings(tx: Tx, clubId: string) {
  const [row] = await tx
    .select({ timeZone: clubs.timeZone, ageReference: clubs.ageReference })
    .from(clubs)
    .where(eq(clubs.id, clubId));
  if (!row) throw notFound();
  return row;
}

/** More matches of one birth date, address or account are not a useful hint. */
const most = 200;

export type Relative = Awaited<ReturnType<typeof relatives>>[number];

function relatives(tx: Tx, clubId: string, id: string, isRelated: SQL | undefined) {
  return tx
    .select({
      id: submissions.id,
      number: submissions.number,
      kind: submissions.kind,
      state: submissions.state,
      needsConfirmation: submissions.needsConfirmation,
      receivedAt: submissions.receivedAt,
      decidedAt: submissions.decidedAt,
      withdrawnAt: submissions.withdrawnAt,
      firstName: submissions.firstName,
      lastName: submissions.lastName,
      birthDate: submissions.birthDate,
      effectiveDate: submissionCancellations.effectiveDate,
    })
    .from(submissions)
    .leftJoin(submissionCancellations, partOf(submissionCancellations))
    .where(
      and(
        eq(submissions.clubId, clubId),
        ne(submissions.id, id),
        isNull(submissions.anonymizedAt),
        isRelated,
      ),
    )
    .orderBy(desc(submissions.receivedAt))
    .limit(most);
}

/** Submissions of applicants with one of these birth dates. */
export async function listBornOn(tx: Tx, clubId: string, id: string, birthDates: readonly string[]) {
  if (birthDates.length === 0) return [];
  return relatives(tx, clubId, id, inArray(submissions.birthDate, [...birthDates]));
}

/** Upper and lower case are alike. Not by `lower()`: row-level security lets only leak-proof conditions use an index. */
export async function listWithEmail(tx: Tx, clubId: string, id: string, email: string) {
  if (email === '') return [];
  return relatives(tx, clubId, id, sql`${submissions.email} = ${email} collate ignore_case`);
}

export async function listWithIban(tx: Tx, clubId: string, id: string, ibanHash: string | undefined) {
  if (ibanHash === undefined) return [];
  const { submissionId } = submissionBankAccounts;
  const ofAccount = tx
    .select({ id: submissionId })
    .from(submissionBankAccounts)
    .where(and(eq(submissionBankAccounts.clubId, clubId), eq(submissionBankAccounts.ibanHash, ibanHash)));
  return relatives(tx, clubId, id, inArray(submissions.id, ofAccount));
}

/** Family members with one of these birth dates, with their submission. */
export async function listFamilyBornOn(tx: Tx, clubId: string, id: string, birthDates: readonly string[]) {
  if (birthDates.length === 0) return [];
  const people = await tx
    .select({
      submissionId: familyMembers.submissionId,
      firstName: familyMembers.firstName,
      lastName: familyMembers.lastName,
      birthDate: familyMembers.birthDate,
    })
    .from(familyMembers)
    .where(
      and(
        eq(familyMembers.clubId, clubId),
        inArray(familyMembers.birthDate, [...birthDates]),
        isNotNull(familyMembers.birthDate),
        ne(familyMembers.submissionId, id),
      ),
    )
    .limit(most);
  if (people.length === 0) return [];
  const ids = people.map(({ submissionId }) => submissionId);
  const heads = await relatives(tx, clubId, id, inArray(submissions.id, ids));
  return people.flatMap(({ submissionId, ...person }) =>
    heads.filter(head => head.id === submissionId).map(head => ({ head, person })),
  );
}

/** The persons to whom the club gave this membership number, with their application. */
export async function listHolders(tx: Tx, clubId: string, memberNumber: string) {
  const { firstName, lastName, birthDate } = familyMembers;
  const rows = await tx
    .select({
      id: submissions.id,
      number: submissions.number,
      memberNumber: memberNumbers.number,
      applicant: {
        firstName: submissions.firstName,
        lastName: submissions.lastName,
        birthDate: submissions.birthDate,
      },
      member: { firstName, lastName, birthDate },
    })
    .from(memberNumbers)
    .innerJoin(submissions, eq(submissions.id, memberNumbers.submissionId))
    .leftJoin(
      familyMembers,
      and(eq(familyMembers.clubId, clubId), eq(familyMembers.id, memberNumbers.familyMemberId)),
    )
    .where(
      and(isNumber(clubId, memberNumber), eq(submissions.clubId, clubId), isNull(submissions.anonymizedAt)),
    )
    .orderBy(memberNumbers.id);
  return rows.map(({ applicant, member, ...holder }) => ({ ...holder, person: member ?? applicant }));
}
