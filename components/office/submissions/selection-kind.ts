import type { SubmissionKind } from '@/lib/rules/enums';

/** What a selection is called: by its kind where all are of one, or else as requests, or as mixed with cancellations. */
export type SelectionKind = SubmissionKind | 'Requests' | 'Mixed';

export function selectionKind(kinds: readonly SubmissionKind[]): SelectionKind {
  const [first] = kinds;
  if (first && kinds.every(kind => kind === first)) return first;
  return kinds.length === 0 || kinds.includes('Cancellation') ? 'Mixed' : 'Requests';
}
