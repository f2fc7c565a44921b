import type { SubmitState } from '@/lib/rules/enums';

type Ending = { readonly state: SubmitState; readonly extraordinaryDate: string | null };

/**
 * Whether the sender of a cancellation can rely on its last day: the club has not agreed to a declared end before it has
 * accepted, and nothing ends by a rejected or withdrawn cancellation.
 */
export function isEndKnown({ state, extraordinaryDate }: Ending): boolean {
  return state === 'Accepted' || (state !== 'Rejected' && !extraordinaryDate);
}
