import { expect, test } from 'vitest';
import { crashBudget } from './crash-budget.mjs';

test('pauses double, and the fifth crash within a minute ends it', () => {
  const pauseAfterCrash = crashBudget();
  expect([0, 1_000, 3_000, 6_000, 11_000].map(pauseAfterCrash)).toEqual([
    500,
    1_000,
    2_000,
    4_000,
    undefined,
  ]);
});

test('without a limit of crashes, pauses stop growing at the longest', () => {
  const pauseAfterCrash = crashBudget({ crashesMax: Number.POSITIVE_INFINITY, longestPauseMs: 5_000 });
  const pauses = Array.from({ length: 20 }, (_, index) => pauseAfterCrash(index));
  expect(pauses.slice(0, 5)).toEqual([500, 1_000, 2_000, 4_000, 5_000]);
  expect(new Set(pauses.slice(5))).toEqual(new Set([5_000]));
});

test('crashes older than a minute do not count', () => {
  const pauseAfterCrash = crashBudget();
  for (const at of [0, 1, 2, 3]) pauseAfterCrash(at);
  expect(pauseAfterCrash(60_003)).toBe(500);
});

test('pauses of a minute last as long as crashes go on, if the window is longer', () => {
  const pauseAfterCrash = crashBudget({
    crashesMax: Number.POSITIVE_INFINITY,
    longestPauseMs: 60_000,
    windowMs: 600_000,
  });
  let now = 0;
  const pauses = Array.from({ length: 30 }, () => {
    const pause = pauseAfterCrash(now) ?? 0;
    now += pause + 1_000;
    return pause;
  });
  expect(pauses.slice(0, 8)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000]);
  expect(new Set(pauses.slice(8))).toEqual(new Set([60_000]));
});
