import type { SubmissionKind } from '@/lib/rules/enums';

/** Noun for a selection: its common kind, requests, or a mix with cancellations. */
export type SelectionKind = SubmissionKind | 'Requests' | 'Mixed';

export function selectionKind(kinds: readonly SubmissionKind[]): SelectionKind {
  const [first] = kinds;
  if (first && kinds.every(kind => kind === first)) return first;
  return kinds.length === 0 || kinds.includes('Cancellation') ? 'Mixed' : 'Requests';
}
