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

  it.each([
    ['no longer than its own pause', 1_000, 300],
    ['as long as asked', 3_600_000, 3600],
    ['at most a day', 10 * 86_400_000, 86_400],
  ])('waits %s if the receiver asks for %i ms', (_, asked, seconds) => {
    const at = nextDeliveryAttemptAt(2, now, 0.5, asked);
    expect(((at?.getTime() ?? 0) - now.getTime()) / 1000).toBe(seconds);
  });

  it('gives up after the eighth failure', () => {
    expect(nextDeliveryAttemptAt(8, now, 0.5)).toBeNull();
  });
});
