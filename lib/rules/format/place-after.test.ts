import { expect, it } from 'vitest';
import { placeAfter } from './place-after';

it.each([
  [[], 0],
  [[0, 3, 1], 4],
  [[100_000], 100_000],
])('a new record comes after %j at %i', (orders, place) => {
  expect(placeAfter(orders.map(sortOrder => ({ sortOrder })))).toBe(place);
});

it('a new record comes last while the list is unknown', () => {
  expect(placeAfter(undefined)).toBe(100_000);
});
