import { describe, expect, it } from 'vitest';
import { IsoDate, Money, requiredText, text } from './common';

describe('IsoDate', () => {
  it.each(['2026-02-30', '2026-13-01', '0000-01-01', '26-01-01', '2026-1-1', ''])('refuses %j', date => {
    expect(IsoDate.safeParse(date).success).toBe(false);
  });

  it('takes a leap day', () => {
    expect(IsoDate.parse('2028-02-29')).toBe('2028-02-29');
  });
});

describe('Money', () => {
  it.each([0, 0.01, 12.5, 0.07, 1.1, 99_999.99])('takes %d', amount => {
    expect(Money.safeParse(amount).success).toBe(true);
  });

  it.each([-0.01, 100_000, 0.001, 12.345, Number.NaN, Number.POSITIVE_INFINITY, '1'])(
    'refuses %j',
    amount => {
      expect(Money.safeParse(amount).success).toBe(false);
    },
  );
});

describe('text', () => {
  it('refuses what cannot be stored or has no place in a record', () => {
    for (const wrong of ['a\u0000b', '\ud800', 'bell\u0007', 'x'.repeat(11)]) {
      expect(text(10).safeParse(wrong).success).toBe(false);
    }
    expect(text(10).parse('Zoë\n👍')).toBe('Zoë\n👍');
    expect(requiredText(10).safeParse('   ').success).toBe(false);
  });
});
