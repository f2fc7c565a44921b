import { describe, expect, it } from 'vitest';
import { isMemberNumber, nextNumbers, partsOf } from './member-numbers';

describe('partsOf', () => {
  it.each([
    ['17', { prefix: '', counter: 17, width: 2 }],
    ['A-0017', { prefix: 'A-', counter: 17, width: 4 }],
    ['2026/003', { prefix: '2026/', counter: 3, width: 3 }],
    ['17b', { prefix: '17b', counter: null, width: 0 }],
    ['', { prefix: '', counter: null, width: 0 }],
    ['9999999999999999', { prefix: '', counter: null, width: 16 }],
  ])('%s', (number, expected) => expect(partsOf(number)).toEqual(expected));
});

describe('isMemberNumber', () => {
  it.each([
    ['memberNumber', true],
    ['familyMembers[0].memberNumber', true],
    ['customFields.memberNumber', false],
    ['familyMembers[0].customFields.memberNumber', false],
  ])('%s: %s', (property, expected) => expect(isMemberNumber(property)).toBe(expected));
});

describe('nextNumbers', () => {
  it.each<[string, string, number, number, string[], string[]]>([
    ['counts on', '17', 17, 1, [], ['18']],
    ['keeps prefix and leading zeros', 'A-0017', 17, 2, [], ['A-0018', 'A-0019']],
    ['continues from the highest, not the latest', '17', 40, 1, [], ['41']],
    ['grows beyond the leading zeros', '099', 99, 1, [], ['100']],
    ['leaves out what was typed for others', 'a-1', 1, 2, ['A-2'], ['a-3', 'a-4']],
    ['knows nothing after a number that cannot be counted', '17b', 0, 1, [], []],
  ])('%s', (_, latest, highest, count, taken, expected) => {
    expect(nextNumbers(latest, highest, count, taken)).toEqual(expected);
  });
});
