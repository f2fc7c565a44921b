import { expect, it } from 'vitest';
import { retryAfterMs } from './post';

const now = new Date('2026-03-14T09:00:00Z');

it.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['Sat, 14 Mar 2026 09:02:00 GMT', 120_000],
  ['Saturday, 14-Mar-26 09:02:00 GMT', 120_000],
  ['Sat, 14 Mar 2026 08:00:00 GMT', 0],
  ['-5', null],
  ['1.5', null],
  ['99999999999', null],
  ['soon', null],
  ['Sat, someday', null],
  ['2026-03-14T09:02:00Z', null],
  ['', null],
])('parses Retry-After %j as %j ms', (value, expected) => {
  expect(retryAfterMs(value, now)).toBe(expected);
});
