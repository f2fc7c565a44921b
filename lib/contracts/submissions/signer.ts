import { fullName } from '@/lib/rules/submissions/full-name';
import type { MembershipSubmission, ShownConsent, Submission } from './submissions';

/**
 * Who signed. The guardian who fills in the form is the first one. Of a minor's application without `filledInBy` nobody
 * knows.
 */
export function signerOf(submission: Submission): {
  readonly by: 'guardian' | 'unknown' | 'other';
  readonly guardian: string;
} {
  const { guardians, filledInBy } =
    submission.kind === 'Membership' ? submission : { guardians: [], filledInBy: null };
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
