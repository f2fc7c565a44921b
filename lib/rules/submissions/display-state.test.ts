import { expect, it } from 'vitest';
import { displayStateOf, isReceivedUnconfirmed } from '@/lib/rules/submissions/display-state';

const membership = { kind: 'Membership', needsConfirmation: true, withdrawnAt: null } as const;
const cancellation = { ...membership, kind: 'Cancellation' } as const;

it.each([
  [{ ...membership, state: 'New' }, 'Unconfirmed', false],
  [{ ...membership, kind: 'Change', state: 'New' }, 'Unconfirmed', false],
  [{ ...membership, state: 'New', needsConfirmation: false }, 'ToDecide', false],
  [{ ...membership, state: 'Confirmed' }, 'ToDecide', false],
  [{ ...cancellation, state: 'New' }, 'ToDecide', true],
  [{ ...cancellation, state: 'New', needsConfirmation: false }, 'ToDecide', false],
  [{ ...cancellation, state: 'Confirmed' }, 'ToDecide', false],
  [{ ...membership, state: 'Accepted' }, 'Accepted', false],
  [{ ...membership, state: 'Rejected' }, 'Rejected', false],
  [{ ...membership, state: 'Rejected', withdrawnAt: '2026-03-18T17:30:00.000Z' }, 'Withdrawn', false],
] as const)(
  '%o is shown as %s; waits for the club without a confirmation: %s',
  (facts, state, isReceived) => {
    expect(displayStateOf(facts)).toBe(state);
    expect(isReceivedUnconfirmed(facts)).toBe(isReceived);
  },
);
