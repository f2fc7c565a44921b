import type { StatusHolder } from '@/lib/auth/status-token';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import type { MemberStep } from '@/lib/contracts/submissions/submission-status';
import type { Actor } from '@/lib/platform/context';
import { AppError, type Violation } from '@/lib/platform/errors';
import { messageOf } from '@/lib/platform/i18n/message-of';
import type { Locale, SubmitState } from '@/lib/rules/enums';
import {
  isWithinLimit,
  type NamesDepartments,
  namedDepartments,
} from '@/lib/rules/submissions/named-departments';
import {
  isUndecided,
  type StepFacts,
  type SubmissionStep,
  stateAfter,
  submissionSteps,
} from '@/lib/rules/submissions/submission-steps';
import type { SubmissionRow } from './queries';

/** Shortest time between two confirmation mails of one submission (contract §4). */
const resendPauseMs = 60_000;

/**
 * Returns the state after a step. Throws a 409 (`state-conflict`) if the state forbids the step. It says why, and names
 * the state and its possible steps.
 */
export function requireStep(
  step: SubmissionStep,
  { anonymizedAt, ...facts }: Omit<StepFacts, 'isAnonymized'> & { readonly anonymizedAt: Date | null },
  locale: Locale,
): SubmitState {
  const now = { ...facts, isAnonymized: anonymizedAt !== null };
  const state = stateAfter(step, now);
  if (state !== null) return state;
  const possibleSteps = submissionSteps.filter(other => stateAfter(other, now) !== null);
  const detail = messageOf(locale, 'problems', `step.${obstacleOf(now)}`);
  throw new AppError('state-conflict', { detail, members: { state: now.state, possibleSteps } });
}

/** What keeps a submission with these facts from a further step: the name of a text. */
function obstacleOf({ state, needsConfirmation, isAnonymized }: StepFacts): string {
  if (isAnonymized) return 'Anonymized';
  if (state === 'New') return needsConfirmation ? 'Unconfirmed' : 'NothingToConfirm';
  return state;
}

/** Throws a 409 (`state-conflict`) with the state if the submission is decided, withdrawn or anonymised. */
export function assertUndecided({
  state,
  needsConfirmation,
  anonymizedAt,
}: Pick<SubmissionRow, 'state' | 'needsConfirmation' | 'anonymizedAt'>): void {
  if (isUndecided({ state, needsConfirmation, isAnonymized: anonymizedAt !== null })) return;
  throw new AppError('state-conflict', { members: { state } });
}

/** Whether family members may learn of an application: not before its applicant has confirmed it. */
export function isConfirmed({
  needsConfirmation,
  confirmedAt,
  state,
}: Pick<SubmissionRow, 'needsConfirmation' | 'confirmedAt' | 'state'>): boolean {
  return !needsConfirmation || confirmedAt !== null || state === 'Accepted';
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

/** A limited user cannot write a submission that they would not see; row-level security refuses it too. */
export function checkWithinLimit(actor: Actor, submission: NamesDepartments, path: string): Violation[] {
  const limit = 'departmentIds' in actor ? actor.departmentIds : [];
  return isWithinLimit(namedDepartments(submission), limit) ? [] : [{ path, key: 'outsideDepartments' }];
}

/** A status link stays valid this long after the decision, so that its reader can see it. */
const statusDaysAfterDecision = 90;

/** Validity of the sender's status link in days while the address is not confirmed. */
const senderDays = 14;

/**
 * Returns when a status link to a submission ends; null while that is open. The sender's link ends with the
 * confirmation, with the club's decision, and after 14 days: then only the link mailed to the address's owner is valid.
 * The link of a minor who applied alone (`isByMinor`) does not end with the consent of others.
 */
export function statusEndsAt(
  row: Pick<SubmissionRow, 'receivedAt' | 'confirmedAt' | 'decidedAt' | 'withdrawnAt'>,
  holder: StatusHolder,
  isByMinor = false,
): Date | null {
  const days = (from: Date, count: number) => new Date(from.getTime() + count * 86_400_000);
  if (holder === 'Owner') return row.decidedAt && days(row.decidedAt, statusDaysAfterDecision);
  const decidedAt = row.withdrawnAt ? null : row.decidedAt;
  const ends = [isByMinor ? null : row.confirmedAt, decidedAt, days(row.receivedAt, senderDays)].filter(
    end => end !== null,
  );
  return new Date(Math.min(...ends.map(end => end.getTime())));
}

/** The answers that other persons have given by their links. */
export type Answers = {
  /** A person has confirmed or refused. */
  readonly hasAny: boolean;
  /** A person who can be asked again has not answered. */
  readonly isAnyAwaited: boolean;
  /** A question of the club waits for an answer. */
  readonly isAsked: boolean;
  /** The reader can correct the address of a guardian who has not answered. */
  readonly isAddressOpen: boolean;
};

/**
 * Returns the steps that members can take with their own submission. They can correct it until a person confirms or a
 * guardian refuses, afterwards while a question is open or a guardian is awaited, and withdraw it until the club decides.
 */
export function memberStepsOf(
  { state, needsConfirmation }: Pick<StepFacts, 'state' | 'needsConfirmation'>,
  { hasAny, isAnyAwaited, isAsked, isAddressOpen }: Answers,
): MemberStep[] {
  const isOpen = state === 'New' || state === 'Confirmed';
  return [
    ...((state === 'New' && (!hasAny || isAddressOpen)) || (isOpen && isAsked) ? (['Correct'] as const) : []),
    ...(isOpen ? (['Withdraw'] as const) : []),
    ...(state === 'New' && needsConfirmation && isAnyAwaited ? (['ResendConfirmation'] as const) : []),
    ...(isOpen && isAsked ? (['Answer'] as const) : []),
  ];
}

/** Throws a 409 (`state-conflict`) with the state and its possible steps, unless the member can take this step. */
export function assertMemberStep(
  step: MemberStep,
  facts: Pick<StepFacts, 'state' | 'needsConfirmation'>,
  answers: Answers,
): void {
  const possibleSteps = memberStepsOf(facts, answers);
  if (possibleSteps.includes(step)) return;
  throw new AppError('state-conflict', { members: { state: facts.state, possibleSteps } });
}
