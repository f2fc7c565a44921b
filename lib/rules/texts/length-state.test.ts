import { expect, it } from 'vitest';
import { lengthState } from './length-state';

it.each([
  ['', 2_000, null],
  ['a'.repeat(1_799), 2_000, null],
  ['a'.repeat(1_800), 2_000, { state: 'near', count: 200 }],
  ['a'.repeat(2_000), 2_000, { state: 'near', count: 0 }],
  ['a'.repeat(2_804), 2_000, { state: 'over', count: 804 }],
  [` ${'a'.repeat(10)} `, 10, null],
  ['a'.repeat(11), 10, { state: 'over', count: 1 }],
])('%j of at most %i characters', (text, max, expected) => {
  expect(lengthState(text, max)).toEqual(expected);
});
