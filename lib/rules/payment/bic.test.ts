import { describe, expect, it } from 'vitest';
import { isBic, isBicRequired } from '@/lib/rules/payment/bic';

describe('isBic', () => {
  it.each([
    'COBADEFF',
    'COBADEFFXXX',
    'cobadeff',
    'COBA DE FF XXX',
    'UBSWCHZH80A',
    'COB1DEFF',
    '1234DEFF',
    'A1B2GB2LXXX',
  ])('accepts %s', text => {
    expect(isBic(text)).toBe(true);
  });

  it.each(['', 'COBADEF', 'COBADEFFX', 'COBADEFFXXXX', 'COBAD3FF', 'COBA12FF', 'COBA-DEFF'])(
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
