import { useFormatter } from 'use-intl';
import type { SubmissionHints } from '@/lib/contracts/submissions/submission-work';

/** Parameters of a text about the guardians: those who declined if any did, else those who have not agreed. */
export function useAwaitedNames({ guardians, awaitedGuardians }: SubmissionHints) {
  const format = useFormatter();
  const meant = awaitedGuardians.filter(({ refusedAt }) => guardians !== 'Refused' || refusedAt !== null);
  return { names: format.list(meant.map(({ name }) => name)), count: meant.length };
}
