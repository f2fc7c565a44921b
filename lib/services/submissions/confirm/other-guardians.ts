import type { Submission } from '@/lib/contracts/submissions';

/**
 * A submission as the guardian with this id may see it: of another guardian the name alone. They may live apart and
 * not want to be found. Null is the applicant, who gave the data of both.
 */
export function withoutOtherGuardians(submission: Submission, guardianId: string | null): Submission {
  if (guardianId === null || submission.kind !== 'Membership') return submission;
  const guardians = submission.guardians.map(one =>
    one.id === guardianId ? one : { ...one, email: '', phone: '', relation: '' },
  );
  return { ...submission, guardians };
}
