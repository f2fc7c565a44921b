import { describe, expect, it } from 'vitest';
import { isSame, listMyChanges, listTheirChanges, withValues } from '@/components/forms/merge-values';

const base = { name: 'Judo', price: 10, limit: null, days: { short: 1, long: 9 }, parts: ['a'] };

describe('listTheirChanges', () => {
  it('lists what they changed, and whether I typed something else', () => {
    const theirs = { ...base, name: 'Aikido', price: 12 };
    const mine = { ...base, name: 'Karate' };
    expect(listTheirChanges(base, theirs, mine)).toEqual([
      { path: 'name', before: 'Judo', theirs: 'Aikido', mine: 'Karate', isMine: true },
      { path: 'price', before: 10, theirs: 12, mine: 10, isMine: false },
    ]);
  });

  it('compares objects by member and lists as a whole', () => {
    const theirs = { ...base, days: { short: 2, long: 9 }, parts: ['a', 'b'] };
    const mine = { ...base, days: { short: 1, long: 8 }, parts: ['c'] };
    expect(listTheirChanges(base, theirs, mine)).toMatchObject([
      { path: 'days.short', isMine: false },
      { path: 'parts', isMine: true },
    ]);
  });

  it('needs no decision where both changed the same', () => {
    const theirs = { ...base, name: 'Aikido' };
    expect(listTheirChanges(base, theirs, theirs)).toMatchObject([{ path: 'name', isMine: false }]);
  });

  it('treats an object that one side has not as one value', () => {
    const theirs = { ...base, days: null };
    expect(listTheirChanges(base, theirs, base)).toMatchObject([{ path: 'days', theirs: null }]);
  });
});

describe('listMyChanges', () => {
  it('lists only what differs, by path', () => {
    expect(listMyChanges(base, { ...base, days: { short: 3, long: 9 } })).toEqual([
      { path: 'days.short', value: 3 },
    ]);
  });
});

describe('withValues', () => {
  it('sets values by path in a copy', () => {
    const changed = withValues(base, [
      { path: 'days.long', value: 10 },
      { path: 'name', value: 'Karate' },
    ]);
    expect(changed).toEqual({ ...base, name: 'Karate', days: { short: 1, long: 10 } });
    expect(base.days.long).toBe(9);
  });
});

describe('isSame', () => {
  it.each([
    [Number.NaN, Number.NaN, true],
    [Number.NaN, null, false],
    [{ a: undefined }, {}, true],
    [['a', 'b'], ['b', 'a'], false],
  ])('%j and %j: %s', (a, b, isEqual) => {
    expect(isSame(a, b)).toBe(isEqual);
  });
});
