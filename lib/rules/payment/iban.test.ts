import { countrySpecs, isValidIBAN } from 'ibantools';
import { describe, expect, it } from 'vitest';
import { checkIban, formatIban, type IbanReason, normaliseIban, remainder97 } from '@/lib/rules/payment/iban';

const right = [
  'DE89370400440532013000',
  'AT611904300234573201',
  'CH9300762011623852957',
  'FR1420041010050500013M02606',
  'NL91ABNA0417164300',
  'GB29NWBK60161331926819',
  'MT84MALT011000012345MTLCAST001S',
  'NO9386011117947',
  'AD1200012030200359100100',
  'BE68539007547034',
  'BG80BNBG96611020345678',
  'CY17002001280000001200527600',
  'CZ6508000000192000145399',
  'DK5000400440116243',
  'EE382200221020145685',
  'ES9121000418450200051332',
  'FI2112345600000785',
  'GI75NWBK000000007099453',
  'GR1601101250000000012300695',
  'HR1210010051863000160',
  'HU42117730161111101800000000',
  'IE29AIBK93115212345678',
  'IS140159260076545510730339',
  'IT60X0542811101000000123456',
  'LI21088100002324013AA',
  'LT121000011101001000',
  'LU280019400644750000',
  'LV80BANK0000435195001',
  'MC5811222000010123456789030',
  'PL61109010140000071219812874',
  'PT50000201231234567890154',
  'RO49AAAA1B31007593840000',
  'SE4550000000058398257466',
  'SI56263300012039086',
  'SK3112000000198742637541',
  'SM86U0322509800000000270100',
  'VA59001123000012345678',
  'AL47212110090000000235698741',
  'MD24AG000225100013104168',
  'ME25505000012345678951',
  'MK07250120000058984',
  'RS35260005601001611379',
  'de89 3704 0044 0532 0130 00',
  ' DE89\u00a03704\t0044 0532 0130 00\n',
];

const wrong: [string, IbanReason][] = [
  ['', 'empty'],
  ['   ', 'empty'],
  ['DE89370400440532013001', 'checksum'],
  ['DE88370400440532013000', 'checksum'],
  ['DE98370400440532013000', 'checksum'],
  ['DE89370400440532031000', 'checksum'],
  ['AT611904300234573210', 'checksum'],
  ['NL91ABNA0417164301', 'checksum'],
  ['GB29NWBK60161331926891', 'checksum'],
  ['DE8937040044053201300', 'length'],
  ['DE893704004405320130000', 'length'],
  ['DE', 'length'],
  ['NO938601111794', 'length'],
  ['MT84MALT011000012345MTLCAST001', 'length'],
  ['IBAN DE89370400440532013000', 'characters'],
  ['DE8937040O440532013000', 'characters'],
  ['DE89-3704-0044-0532-0130-00', 'characters'],
  ['DEX9370400440532013000', 'characters'],
  ['89370400440532013000', 'characters'],
  ['D', 'characters'],
  ['ÄÖ89370400440532013000', 'characters'],
  ['DE８９370400440532013000', 'characters'],
  ['DE89370400440532013000\u0000', 'characters'],
  ['NL910BNA0417164300', 'characters'],
  ['GB29NW0K60161331926819', 'characters'],
  ['XX89370400440532013000', 'country'],
  ['US64SVBKUS6S3300958879', 'notSepa'],
  ['AA110011123Z5678', 'country'],
  ['TR330006100519786457841326', 'notSepa'],
  ['UA213223130000026007233566001', 'notSepa'],
  ['FO6264600001631634', 'notSepa'],
  ['GL8964710001000206', 'notSepa'],
  ['XK051212012345678906', 'notSepa'],
];

describe('checkIban', () => {
  it.each(right)('accepts %j', text => {
    expect(checkIban(text)).toEqual({
      ok: true,
      iban: normaliseIban(text),
      country: normaliseIban(text).slice(0, 2),
    });
  });

  it.each(wrong)('refuses %j: %s', (text, reason) => {
    expect(checkIban(text)).toMatchObject({ ok: false, reason });
  });

  it('names country and length if the length is wrong', () => {
    expect(checkIban('at61 1904')).toEqual({
      ok: false,
      reason: 'length',
      country: 'AT',
      expectedLength: 20,
    });
  });

  it('does not accept names of object members as countries', () => {
    expect(checkIban('__proto__')).toMatchObject({ reason: 'characters' });
  });

  it('agrees with an independent library on every valid IBAN and every wrong digit in it', () => {
    for (const iban of right.map(normaliseIban)) {
      expect(isValidIBAN(iban), iban).toBe(true);
      for (let at = 2; at < iban.length; at++) {
        for (const character of ['0', '5', '9', 'A']) {
          const changed = iban.slice(0, at) + character + iban.slice(at + 1);
          expect(checkIban(changed).ok, changed).toBe(isValidIBAN(changed));
        }
      }
    }
  });

  it('has the lengths of an independent library for every SEPA country', () => {
    for (const [country, spec] of Object.entries(countrySpecs)) {
      const check = checkIban(`${country}00`);
      if (!check.ok && check.reason === 'length') expect(check.expectedLength, country).toBe(spec.chars);
    }
  });
});

describe('remainder97', () => {
  it.each([
    ['1', 1],
    ['97', 0],
    ['A', 10],
    ['Z', 35],
    ['3214282912345698765432161182', 1],
  ])('of %s is %i', (text, expected) => {
    expect(remainder97(text)).toBe(expected);
  });
});

describe('formatIban', () => {
  it.each([
    ['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
    ['de89370', 'DE89 370'],
    ['DE89', 'DE89'],
    ['', ''],
    ['AT61 1904 3002 3457 3201', 'AT61 1904 3002 3457 3201'],
  ])('%j becomes %j', (text, expected) => {
    expect(formatIban(text)).toBe(expected);
  });
});
