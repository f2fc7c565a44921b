import type { StatusHolder } from '@/lib/auth/status-token';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import type { MemberStep } from '@/lib/contracts/submission-status';
import type { Actor } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import type { SubmitState } from '@/lib/rules/enums';
import {
  type SubmissionStanding,
  type SubmissionStep,
  stateAfter,
  submissionSteps,
} from '@/lib/rules/submissions/submission-steps';
import type { SubmissionRow } from './queries';

/** Shortest time between two confirmation mails of one submission (contract §4). */
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

/** Whether the actor sees bank data, signature and origin. A Viewer does not (contract §2). */
export function canSeeBankData(actor: Actor): boolean {
  return 'role' in actor ? isRoleAtLeast(actor.role, 'Clerk') : actor.kind === 'System';
}

/** How long a personal link goes on after the decision: long enough to read it, not a door that stays open. */
const statusDaysAfterDecision = 90;

/** Life of the sender's status link while the address is not confirmed. */
const senderDays = 14;

/**
 * When a personal link to a submission ends; null while that is open. The sender's ends with the confirmation, with the
 * club's decision, and after 14 days: then the mailed link of the address's owner is the only one.
 */
export function statusEndsAt(
  row: Pick<SubmissionRow, 'receivedAt' | 'confirmedAt' | 'decidedAt' | 'withdrawnAt'>,
  holder: StatusHolder,
): Date | null {
  const days = (from: Date, count: number) => new Date(from.getTime() + count * 86_400_000);
  if (holder === 'Owner') return row.decidedAt && days(row.decidedAt, statusDaysAfterDecision);
  const decidedAt = row.withdrawnAt ? null : row.decidedAt;
  const ends = [row.confirmedAt, decidedAt, days(row.receivedAt, senderDays)].filter(end => end !== null);
  return new Date(Math.min(...ends.map(end => end.getTime())));
}

/** What others have answered to a submission by their links. */
export type Answers = {
  /** Somebody has confirmed, or said no. */
  readonly hasAny: boolean;
  /** Somebody who can be asked again has not. */
  readonly isAnyAwaited: boolean;
};

/**
 * What the member can do to his own submission. What somebody confirmed stays as it was confirmed, and what a guardian
 * refused as it was refused, so it can be corrected until then; it can be taken back until the club decides.
 */
export function memberStepsOf(
  { state, needsConfirmation }: Pick<SubmissionStanding, 'state' | 'needsConfirmation'>,
  { hasAny, isAnyAwaited }: Answers,
): MemberStep[] {
  const isOpen = state === 'New' || state === 'Confirmed';
  return [
    ...(state === 'New' && !hasAny ? (['Correct'] as const) : []),
    ...(isOpen ? (['Withdraw'] as const) : []),
    ...(state === 'New' && needsConfirmation && isAnyAwaited ? (['ResendConfirmation'] as const) : []),
  ];
}

/** Throws a 409 (`state-conflict`) with the state and what is possible in it, unless the member can take this step. */
export function assertMemberStep(
  step: MemberStep,
  standing: Pick<SubmissionStanding, 'state' | 'needsConfirmation'>,
  answers: Answers,
): void {
  const possibleSteps = memberStepsOf(standing, answers);
  if (possibleSteps.includes(step)) return;
  throw new AppError('state-conflict', { members: { state: standing.state, possibleSteps } });
}
