import { fullName } from '@/lib/rules/submissions/full-name';
import { needsGuardians } from '@/lib/rules/submissions/signing-rules';
import { senderOf } from './sender';
import type { MembershipSubmission, ShownConsent, Submission } from './submissions';

/**
 * Who signed. The guardian who fills in the form is the first one. Of a minor's application without `filledInBy`, and of
 * their change request or cancellation, nobody knows.
 */
export function signerOf(submission: Submission): {
  readonly by: 'guardian' | 'unknown' | 'other';
  readonly guardian: string;
} {
  if (submission.kind !== 'Membership') {
    const isMinor = needsGuardians(senderOf(submission).birthDate, submission.receivedAt.slice(0, 10));
    return { by: isMinor ? 'unknown' : 'other', guardian: '' };
  }
  const { guardians, filledInBy } = submission;
  const guardian = guardians[0] ? fullName(guardians[0]) : '';
  if (guardian === '' || filledInBy === 'Applicant') return { by: 'other', guardian };
  return { by: filledInBy === 'Guardian' ? 'guardian' : 'unknown', guardian };
}

/** The guardians who accepted liability by their links; empty if it was accepted with the application, or not at all. */
export function liableGuardians({ guardians }: Pick<MembershipSubmission, 'guardians'>): string[] {
  return guardians.filter(({ liableAt }) => liableAt !== null).map(fullName);
}

/** Name of the guardian who withdrew a consent by their link; blank if nobody did, or if that guardian is gone. */
export function withdrawerOf(
  { withdrawnBy }: ShownConsent,
  { guardians }: Pick<MembershipSubmission, 'guardians'>,
): string {
  return fullName(guardians.find(({ id }) => id === withdrawnBy) ?? {});
}
