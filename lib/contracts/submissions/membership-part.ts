import { fullName } from '@/lib/rules/submissions/full-name';
import { type MembershipPart, partOfCancellation } from '@/lib/rules/submissions/membership-part';
import type { Submission } from './submissions';

/** The part of a membership that a submission is about; null if it is about the whole membership. */
export function membershipPartOf(submission: Submission): MembershipPart | null {
  if (submission.kind === 'Membership') return null;
  if (submission.kind === 'Cancellation') return partOfCancellation(submission);
  const { familyMembers = [], ...others } = submission.wishes;
  const isAboutThemOnly = familyMembers.length > 0 && Object.values(others).every(wish => wish === undefined);
  return isAboutThemOnly ? { scope: 'FamilyMembers', names: familyMembers.map(fullName) } : null;
}
