import { describe, expect, it } from 'vitest';
import { isBic, isBicRequired } from '@/lib/rules/payment/bic';

describe('isBic', () => {
  it.each(['COBADEFF', 'COBADEFFXXX', 'cobadeff', 'COBA DE FF XXX', 'UBSWCHZH80A'])('accepts %s', text => {
    expect(isBic(text)).toBe(true);
  });

  it.each(['', 'COBADEF', 'COBADEFFX', 'COBADEFFXXXX', 'COB1DEFF', 'COBAD3FF', 'COBA-DEFF'])(
    'refuses %j',
    text => {
      expect(isBic(text)).toBe(false);
    },
  );
});

describe('isBicRequired', () => {
  it.each([
    ['DE', false],
    ['NO', false],
    ['CH', true],
    ['GB', true],
    ['SM', true],
  ])('for %s is %s', (country, expected) => {
    expect(isBicRequired(country)).toBe(expected);
  });
});
