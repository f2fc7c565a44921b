import type { SubmitState } from '@/lib/rules/enums';

/** Steps that staff take on a submission (contract §4). */
export const submissionSteps = ['confirm', 'accept', 'deny', 'resendConfirmation'] as const;
export type SubmissionStep = (typeof submissionSteps)[number];

/** The data of a submission that the rules need. `needsConfirmation` is as it was on receipt. */
export type StepFacts = {
  readonly state: SubmitState;
  readonly needsConfirmation: boolean;
  /** Retention anonymised the submission: no step is possible. */
  readonly isAnonymized?: boolean;
  /** A guardian of a minor has not confirmed, whatever staff did. */
  readonly isGuardianAwaited?: boolean;
};

/**
 * Returns the state after a step (contract §4): the same state if the step changes nothing, null if the state forbids
 * the step. Office and service use the same table.
 */
export function stateAfter(
  step: SubmissionStep,
  { state, needsConfirmation, isAnonymized, isGuardianAwaited }: StepFacts,
): SubmitState | null {
  if (isAnonymized) return null;
  if (state === 'New') return needsConfirmation ? awaitingConfirmation[step] : ready[step];
  if (state !== 'Confirmed') return null;
  if (step === 'resendConfirmation') return isGuardianAwaited ? state : null;
  return { ...ready, confirm: state }[step];
}

const awaitingConfirmation = {
  confirm: 'Confirmed',
  accept: null,
  deny: 'Rejected',
  resendConfirmation: 'New',
} as const;
const ready = { confirm: null, accept: 'Accepted', deny: 'Rejected', resendConfirmation: null } as const;

/** Whether the club has not decided yet, and the applicant has not withdrawn. */
export function isUndecided(facts: StepFacts): boolean {
  return stateAfter('deny', facts) !== null;
}

/** Whether staff can decide now: confirmed, or new without a need for confirmation. */
export function isWaitingForStaff(facts: StepFacts): boolean {
  return stateAfter('accept', facts) !== null;
}

/** Whether staff can accept now, or why not: the confirmation is missing, or nothing is left to decide. */
export function readinessOf(facts: StepFacts): 'Ready' | 'Unconfirmed' | 'Decided' {
  if (isWaitingForStaff(facts)) return 'Ready';
  return stateAfter('confirm', facts) === null ? 'Decided' : 'Unconfirmed';
}
