import { describe, expect, it } from 'vitest';
import { centsOfAmount, isPriceCents, priceCentsMax } from '@/lib/rules/money/cents';

describe('centsOfAmount', () => {
  it.each([
    [0, 0],
    [-0, 0],
    [0.01, 1],
    [0.29, 29],
    [1.1, 110],
    [4.35, 435],
    [19.99, 1999],
    [1.005, null],
    [0.001, null],
    [12.345, null],
    [-1, null],
    [-0.001, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [99_999.99, 9_999_999],
  ])('of %d is %s', (amount, expected) => {
    expect(centsOfAmount(amount)).toBe(expected);
  });

  it('gives back every price in range and prints at most two decimals', () => {
    for (let cents = 0; cents <= priceCentsMax; cents += 7) {
      const amount = cents / 100;
      if (centsOfAmount(amount) !== cents || !/^\d+(\.\d{1,2})?$/.test(String(amount))) {
        expect.unreachable(`${cents} cents came back as ${amount}`);
      }
    }
  });
});

describe('isPriceCents', () => {
  it.each([
    [0, true],
    [9_999_999, true],
    [10_000_000, false],
    [-1, false],
    [0.5, false],
    [Number.NaN, false],
  ])('of %d is %s', (value, expected) => {
    expect(isPriceCents(value)).toBe(expected);
  });
});
