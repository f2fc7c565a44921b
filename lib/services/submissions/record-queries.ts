import { and, asc, eq, inArray, max, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Tx } from '@/db/client';
import { departments, memberships } from '@/db/schema/catalog';
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
import type { SubmissionKind } from '@/lib/contracts/enums';
import { notFound } from '@/lib/errors';
import { chosenMembership, partOf } from './part-of';

/**
 * A submission with all its parts, in two rounds whatever it holds. Throws 404 for an id that is unknown,
 * malformed, of another club or another kind.
 */
export async function getSubmissionRecord(tx: Tx, clubId: string, kind: SubmissionKind, id: string) {
  if (!isUuid(id)) throw notFound();
  const [head, family, guardianRows, chosen] = await Promise.all([
    findHead(tx, clubId, kind, id),
    listFamily(tx, clubId, id),
    listGuardians(tx, clubId, id),
    listChosenDepartments(tx, clubId, id),
  ]);
  if (!head) throw notFound();
  const wished = await listWished(tx, clubId, head.change?.wishes ?? {});
  return { ...head, familyMembers: family, guardians: guardianRows, departments: chosen, wished };
}

export type SubmissionRecord = Awaited<ReturnType<typeof getSubmissionRecord>>;

async function findHead(tx: Tx, clubId: string, kind: SubmissionKind, id: string) {
  const [row] = await tx
    .select({
      submission: submissions,
      membership: submissionMemberships,
      membershipName: memberships.name,
      change: submissionChanges,
      cancellation: submissionCancellations,
      bankAccount: submissionBankAccounts,
      signature: submissionSignatures.imageEncrypted,
      deciderName: actorName,
    })
    .from(submissions)
    .leftJoin(submissionMemberships, partOf(submissionMemberships))
    .leftJoin(memberships, chosenMembership())
    .leftJoin(submissionChanges, partOf(submissionChanges))
    .leftJoin(submissionCancellations, partOf(submissionCancellations))
    .leftJoin(submissionBankAccounts, partOf(submissionBankAccounts))
    .leftJoin(submissionSignatures, partOf(submissionSignatures))
    .leftJoin(users, eq(users.id, submissions.decidedBy))
    .leftJoin(apiKeys, and(eq(apiKeys.clubId, submissions.clubId), eq(apiKeys.id, submissions.decidedBy)))
    .where(and(eq(submissions.clubId, clubId), eq(submissions.id, id), eq(submissions.kind, kind)));
  return row ?? null;
}

/** The name of the user or API key that a row names, for a query that joins both tables. */
export const actorName = sql<string | null>`coalesce(
  nullif(trim(concat_ws(' ', ${users.firstName}, ${users.lastName})), ''), ${users.email}, ${apiKeys.name}
)`;

function listFamily(tx: Tx, clubId: string, submissionId: string) {
  return tx
    .select()
    .from(familyMembers)
    .where(and(eq(familyMembers.clubId, clubId), eq(familyMembers.submissionId, submissionId)))
    .orderBy(asc(familyMembers.position));
}

function listGuardians(tx: Tx, clubId: string, submissionId: string) {
  const confirmed = tx
    .select({ guardianId: confirmations.guardianId, at: max(confirmations.confirmedAt).as('at') })
    .from(confirmations)
    .where(and(eq(confirmations.clubId, clubId), eq(confirmations.submissionId, submissionId)))
    .groupBy(confirmations.guardianId)
    .as('confirmed');
  return tx
    .select({ guardian: guardians, confirmedAt: confirmed.at })
    .from(guardians)
    .leftJoin(confirmed, eq(confirmed.guardianId, guardians.id))
    .where(and(eq(guardians.clubId, clubId), eq(guardians.submissionId, submissionId)))
    .orderBy(asc(guardians.position));
}

function listChosenDepartments(tx: Tx, clubId: string, submissionId: string) {
  return tx
    .select({
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
    .where(
      and(eq(submissionDepartments.clubId, clubId), eq(submissionDepartments.submissionId, submissionId)),
    )
    .orderBy(asc(departments.sortOrder), asc(departments.name));
}

type Reference = { readonly id: string; readonly name: string };

/** The names of the tariff and the departments that a change request wishes for. */
async function listWished(
  tx: Tx,
  clubId: string,
  wishes: Readonly<Record<string, unknown>>,
): Promise<{ membership: Reference | null; departments: Reference[] }> {
  const tariffIds = idsOf([wishes.membershipId]);
  const departmentIds = idsOf(Array.isArray(wishes.departmentIds) ? wishes.departmentIds : []);
  const [tariffs, rows] = await Promise.all([
    tariffIds.length === 0
      ? []
      : tx
          .select({ id: memberships.id, name: memberships.name })
          .from(memberships)
          .where(and(eq(memberships.clubId, clubId), inArray(memberships.id, tariffIds))),
    departmentIds.length === 0
      ? []
      : tx
          .select({ id: departments.id, name: departments.name })
          .from(departments)
          .where(and(eq(departments.clubId, clubId), inArray(departments.id, departmentIds)))
          .orderBy(asc(departments.sortOrder), asc(departments.name)),
  ]);
  return { membership: tariffs[0] ?? null, departments: rows };
}

function idsOf(values: readonly unknown[]): string[] {
  return values.filter((value): value is string => typeof value === 'string' && isUuid(value));
}
