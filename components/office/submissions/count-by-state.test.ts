import { describe, expect, it } from 'vitest';
import { countByState, withQueued } from './count-by-state';

const counts = {
  items: [
    { kind: 'Membership', state: 'Confirmed', count: 3, withdrawn: 0, waiting: 3, unconfirmed: 0 },
    { kind: 'Membership', state: 'New', count: 2, withdrawn: 0, waiting: 0, unconfirmed: 2 },
  ],
  waiting: 3,
  unconfirmed: 2,
} as const;
const shown = { ...counts, items: [...counts.items] };
const stored = {
  kind: 'Membership',
  state: 'Confirmed',
  needsConfirmation: true,
  withdrawnAt: null,
} as const;
const accepted = { state: 'Accepted', stored, answeredAt: null } as const;

describe('counts with decisions that can still be undone', () => {
  it('have a decision in its new state, not among those to decide', () => {
    const { items, waiting, unconfirmed } = withQueued(shown, [accepted], 1_000);
    expect([waiting, unconfirmed, countByState(items, 'Accepted'), countByState(items, null)]).toEqual([
      2, 2, 1, 5,
    ]);
  });

  it('count a rejection of an unconfirmed one among those that are rejected', () => {
    const rejected = { state: 'Rejected', stored: { ...stored, state: 'New' }, answeredAt: null } as const;
    const { items, waiting, unconfirmed } = withQueued(shown, [rejected], 1_000);
    expect([waiting, unconfirmed, countByState(items, 'Rejected')]).toEqual([3, 1, 1]);
  });

  it('count a decision once after the server has counted it', () => {
    expect(withQueued(shown, [{ ...accepted, answeredAt: 900 }], 1_000)).toEqual(counts);
    expect(withQueued(shown, [{ ...accepted, answeredAt: 1_100 }], 1_000).waiting).toBe(2);
  });

  it('stay as they are for questions, failures and submissions that are not loaded', () => {
    const others = [
      { question: 'Open' },
      { state: 'Accepted', stored: undefined, answeredAt: null },
    ] as const;
    expect(withQueued(shown, others, 1_000)).toEqual(counts);
  });
});
