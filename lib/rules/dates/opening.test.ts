import { expect, it } from 'vitest';
import { openingAt } from './opening';

const opensAt = '2026-03-01T07:00:00.000Z';
const closesAt = '2026-03-31T22:00:00.000Z';

it.each([
  [null, null, '2026-03-10T00:00:00.000Z', 'Open'],
  [opensAt, closesAt, '2026-03-01T06:59:59.999Z', 'NotYetOpen'],
  [opensAt, closesAt, opensAt, 'Open'],
  [opensAt, closesAt, '2026-03-31T21:59:59.999Z', 'Open'],
  [opensAt, closesAt, closesAt, 'Ended'],
  [opensAt, null, '2030-01-01T00:00:00.000Z', 'Open'],
  [null, closesAt, '2020-01-01T00:00:00.000Z', 'Open'],
  [null, closesAt, '2030-01-01T00:00:00.000Z', 'Ended'],
])('a form from %s to %s is at %s: %s', (from, until, now, opening) => {
  expect(openingAt({ opensAt: from, closesAt: until }, new Date(now))).toBe(opening);
});
