import { describe, expect, it } from 'vitest';
import { nextDeliveryAttemptAt } from '@/lib/webhooks/next-attempt-at';

const now = new Date('2026-03-14T09:00:00Z');

describe('nextDeliveryAttemptAt', () => {
  it.each([
    [1, 5],
    [2, 300],
    [3, 1800],
    [4, 7200],
    [5, 18_000],
    [6, 36_000],
    [7, 50_400],
  ])('waits after failure %i for %i s, 20 % more or less', (attempts, seconds) => {
    const pause = (random: number) =>
      ((nextDeliveryAttemptAt(attempts, now, random)?.getTime() ?? 0) - now.getTime()) / 1000;
    expect(pause(0)).toBeCloseTo(seconds * 0.8, 3);
    expect(pause(0.5)).toBeCloseTo(seconds, 3);
    expect(pause(1)).toBeCloseTo(seconds * 1.2, 3);
  });

  it('gives up after the eighth failure', () => {
    expect(nextDeliveryAttemptAt(8, now, 0.5)).toBeNull();
  });
});
