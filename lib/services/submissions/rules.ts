import type { Actor } from '@/lib/context';
import type { SubmitState } from '@/lib/contracts/enums';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { AppError } from '@/lib/errors';
import { type SubmissionStanding, type SubmissionStep, stateAfter } from '@/lib/forms/submission-steps';

/** Shortest time between two confirmation mails of one submission (contract §4: at most 1/min). */
const resendPauseMs = 60_000;

/** The state that a step leads to; throws a 409 (`state-conflict`) where the state forbids the step. */
export function requireStep(
  step: SubmissionStep,
  {
    anonymizedAt,
    ...standing
  }: Omit<SubmissionStanding, 'isAnonymized'> & { readonly anonymizedAt: Date | null },
): SubmitState {
  const state = stateAfter(step, { ...standing, isAnonymized: anonymizedAt !== null });
  if (state === null) throw new AppError('state-conflict');
  return state;
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
