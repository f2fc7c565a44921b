import { and, asc, eq, max, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
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

/** How much of a signature is read: all of it, or, as an empty text, only that there is one. */
export type SignatureDetail = 'Full' | 'Presence';

/**
 * A submission with all its parts, in two rounds whatever it holds. Throws 404 for an id that is unknown,
 * malformed, of another club or another kind.
 */
export async function getSubmissionRecord(tx: Tx, clubId: string, kind: SubmissionKind, id: string) {
  if (!isUuid(id)) throw notFound();
  const [record] = await listSubmissionRecords(tx, clubId, [id]);
  if (!record || record.submission.kind !== kind) throw notFound();
  return record;
}

export type SubmissionRecord = Awaited<ReturnType<typeof getSubmissionRecord>>;

/** Submissions with all their parts, in two rounds however many they are; in the order of `ids`, unknown ones left out. */
export async function listSubmissionRecords(
  tx: Tx,
  clubId: string,
  ids: readonly string[],
  signature: SignatureDetail = 'Full',
) {
  const [heads, family, guardianRows, chosen] = await Promise.all([
    listHeads(tx, clubId, ids, signature),
    listFamily(tx, clubId, ids),
    listGuardians(tx, clubId, ids),
    listChosenDepartments(tx, clubId, ids),
  ]);
  const wishedBy = await listWished(
    tx,
    clubId,
    heads.map(head => head.change?.wishes ?? {}),
  );
  const records = heads.map((head, index) => {
    const { id } = head.submission;
    const wished = wishedBy[index] ?? nothingWished;
    return {
      ...head,
      familyMembers: family.get(id) ?? [],
      guardians: guardianRows.get(id) ?? [],
      departments: chosen.get(id) ?? [],
      wished,
    };
  });
  const byId = new Map(records.map(record => [record.submission.id, record]));
  return ids.flatMap(id => byId.get(id) ?? []);
}

/** One parameter, however many ids. */
function isOneOf(column: SQLWrapper, ids: readonly string[]): SQL {
  return sql`${column} = any(${`{${ids.join(',')}}`}::uuid[])`;
}

function listHeads(tx: Tx, clubId: string, ids: readonly string[], signature: SignatureDetail) {
  const { imageEncrypted } = submissionSignatures;
  return tx
    .select({
      submission: submissions,
      membership: submissionMemberships,
      membershipName: memberships.name,
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
    .leftJoin(submissionMemberships, partOf(submissionMemberships))
    .leftJoin(memberships, chosenMembership())
    .leftJoin(submissionChanges, partOf(submissionChanges))
    .leftJoin(submissionCancellations, partOf(submissionCancellations))
    .leftJoin(submissionBankAccounts, partOf(submissionBankAccounts))
    .leftJoin(submissionSignatures, partOf(submissionSignatures))
    .leftJoin(users, eq(users.id, submissions.decidedBy))
    .leftJoin(apiKeys, and(eq(apiKeys.clubId, submissions.clubId), eq(apiKeys.id, submissions.decidedBy)))
    .where(and(eq(submissions.clubId, clubId), isOneOf(submissions.id, ids)));
}

/** The name of the user or API key that a row names, for a query that joins both tables. */
export const actorName = sql<string | null>`coalesce(
  nullif(trim(concat_ws(' ', ${users.firstName}, ${users.lastName})), ''), ${users.email}, ${apiKeys.name}
)`;

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

type Reference = { readonly id: string; readonly name: string };
type Wishes = Readonly<Record<string, unknown>>;
type Wished = { readonly membership: Reference | null; readonly departments: Reference[] };
const nothingWished: Wished = { membership: null, departments: [] };

/** The names of the tariffs and the departments that change requests wish for, for each in turn. */
async function listWished(tx: Tx, clubId: string, all: readonly Wishes[]): Promise<Wished[]> {
  const tariffIds = all.flatMap(wishes => idsOf([wishes.membershipId]));
  const departmentIds = all.flatMap(departmentIdsOf);
  const [tariffs, rows] = await Promise.all([
    tariffIds.length === 0
      ? []
      : tx
          .select({ id: memberships.id, name: memberships.name })
          .from(memberships)
          .where(and(eq(memberships.clubId, clubId), isOneOf(memberships.id, tariffIds))),
    departmentIds.length === 0
      ? []
      : tx
          .select({ id: departments.id, name: departments.name })
          .from(departments)
          .where(and(eq(departments.clubId, clubId), isOneOf(departments.id, departmentIds)))
          .orderBy(asc(departments.sortOrder), asc(departments.name)),
  ]);
  return all.map(wishes => ({
    membership: tariffs.find(tariff => tariff.id === wishes.membershipId) ?? null,
    departments: rows.filter(row => departmentIdsOf(wishes).includes(row.id)),
  }));
}

function departmentIdsOf({ departmentIds }: Wishes): string[] {
  return idsOf(Array.isArray(departmentIds) ? departmentIds : []);
}

function idsOf(values: readonly unknown[]): string[] {
  return values.filter((value): value is string => typeof value === 'string' && isUuid(value));
}
