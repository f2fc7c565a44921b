import { describe, expect, it } from 'vitest';
import { fromCents, IsoDate, Money, requiredLine, requiredText, text, toCents } from './common';

describe('IsoDate', () => {
  it.each(['2026-02-30', '2026-13-01', '0000-01-01', '26-01-01', '2026-1-1', ''])('refuses %j', date => {
    expect(IsoDate.safeParse(date).success).toBe(false);
  });

  it('accepts a leap day', () => {
    expect(IsoDate.parse('2028-02-29')).toBe('2028-02-29');
  });
});

describe('Money', () => {
  it.each([0, 0.01, 12.5, 0.07, 1.1, 99_999.99])('accepts %d', amount => {
    expect(Money.safeParse(amount).success).toBe(true);
  });

  it.each([
    -0.01,
    100_000,
    0.001,
    12.345,
    1e-7,
    1e-9,
    5e-324,
    1e300,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '1',
  ])('refuses %j', amount => {
    expect(Money.safeParse(amount).success).toBe(false);
  });
});

it('fromCents returns the amount that toCents was given, over the whole range', () => {
  for (let cents = 0; cents <= 9_999_999; cents += 7) {
    const amount = Number((cents / 100).toFixed(2));
    if (toCents(amount) !== cents || fromCents(cents) !== amount) expect(amount).toBe(cents);
  }
  expect(Object.is(toCents(Money.parse(-0)), 0)).toBe(true);
});

describe('requiredLine', () => {
  it('is what a reader sees, and refuses text of several lines', () => {
    expect(requiredLine(10).parse(' Fu\u0308sse ')).toBe('F\u00fcsse');
    expect(requiredLine(3).parse('\u202eab\u200bc')).toBe('abc');
    for (const wrong of ['', ' \t ', 'a\nb', 'a\u0000', 'a\u2028b', '\u202e', '\ud800', 'x'.repeat(11)]) {
      expect(requiredLine(10).safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
    }
  });
});

describe('text', () => {
  it('refuses characters that cannot be stored or have no place in a record', () => {
    for (const wrong of ['a\u0000b', '\ud800', 'bell\u0007', 'x'.repeat(11)]) {
      expect(text(10).safeParse(wrong).success).toBe(false);
    }
    expect(text(10).parse('Zoë\n👍')).toBe('Zoë\n👍');
  });

  it.each(['   ', '\u200b', '\u2060\ufeff', '\u00ad', '\u3164', '\u2800', '\u034f \u180e'])(
    'requires visible characters: refuses %j',
    invisible => {
      expect(requiredText(10).safeParse(invisible).success).toBe(false);
      expect(requiredLine(10).safeParse(invisible).success).toBe(false);
    },
  );
});
