import { and, eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '@/db/client';
import {
  familyMembers,
  guardians,
  submissionBankAccounts,
  submissionCancellations,
  submissionChanges,
  submissionDepartments,
  submissionProposedAccounts,
} from '@/db/schema/submissions';
import { notFound } from '@/lib/platform/errors';
import { emailKey, isSameEmail } from '@/lib/rules/format/email-domain';
import { fullName } from '@/lib/rules/submissions/full-name';
import type { PersonNameIn, StoredFields } from '@/lib/rules/submissions/submission-fields';
import { deleteOpenLinks } from '@/lib/services/submissions/status/member-queries';

/** A submission whose row is locked and whose parts are written. */
export type Place = { readonly clubId: string; readonly id: string };

/** Replaces the departments of one person of a submission; null is the applicant. */
export async function replaceDepartments(
  tx: Tx,
  { clubId, id }: Place,
  familyMemberId: string | null,
  departmentIds: readonly string[],
): Promise<void> {
  const { familyMemberId: person } = submissionDepartments;
  await tx
    .delete(submissionDepartments)
    .where(
      and(
        eq(submissionDepartments.clubId, clubId),
        eq(submissionDepartments.submissionId, id),
        familyMemberId === null ? isNull(person) : eq(person, familyMemberId),
      ),
    );
  if (departmentIds.length === 0) return;
  await tx.insert(submissionDepartments).values(
    departmentIds.map(departmentId => ({
      clubId,
      id: uuidv7(),
      submissionId: id,
      familyMemberId,
      departmentId,
    })),
  );
}

/** The stored columns of one guardian. */
export type GuardianColumns = StoredFields<PersonNameIn<'Guardian'>>;

/**
 * Replaces the guardians of a submission, at most two. A guardian with an unchanged e-mail address keeps position,
 * links and confirmation. Deletes those of the others, so that no confirmation counts for another person.
 */
export async function replaceGuardians(
  tx: Tx,
  { clubId, id }: Place,
  given: readonly GuardianColumns[],
): Promise<void> {
  const isOfSubmission = and(eq(guardians.clubId, clubId), eq(guardians.submissionId, id));
  // Sorted by position, because guardians with the same name and address are matched to their rows by their order.
  const known = await tx.select().from(guardians).where(isOfSubmission).orderBy(guardians.position);
  const rows = rowsOf(given, known);
  for (const gone of known.filter(one => !rows.some(row => row.id === one.id))) {
    await tx.delete(guardians).where(and(isOfSubmission, eq(guardians.id, gone.id)));
  }
  for (const { guardian, ...place } of rows) {
    await tx
      .insert(guardians)
      .values({ ...guardian, ...place, clubId, submissionId: id })
      .onConflictDoUpdate({ target: [guardians.clubId, guardians.id], set: guardian });
  }
}

type KnownGuardian = typeof guardians.$inferSelect;

/**
 * The rows to write: the stored one with the same e-mail address, else a new one at a free position. If two guardians have
 * one address, their names decide, so that neither gets the confirmation of the other.
 */
function rowsOf(given: readonly GuardianColumns[], known: readonly KnownGuardian[]) {
  const unused = new Set(known);
  const kept = new Map<GuardianColumns, KnownGuardian>();
  for (const isNamed of [true, false]) {
    for (const guardian of given.filter(one => !kept.has(one))) {
      const same = [...unused].find(
        row => isSameEmail(row.email, guardian.email) && (!isNamed || fullName(row) === fullName(guardian)),
      );
      if (!same) continue;
      unused.delete(same);
      kept.set(guardian, same);
    }
  }
  const free = [0, 1].filter(place => ![...kept.values()].some(({ position }) => position === place));
  return given.map(guardian => ({
    guardian,
    id: kept.get(guardian)?.id ?? uuidv7(),
    position: kept.get(guardian)?.position ?? free.shift() ?? 0,
  }));
}

/**
 * Updates one guardian, whose id does not change. A new e-mail address ends the unused links to the old one. Throws
 * 404.
 */
export async function updateGuardian(
  tx: Tx,
  place: Place,
  guardianId: string,
  columns: GuardianColumns,
): Promise<void> {
  const isGuardian = and(
    eq(guardians.clubId, place.clubId),
    eq(guardians.submissionId, place.id),
    eq(guardians.id, guardianId),
  );
  const [before] = await tx.select({ email: guardians.email }).from(guardians).where(isGuardian);
  if (!before) throw notFound();
  await tx.update(guardians).set(columns).where(isGuardian);
  if (emailKey(before.email) !== emailKey(columns.email)) await deleteOpenLinks(tx, place, guardianId);
}

type FamilyMemberRow = Omit<typeof familyMembers.$inferInsert, 'clubId' | 'submissionId'>;

/** Adds a family member, without departments. */
export async function createFamilyMember(
  tx: Tx,
  { clubId, id }: Place,
  member: FamilyMemberRow,
): Promise<void> {
  await tx.insert(familyMembers).values({ ...member, clubId, submissionId: id });
}

/** Deletes a family member; foreign keys delete their departments and member number. */
export async function deleteFamilyMember(tx: Tx, place: Place, memberId: string): Promise<void> {
  await tx.delete(familyMembers).where(isFamilyMember(place, memberId));
}

function isFamilyMember({ clubId, id }: Place, memberId: string) {
  return and(
    eq(familyMembers.clubId, clubId),
    eq(familyMembers.submissionId, id),
    eq(familyMembers.id, memberId),
  );
}

/** Updates columns of one family member. */
export async function updateFamilyMember(
  tx: Tx,
  place: Place,
  memberId: string,
  columns: Partial<Omit<FamilyMemberRow, 'id' | 'position'>>,
): Promise<void> {
  await tx.update(familyMembers).set(columns).where(isFamilyMember(place, memberId));
}

/** Updates columns of the account. The mandate stays with its reference, text and date, and counts as amended. */
export async function updateBankAccount(
  tx: Tx,
  { clubId, id }: Place,
  columns: Partial<Omit<typeof submissionBankAccounts.$inferInsert, 'clubId' | 'submissionId'>>,
): Promise<void> {
  await tx.update(submissionBankAccounts).set(columns).where(isAccountOf(clubId, id));
}

/** Deletes account and mandate, also an account for which no mandate was granted yet. */
export async function deleteBankAccount(tx: Tx, place: Place): Promise<void> {
  await tx.delete(submissionBankAccounts).where(isAccountOf(place.clubId, place.id));
  await deleteProposedAccount(tx, place);
}

/** Deletes the account that a minor named. */
export async function deleteProposedAccount(tx: Tx, { clubId, id }: Place): Promise<void> {
  const { clubId: club, submissionId } = submissionProposedAccounts;
  await tx.delete(submissionProposedAccounts).where(and(eq(club, clubId), eq(submissionId, id)));
}

/** Stores an account with its mandate, which a guardian granted. */
export async function createBankAccount(
  tx: Tx,
  account: typeof submissionBankAccounts.$inferInsert,
): Promise<void> {
  await tx.insert(submissionBankAccounts).values(account);
}

function isAccountOf(clubId: string, submissionId: string) {
  return and(
    eq(submissionBankAccounts.clubId, clubId),
    eq(submissionBankAccounts.submissionId, submissionId),
  );
}

/** Updates columns of the part that only change requests have. */
export async function updateChangePart(
  tx: Tx,
  { clubId, id }: Place,
  columns: Partial<Omit<typeof submissionChanges.$inferInsert, 'clubId' | 'submissionId'>>,
): Promise<void> {
  await tx
    .update(submissionChanges)
    .set(columns)
    .where(and(eq(submissionChanges.clubId, clubId), eq(submissionChanges.submissionId, id)));
}

/** Updates columns of the part that only cancellations have. */
export async function updateCancellationPart(
  tx: Tx,
  { clubId, id }: Place,
  columns: Partial<Omit<typeof submissionCancellations.$inferInsert, 'clubId' | 'submissionId'>>,
): Promise<void> {
  await tx
    .update(submissionCancellations)
    .set(columns)
    .where(and(eq(submissionCancellations.clubId, clubId), eq(submissionCancellations.submissionId, id)));
}
