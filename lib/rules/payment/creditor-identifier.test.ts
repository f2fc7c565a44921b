import { describe, expect, it } from 'vitest';
import { isCreditorIdentifier } from '@/lib/rules/payment/creditor-identifier';

describe('isCreditorIdentifier', () => {
  it.each([
    'DE98ZZZ09999999999',
    'DE39ZZZ00000029337',
    'DE98ABC09999999999',
    'de98 zzz 0999 9999 999',
    'NL79ZZZ999999990000',
  ])('accepts %s', text => {
    expect(isCreditorIdentifier(text)).toBe(true);
  });

  it.each([
    ['', 'nothing'],
    ['DE98ZZZ09999999998', 'a wrong digit'],
    ['DE89ZZZ09999999999', 'swapped check digits'],
    ['DE98ZZZ0999999999', 'one character short'],
    ['DE98ZZZ099999999990', 'one character long'],
    ['DE98ZZZ0999999999A', 'a letter in the national number'],
    ['DE98ZZ-09999999999', 'a hyphen'],
    ['98ZZZ09999999999DE', 'no country'],
    ['DE89370400440532013000', 'an IBAN'],
  ])('refuses %j: %s', text => {
    expect(isCreditorIdentifier(text)).toBe(false);
  });
});
