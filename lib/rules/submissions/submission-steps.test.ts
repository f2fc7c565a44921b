import { describe, expect, it } from 'vitest';
import { isWaitingForStaff, readinessOf, stateAfter } from '@/lib/rules/submissions/submission-steps';

const awaiting = { state: 'New', needsConfirmation: true } as const;
const ready = { state: 'New', needsConfirmation: false } as const;
const confirmed = { state: 'Confirmed', needsConfirmation: true } as const;
const accepted = { state: 'Accepted', needsConfirmation: true } as const;
const rejected = { state: 'Rejected', needsConfirmation: false } as const;

describe('stateAfter', () => {
  it.each([
    [awaiting, { confirm: 'Confirmed', accept: null, deny: 'Rejected', resendConfirmation: 'New' }],
    [ready, { confirm: null, accept: 'Accepted', deny: 'Rejected', resendConfirmation: null }],
    [confirmed, { confirm: 'Confirmed', accept: 'Accepted', deny: 'Rejected', resendConfirmation: null }],
    [
      { ...confirmed, isGuardianAwaited: true },
      { confirm: 'Confirmed', accept: 'Accepted', deny: 'Rejected', resendConfirmation: 'Confirmed' },
    ],
    [accepted, { confirm: null, accept: null, deny: null, resendConfirmation: null }],
    [rejected, { confirm: null, accept: null, deny: null, resendConfirmation: null }],
  ] as const)('follows the table of the contract for %o', (facts, expected) => {
    const steps = ['confirm', 'accept', 'deny', 'resendConfirmation'] as const;
    expect(Object.fromEntries(steps.map(step => [step, stateAfter(step, facts)]))).toEqual(expected);
  });
});

describe('isWaitingForStaff', () => {
  it.each([
    [awaiting, false],
    [ready, true],
    [confirmed, true],
    [accepted, false],
    [rejected, false],
  ])('%o: %s', (facts, expected) => expect(isWaitingForStaff(facts)).toBe(expected));
});

describe('readinessOf', () => {
  it.each([
    [awaiting, 'Unconfirmed'],
    [ready, 'Ready'],
    [confirmed, 'Ready'],
    [accepted, 'Decided'],
    [rejected, 'Decided'],
    [{ ...awaiting, isAnonymized: true }, 'Decided'],
  ])('%o: %s', (facts, expected) => expect(readinessOf(facts)).toBe(expected));
});
