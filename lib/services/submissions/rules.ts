import type { Actor } from '@/lib/context';
import type { SubmitState } from '@/lib/contracts/enums';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { AppError } from '@/lib/errors';
import {
  type SubmissionStanding,
  type SubmissionStep,
  stateAfter,
  submissionSteps,
} from '@/lib/forms/submission-steps';

/** Shortest time between two confirmation mails of one submission (contract §4: at most 1/min). */
const resendPauseMs = 60_000;

/**
 * The state that a step leads to; throws a 409 (`state-conflict`) where the state forbids the step, with the state
 * and the steps that are possible in it.
 */
export function requireStep(
  step: SubmissionStep,
  {
    anonymizedAt,
    ...standing
  }: Omit<SubmissionStanding, 'isAnonymized'> & { readonly anonymizedAt: Date | null },
): SubmitState {
  const now = { ...standing, isAnonymized: anonymizedAt !== null };
  const state = stateAfter(step, now);
  if (state !== null) return state;
  const possibleSteps = submissionSteps.filter(other => stateAfter(other, now) !== null);
  throw new AppError('state-conflict', { members: { state: now.state, possibleSteps } });
}

/** Throws a 429 (`too-soon`) with `Retry-After` in whole seconds while the last mail is less than a minute old. */
export function assertResendPause(lastSentAt: Date | null, now: Date): void {
  if (lastSentAt === null) return;
  const waitMs = lastSentAt.getTime() + resendPauseMs - now.getTime();
  if (waitMs <= 0) return;
  throw new AppError('too-soon', { headers: { 'Retry-After': String(Math.ceil(waitMs / 1000)) } });
}

/** Whether bank data, signature and evidence are shown in full (contract §2: not to a Viewer). */
export function canSeeBankData(actor: Actor): boolean {
  return 'role' in actor ? isRoleAtLeast(actor.role, 'Clerk') : actor.kind === 'System';
}
