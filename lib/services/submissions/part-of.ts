import { and, eq } from 'drizzle-orm';
import { memberships } from '@/db/schema/catalog';
import {
  type submissionBankAccounts,
  type submissionCancellations,
  type submissionChanges,
  submissionMemberships,
  type submissionSignatures,
  submissions,
} from '@/db/schema/submissions';

export type Part =
  | typeof submissionMemberships
  | typeof submissionChanges
  | typeof submissionCancellations
  | typeof submissionBankAccounts
  | typeof submissionSignatures;

/** Joins a part of a submission to its head. */
export function partOf(part: Part) {
  return and(eq(part.clubId, submissions.clubId), eq(part.submissionId, submissions.id));
}

/** Joins the tariff that a membership application chose. */
export function chosenMembership() {
  return and(
    eq(memberships.clubId, submissions.clubId),
    eq(memberships.id, submissionMemberships.membershipId),
  );
}
