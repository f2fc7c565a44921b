import { and, asc, eq, max, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Tx } from '@/db/client';
import { isMember, memberName } from '@/db/member-name';
import { departments, memberships } from '@/db/schema/catalog';
import { furtherForms } from '@/db/schema/forms';
import {
  confirmations,
  familyMembers,
  guardians,
  submissionBankAccounts,
  submissionCancellations,
  submissionChanges,
  submissionDepartments,
  submissionMemberships,
  submissionSignatures,
  submissions,
} from '@/db/schema/submissions';
import { apiKeys, users } from '@/db/schema/users';
import { notFound } from '@/lib/platform/errors';
import type { SubmissionKind } from '@/lib/rules/enums';
import { listFilesOf } from './files/queries';
import { toSubmissionFile } from './files/rules';
import { chosenFurtherForm, chosenMembership, furtherFormColumns, type Part, partOf } from './queries';
import { readWished } from './wished-queries';

/** Whether a signature is read in full, or as an empty text that shows only its presence. */
export type SignatureDetail = 'Full' | 'Presence';

/**
 * Returns a submission with all its parts, always in two round trips. Throws 404 for an id that is unknown, malformed,
 * of another club or another kind.
 */
export async function getSubmissionRecord(tx: Tx, clubId: string, kind: SubmissionKind, id: string) {
  if (!isUuid(id)) throw notFound();
  const [record] = await listSubmissionRecords(tx, clubId, [id]);
  if (!record || record.submission.kind !== kind) throw notFound();
  return record;
}

export type SubmissionRecord = Awaited<ReturnType<typeof getSubmissionRecord>>;

/**
 * Returns submissions with all their parts, always in two round trips, in the order of `ids`. Leaves out unknown ids.
 */
export async function listSubmissionRecords(
  tx: Tx,
  clubId: string,
  ids: readonly string[],
  signature: SignatureDetail = 'Full',
) {
  const [heads, family, guardianRows, chosen, files] = await Promise.all([
    listHeads(tx, clubId, ids, signature),
    listFamily(tx, clubId, ids),
    listGuardians(tx, clubId, ids),
    listChosenDepartments(tx, clubId, ids),
    listFilesOf(tx, clubId, ids),
  ]);
  const toWished = await readWished(
    tx,
    clubId,
    heads.map(({ change }) => change?.wishes),
  );
  const records = heads.map(head => {
    const { id } = head.submission;
    return {
      ...head,
      familyMembers: family.get(id) ?? [],
      guardians: guardianRows.get(id) ?? [],
      departments: chosen.get(id) ?? [],
      files: (files.get(id) ?? []).map(toSubmissionFile),
      wished: toWished(head.change?.wishes),
    };
  });
  const byId = new Map(records.map(record => [record.submission.id, record]));
  return ids.flatMap(id => byId.get(id) ?? []);
}

/** Uses one query parameter for any number of ids. */
function isOneOf(column: SQLWrapper, ids: readonly string[]): SQL {
  return sql`${column} = any(${`{${ids.join(',')}}`}::uuid[])`;
}

function listHeads(tx: Tx, clubId: string, ids: readonly string[], signature: SignatureDetail) {
  const { imageEncrypted } = submissionSignatures;
  // Repeat the filter for each part: PostgreSQL does not push it into the join and would read all parts.
  const ofThese = (part: Part) => and(partOf(part), eq(part.clubId, clubId), isOneOf(part.submissionId, ids));
  return tx
    .select({
      submission: submissions,
      membership: submissionMemberships,
      membershipName: memberships.name,
      furtherForm: furtherFormColumns,
      change: submissionChanges,
      cancellation: submissionCancellations,
      bankAccount: submissionBankAccounts,
      signature:
        signature === 'Full'
          ? imageEncrypted
          : sql<string | null>`case when ${submissionSignatures.submissionId} is not null then '' end`,
      deciderName: actorName,
    })
    .from(submissions)
    .leftJoin(submissionMemberships, ofThese(submissionMemberships))
    .leftJoin(memberships, chosenMembership())
    .leftJoin(furtherForms, chosenFurtherForm())
    .leftJoin(submissionChanges, ofThese(submissionChanges))
    .leftJoin(submissionCancellations, ofThese(submissionCancellations))
    .leftJoin(submissionBankAccounts, ofThese(submissionBankAccounts))
    .leftJoin(submissionSignatures, ofThese(submissionSignatures))
    .leftJoin(users, isMember(submissions.clubId, submissions.decidedBy))
    .leftJoin(apiKeys, and(eq(apiKeys.clubId, submissions.clubId), eq(apiKeys.id, submissions.decidedBy)))
    .where(and(eq(submissions.clubId, clubId), isOneOf(submissions.id, ids)));
}

/** Name of the user or API key of a row, for a query that joins both tables. */
export const actorName = sql<string | null>`coalesce(${memberName}, ${apiKeys.name})`;

async function listFamily(tx: Tx, clubId: string, ids: readonly string[]) {
  const rows = await tx
    .select()
    .from(familyMembers)
    .where(and(eq(familyMembers.clubId, clubId), isOneOf(familyMembers.submissionId, ids)))
    .orderBy(asc(familyMembers.position));
  return Map.groupBy(rows, row => row.submissionId);
}

async function listGuardians(tx: Tx, clubId: string, ids: readonly string[]) {
  const confirmed = tx
    .select({ guardianId: confirmations.guardianId, at: max(confirmations.confirmedAt).as('at') })
    .from(confirmations)
    .where(and(eq(confirmations.clubId, clubId), isOneOf(confirmations.submissionId, ids)))
    .groupBy(confirmations.guardianId)
    .as('confirmed');
  const rows = await tx
    .select({ guardian: guardians, confirmedAt: confirmed.at })
    .from(guardians)
    .leftJoin(confirmed, eq(confirmed.guardianId, guardians.id))
    .where(and(eq(guardians.clubId, clubId), isOneOf(guardians.submissionId, ids)))
    .orderBy(asc(guardians.position));
  return Map.groupBy(rows, row => row.guardian.submissionId);
}

async function listChosenDepartments(tx: Tx, clubId: string, ids: readonly string[]) {
  const rows = await tx
    .select({
      submissionId: submissionDepartments.submissionId,
      familyMemberId: submissionDepartments.familyMemberId,
      id: departments.id,
      name: departments.name,
    })
    .from(submissionDepartments)
    .innerJoin(
      departments,
      and(
        eq(departments.clubId, submissionDepartments.clubId),
        eq(departments.id, submissionDepartments.departmentId),
      ),
    )
    .where(and(eq(submissionDepartments.clubId, clubId), isOneOf(submissionDepartments.submissionId, ids)))
    .orderBy(asc(departments.sortOrder), asc(departments.name));
  return Map.groupBy(rows, row => row.submissionId);
}
