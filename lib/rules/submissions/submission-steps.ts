import type { SubmitState } from '@/lib/rules/enums';

/** The steps of staff on the way of a submission (contract §4). */
export const submissionSteps = ['confirm', 'accept', 'deny', 'resendConfirmation'] as const;
export type SubmissionStep = (typeof submissionSteps)[number];

/** What the rules need to know of a submission. `needsConfirmation` is as it was when it came in. */
export type SubmissionStanding = {
  readonly state: SubmitState;
  readonly needsConfirmation: boolean;
  /** Retention took the person out: nothing can be done to nobody. */
  readonly isAnonymized?: boolean;
};

/**
 * Returns the state after a step (contract §4): the same state if the step changes nothing, null if the state forbids
 * the step. Office and service use the same table.
 */
export function stateAfter(
  step: SubmissionStep,
  { state, needsConfirmation, isAnonymized }: SubmissionStanding,
): SubmitState | null {
  if (isAnonymized) return null;
  if (state === 'New') return needsConfirmation ? awaitingConfirmation[step] : ready[step];
  if (state === 'Confirmed') return { ...ready, confirm: 'Confirmed' as const }[step];
  return null;
}

const awaitingConfirmation = {
  confirm: 'Confirmed',
  accept: null,
  deny: 'Rejected',
  resendConfirmation: 'New',
} as const;
const ready = { confirm: null, accept: 'Accepted', deny: 'Rejected', resendConfirmation: null } as const;

/** Whether staff can decide now: confirmed, or new where no confirmation is needed. */
export function isWaitingForStaff(standing: SubmissionStanding): boolean {
  return stateAfter('accept', standing) !== null;
}
