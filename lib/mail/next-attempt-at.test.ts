import { describe, expect, it } from 'vitest';
import { nextMailAttemptAt } from '@/lib/mail/next-attempt-at';

describe('nextMailAttemptAt', () => {
  it('plans attempts for 24 hours with growing pauses, then gives up', () => {
    const start = new Date('2026-03-14T09:00:00Z');
    const pauses: number[] = [];
    let now = start;
    for (let attempts = 1; ; attempts += 1) {
      const next = nextMailAttemptAt(attempts, now);
      if (!next) break;
      pauses.push((next.getTime() - now.getTime()) / 1000);
      now = next;
    }
    expect(now.getTime() - start.getTime()).toBe(24 * 60 * 60 * 1000);
    expect(pauses.slice(0, 3)).toEqual([30, 60, 120]);
    expect(Math.max(...pauses)).toBe(3 * 60 * 60);
  });
});
