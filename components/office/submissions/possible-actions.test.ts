import { expect, it } from 'vitest';
import { isPossible, type ListAction } from './possible-actions';

const unconfirmed = { state: 'New', needsConfirmation: true, question: null } as const;
const confirmed = { state: 'Confirmed', needsConfirmation: true, question: null } as const;
const asked = { ...confirmed, question: 'Open' } as const;
const accepted = { state: 'Accepted', needsConfirmation: true, question: null } as const;

it.each([
  ['unconfirmed', [unconfirmed], ['Deny', 'Ask', 'ResendConfirmation']],
  ['confirmed', [confirmed], ['Accept', 'Deny', 'Ask']],
  ['asked', [asked], ['Accept', 'Deny']],
  ['decided', [accepted], []],
  ['decided and unconfirmed', [accepted, unconfirmed], ['Deny', 'Ask', 'ResendConfirmation']],
])('of %s submissions the steps are offered that at least one can take', (_, chosen, expected) => {
  const actions: ListAction[] = ['Accept', 'Deny', 'Ask', 'ResendConfirmation'];
  expect(actions.filter(action => isPossible(action, chosen))).toEqual(expected);
});

it('export, assigning and deleting are always offered', () => {
  for (const action of ['Export', 'Assign', 'Delete'] as const)
    expect(isPossible(action, [accepted])).toBe(true);
});
