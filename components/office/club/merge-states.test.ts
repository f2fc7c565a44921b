import { describe, expect, it } from 'vitest';
import { isSame, listConflicts, realChanges } from '@/components/office/club/merge-states';

const before = { name: 'Fußball', price: 5, lists: [1, 2], sortOrder: 0 };

describe('listConflicts', () => {
  it('lists changes by others, and marks those of members changed here too', () => {
    const theirs = { ...before, price: 6, lists: [1] };
    expect(listConflicts(before, theirs, { price: 7, name: 'Judo' })).toEqual([
      { name: 'price', isMine: true },
      { name: 'lists', isMine: false },
    ]);
  });

  it('returns nothing if the stored values are equal', () => {
    expect(listConflicts(before, structuredClone(before), { price: 7 })).toEqual([]);
  });
});

describe('realChanges', () => {
  it('drops fields whose value equals the stored one', () => {
    expect(realChanges(before, { name: 'Fußball', price: 7, lists: [1, 2] })).toEqual({ price: 7 });
  });
});

describe('isSame', () => {
  it('distinguishes an unreadable number from an empty one', () => {
    expect(isSame({ price: Number.NaN }, { price: null })).toBe(false);
    expect(isSame({ price: Number.NaN }, { price: Number.NaN })).toBe(true);
  });
});
