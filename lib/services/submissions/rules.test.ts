import { describe, expect, it } from 'vitest';
import type { Actor } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import type { SubmitState } from '@/lib/rules/enums';
import type { SubmissionStep } from '@/lib/rules/submissions/submission-steps';
import { assertResendPause, canSeeBankData, requireStep } from './rules';

type Row = readonly [
  state: SubmitState,
  needsConfirmation: boolean,
  outcomes: Record<SubmissionStep, SubmitState | 409>,
];

const closed = { confirm: 409, accept: 409, deny: 409, resendConfirmation: 409 } as const;

const table: readonly Row[] = [
  ['New', true, { confirm: 'Confirmed', accept: 409, deny: 'Rejected', resendConfirmation: 'New' }],
  ['New', false, { confirm: 409, accept: 'Accepted', deny: 'Rejected', resendConfirmation: 409 }],
  [
    'Confirmed',
    true,
    { confirm: 'Confirmed', accept: 'Accepted', deny: 'Rejected', resendConfirmation: 409 },
  ],
  [
    'Confirmed',
    false,
    { confirm: 'Confirmed', accept: 'Accepted', deny: 'Rejected', resendConfirmation: 409 },
  ],
  ['Accepted', true, closed],
  ['Accepted', false, closed],
  ['Rejected', true, closed],
  ['Rejected', false, closed],
];

const steps = ['confirm', 'accept', 'deny', 'resendConfirmation'] as const;
const cells = table.flatMap(([state, needsConfirmation, outcomes]) =>
  steps.map(step => ({ state, needsConfirmation, step, outcome: outcomes[step] })),
);

describe('a refused step', () => {
  const refusedBy = (
    step: SubmissionStep,
    state: SubmitState,
    needsConfirmation = true,
    isAnonymized = false,
  ) => {
    const anonymizedAt = isAnonymized ? new Date('2026-07-01T12:00:00.000Z') : null;
    try {
      requireStep(step, { state, needsConfirmation, anonymizedAt }, 'en');
    } catch (error) {
      return error instanceof AppError ? error.extra : error;
    }
  };

  it('names the possible steps', () => {
    const instead = ['confirm', 'deny', 'resendConfirmation'];
    const membersOf = (...given: Parameters<typeof refusedBy>) => Object(refusedBy(...given)).members;
    expect(membersOf('accept', 'New', true)).toEqual({ state: 'New', possibleSteps: instead });
    expect(membersOf('confirm', 'New', false)).toEqual({ state: 'New', possibleSteps: ['accept', 'deny'] });
    expect(membersOf('deny', 'Accepted')).toEqual({ state: 'Accepted', possibleSteps: [] });
  });

  it.each([
    ['accept', 'New', true, false, /^It has not been confirmed yet\. .*accept/],
    ['confirm', 'New', false, false, /^It needs no confirmation/],
    ['resendConfirmation', 'Confirmed', true, false, /^It is already confirmed/],
    ['deny', 'Accepted', true, false, /^It is already accepted/],
    ['accept', 'Rejected', true, false, /^It is already rejected or withdrawn/],
    ['accept', 'New', true, true, /^Its personal data have been removed/],
  ] as const)(
    'says why: %s, %s, confirmation needed: %s, anonymised: %s',
    (step, state, needs, isAnonymized, why) =>
      expect(Object(refusedBy(step, state, needs, isAnonymized)).detail).toMatch(why),
  );
});

function outcomeOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error instanceof AppError ? error.code : error;
  }
}

describe('requireStep', () => {
  it.each(cells)(
    '$step from $state, confirmation needed: $needsConfirmation → $outcome',
    ({ state, needsConfirmation, step, outcome }) =>
      expect(outcomeOf(() => requireStep(step, { state, needsConfirmation, anonymizedAt: null }, 'en'))).toBe(
        outcome === 409 ? 'state-conflict' : outcome,
      ),
  );
});

describe('assertResendPause', () => {
  const now = new Date('2026-07-01T12:00:00.000Z');
  const ago = (ms: number) => new Date(now.getTime() - ms);

  it.each([
    ['never', null, undefined],
    ['a minute ago', ago(60_000), undefined],
    ['long ago', ago(86_400_000), undefined],
    ['a moment less than a minute ago', ago(59_999), 'too-soon'],
    ['now', now, 'too-soon'],
  ])('sent %s: %s', (_when, lastSentAt, outcome) =>
    expect(outcomeOf(() => assertResendPause(lastSentAt, now))).toBe(outcome),
  );

  it('returns the remaining time in whole seconds', () => {
    const wait = (ms: number) => {
      try {
        assertResendPause(ago(ms), now);
        return null;
      } catch (error) {
        return error instanceof AppError ? error.extra.headers : error;
      }
    };
    expect(wait(0)).toEqual({ 'Retry-After': '60' });
    expect(wait(30_001)).toEqual({ 'Retry-After': '30' });
    expect(wait(59_999)).toEqual({ 'Retry-After': '1' });
  });
});

describe('canSeeBankData', () => {
  const user = (role: 'Admin' | 'Manager' | 'Clerk' | 'Viewer'): Actor => ({
    kind: 'User',
    id: 'a',
    role,
    sessionId: 'b',
  });

  it.each([
    [user('Admin'), true],
    [user('Manager'), true],
    [user('Clerk'), true],
    [user('Viewer'), false],
    [{ kind: 'ApiKey', id: 'a', role: 'Clerk' } as const, true],
    [{ kind: 'ApiKey', id: 'a', role: 'Viewer' } as const, false],
    [{ kind: 'System' } as const, true],
    [{ kind: 'Member', ip: '203.0.113.7', userAgent: '' } as const, false],
  ])('%j: %s', (actor, expected) => expect(canSeeBankData(actor)).toBe(expected));
});
