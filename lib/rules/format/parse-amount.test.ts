import { describe, expect, it } from 'vitest';
import { parseAmount } from '@/lib/rules/format/parse-amount';

describe('parseAmount', () => {
  it.each([
    ['12,50', 12.5],
    ['12.5', 12.5],
    ['12', 12],
    ['0,05', 0.05],
    ['12 €', 12],
    ['€12.50', 12.5],
    ['EUR 12,5', 12.5],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1.234', 1234],
    ["1'234.50", 1234.5],
    ['1 234,50', 1234.5],
    ['12.', 12],
    ['', null],
    ['  ', null],
    ['abc', Number.NaN],
    ['-5', Number.NaN],
    ['1.2.3', Number.NaN],
    ['12,345,6', Number.NaN],
    ['1,5,50', Number.NaN],
  ])('reads %j as %s', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });
});
