import { describe, expect, it } from 'vitest';
import { checkPhone } from '@/lib/rules/submissions/field-rules';
import { readTypedIban, readTypedPhone, writeTypedIban } from './typed-texts';

describe('IBAN', () => {
  it.each([
    'DE89370400440532013000',
    'de89 3704 0044 0532 0130 00',
    'DE89.3704.0044.0532.0130.00',
    'DE89-3704-0044-0532-0130-00',
    'IBAN: DE89\u00a03704\u00a00044\u00a00532\u00a00130\u00a000',
    ' \u202aDE89370400440532013000\u202c\n',
  ])('pasted as %j is parsed to the same value', typed => {
    expect(readTypedIban(typed)).toBe('DE89370400440532013000');
    expect(writeTypedIban(typed)).toBe('DE89 3704 0044 0532 0130 00');
  });

  it('is grouped while typing', () => {
    expect(writeTypedIban('de893')).toBe('DE89 3');
    expect(writeTypedIban('DE89 ')).toBe('DE89');
  });
});

describe('telephone number', () => {
  it.each([
    ['0228/123 45', '0228/123 45'],
    ['\u202d+49\u00a0228\u00a012345\u202c', '+49 228 12345'],
    ['+49 (0)228 – 123–45', '+49 (0)228 - 123-45'],
    ['Tel.: 0228 12345', '0228 12345'],
    ['0228\t12345 ', '0228 12345'],
  ])('copied as %j becomes %j, which the form accepts', (typed, expected) => {
    expect(readTypedPhone(typed)).toBe(expected);
    expect(checkPhone(expected)).toBeNull();
  });

  it('any other text stays unchanged', () => {
    expect(readTypedPhone('call me')).toBe('call me');
  });
});
