import { describe, expect, it } from 'vitest';
import { isSame, listConflicts, realChanges } from '@/components/office/club/merge-states';

const before = { name: 'Fußball', price: 5, lists: [1, 2], sortOrder: 0 };

describe('listConflicts', () => {
  it('names what the other changed, and what was changed here too', () => {
    const theirs = { ...before, price: 6, lists: [1] };
    expect(listConflicts(before, theirs, { price: 7, name: 'Judo' })).toEqual([
      { name: 'price', isMine: true },
      { name: 'lists', isMine: false },
    ]);
  });

  it('finds nothing where the other stored what was there', () => {
    expect(listConflicts(before, structuredClone(before), { price: 7 })).toEqual([]);
  });
});

describe('realChanges', () => {
  it('drops what was typed and taken back', () => {
    expect(realChanges(before, { name: 'Fußball', price: 7, lists: [1, 2] })).toEqual({ price: 7 });
  });
});

describe('isSame', () => {
  it('tells a number that cannot be read from nothing', () => {
    expect(isSame({ price: Number.NaN }, { price: null })).toBe(false);
    expect(isSame({ price: Number.NaN }, { price: Number.NaN })).toBe(true);
  });
});
