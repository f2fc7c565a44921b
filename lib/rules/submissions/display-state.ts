import type { DisplayState, SubmissionKind, SubmitState } from '@/lib/rules/enums';

/** The data of a submission that its state in words depends on. */
export type DisplayFacts = {
  readonly kind: SubmissionKind;
  readonly state: SubmitState;
  readonly needsConfirmation: boolean;
  readonly withdrawnAt: unknown;
};

/**
 * The state in the words of staff: who must act, or how it ended. A cancellation takes effect on receipt, so it
 * waits for the club also without a confirmation.
 */
export function displayStateOf({ kind, state, needsConfirmation, withdrawnAt }: DisplayFacts): DisplayState {
  if (withdrawnAt !== null) return 'Withdrawn';
  if (state === 'Accepted' || state === 'Rejected') return state;
  return state === 'New' && needsConfirmation && kind !== 'Cancellation' ? 'Unconfirmed' : 'ToDecide';
}

/** Whether it waits for the club although its applicant has not confirmed it. */
export function isReceivedUnconfirmed({ kind, state, needsConfirmation }: DisplayFacts): boolean {
  return kind === 'Cancellation' && state === 'New' && needsConfirmation;
}
