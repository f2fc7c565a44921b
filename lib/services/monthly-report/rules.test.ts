import { describe, expect, it } from 'vitest';
import { daysOfMonth, dueMonth, monthBefore, moveMonth } from '@/lib/services/monthly-report/rules';

describe('the month that a nightly run reports', () => {
  it.each([
    ['2026-11-01', '2026-10-31', '2026-10'],
    ['2026-11-01', null, '2026-10'],
    ['2026-01-01', '2025-12-31', '2025-12'],
    ['2028-03-01', '2028-02-29', '2028-02'],
    // The run of the first was finished, or finished and started again.
    ['2026-11-02', '2026-11-01', null],
    ['2026-11-30', '2026-11-29', null],
    // Runs were missed: one, and several weeks.
    ['2026-11-02', '2026-10-31', '2026-10'],
    ['2026-11-14', '2026-08-03', '2026-10'],
    // The first run of a new club, in the middle of a month.
    ['2026-11-14', null, null],
  ])('for the run of %s after that of %s it is %s', (night, lastNight, expected) => {
    expect(dueMonth(night, lastNight)).toBe(expected);
  });

  it('is each month exactly once in ten years of daily runs', () => {
    const days = Array.from({ length: 3653 }, (_, index) =>
      new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10),
    );
    const due = days.flatMap((night, index) => dueMonth(night, days[index - 1] ?? null) ?? []);
    expect(due).toHaveLength(120);
    expect(new Set(due).size).toBe(120);
  });
});

describe('months', () => {
  it.each([
    ['2026-10', '2026-10-01', '2026-10-31'],
    ['2028-02', '2028-02-01', '2028-02-29'],
    ['2100-02', '2100-02-01', '2100-02-28'],
  ])('%s runs from %s to %s', (month, from, to) => {
    expect(daysOfMonth(month)).toEqual({ from, to });
  });

  it.each([
    ['2026-10', -1, '2026-09'],
    ['2026-01', -1, '2025-12'],
    ['2026-10', -12, '2025-10'],
    ['2026-01', -11, '2025-02'],
  ])('%s plus %i months is %s', (month, months, expected) => {
    expect(moveMonth(month, months)).toBe(expected);
  });

  it.each([
    ['2026-11-01', '2026-10'],
    ['2026-11-30', '2026-10'],
    ['2026-01-15', '2025-12'],
  ])('the last complete month on %s is %s', (day, expected) => {
    expect(monthBefore(day)).toBe(expected);
  });
});
