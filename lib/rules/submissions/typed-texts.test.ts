import { describe, expect, it } from 'vitest';
import { checkPhone } from '@/lib/rules/submissions/field-rules';
import { readTypedEmail, readTypedIban, readTypedPhone, readTypedZip, writeTypedIban } from './typed-texts';

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

  it.each([
    ['IBAN: MT84 MALT 0110 0001 2345 MTLC AST0 01S', 'MT84MALT011000012345MTLCAST001S'],
    ['Meine IBAN lautet: DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['DE89 3704 0044 0532 0130 00 (Sparkasse)', 'DE89370400440532013000'],
    ['Meine IBAN: DE89 3704 0044 0532 0130 01 bitte', 'DE89370400440532013001'],
    ['DE89 3704 0044 0532 0130 009', 'DE893704004405320130009'],
    ['DE89 3704 0044', 'DE8937040044'],
    ['DE89370400440532013000\u0000', 'DE89370400440532013000\u0000'],
  ])('in %j is %s', (typed, expected) => {
    expect(readTypedIban(typed)).toBe(expected);
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

describe('e-mail address', () => {
  it.each([
    ['Anna <anna@mail.example>', 'anna@mail.example'],
    ['"Berg, Anna" <anna@mail.example>;', 'anna@mail.example'],
    ['<anna@mail.example>', 'anna@mail.example'],
    ['mailto:anna@mail.example', 'anna@mail.example'],
    ['mailto:anna@mail.example?subject=Hallo', 'anna@mail.example'],
    ['anna(at)mail.example', 'anna@mail.example'],
    ['anna [at] mail [dot] example', 'anna@mail.example'],
    ['anna (ät) mail (Punkt) example', 'anna@mail.example'],
    ['anna@mail.example\u202c', 'anna@mail.example'],
    ['\u200banna@mail.example.', 'anna@mail.example'],
    ['„anna@mail.example“', 'anna@mail.example'],
    ["o'hara@mail.example", "o'hara@mail.example"],
    ['anna', 'anna'],
  ])('copied as %j is %s', (typed, expected) => {
    expect(readTypedEmail(typed)).toBe(expected);
  });
});

describe('postcode', () => {
  it.each([
    ['D-35037', '35037'],
    ['D – 35037', '35037'],
    ['DE 35037', '35037'],
    ['A-1010', '1010'],
    ['CH-8001', '8001'],
    ['FL-9490', '9490'],
    ['35 037', '35037'],
    ['D-35 037', '35037'],
    ['35037\u200b', '35037'],
    ['３５０３７', '35037'],
    ['110 00', '110 00'],
    ['1012 AB', '1012 AB'],
    ['SW1A 1AA', 'SW1A 1AA'],
    ['L-1234', 'L-1234'],
    ['12345-67890', '12345-67890'],
    ['-', ''],
    ['–', ''],
  ])('typed as %j is %j', (typed, expected) => {
    expect(readTypedZip(typed)).toBe(expected);
  });
});
