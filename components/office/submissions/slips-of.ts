import type { Submission } from '@/lib/contracts/submissions/submissions';
import { isUndecided } from '@/lib/rules/submissions/submission-steps';
import { type LikelySlip, likelySlips } from '@/lib/rules/texts/likely-slips';

/** What was probably typed in haste in an open application or in wishes. A cancellation brings nothing to be kept. */
export function slipsOf(submission: Submission): LikelySlip[] {
  if (!isUndecided(submission) || submission.kind === 'Cancellation') return [];
  if (submission.kind === 'Change') {
    const { wishes } = submission;
    return likelySlips([wishes, ...(wishes.familyMembers ?? [])], wishes.street);
  }
  const { guardians, familyMembers, street } = submission;
  return likelySlips([submission, ...guardians, ...familyMembers], street);
}
