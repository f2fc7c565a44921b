import { describe, expect, it } from 'vitest';
import {
  checkBicField,
  checkBirthDate,
  checkCountry,
  checkDateBetween,
  checkEmail,
  checkEntryDate,
  checkIbanField,
  checkName,
  checkNotes,
  checkPhone,
  checkSignature,
  checkZip,
  nearestEntryDate,
} from '@/lib/rules/submissions/field-rules';
import { threadMs } from '@/testing/thread-time';

const today = '2026-07-01';

describe('checkName', () => {
  it.each([
    'Anna',
    'Jürgen',
    'D’Angelo',
    'von der Heide-Schmidt',
    '李',
    'Ōe',
    'É'.normalize('NFD'),
    'a'.repeat(100),
  ])('accepts %j', text => {
    expect(checkName(text)).toBeNull();
  });

  it.each([
    ['a'.repeat(101), 'tooLong'],
    ['123', 'nameLetters'],
    ['-', 'nameLetters'],
    ['Win at https://evil.example', 'nameLink'],
    ['WWW.evil.example', 'nameLink'],
    ['anna@evil.example', 'nameLink'],
    ['anna＠evil.example', 'nameLink'],
    ['An\u0000na', 'controlCharacters'],
    ['An\nna', 'controlCharacters'],
    ['An\u007fna', 'controlCharacters'],
    ['An\u202ena', 'controlCharacters'],
    ['An\ud800na', 'controlCharacters'],
    ['An\udc00na', 'controlCharacters'],
  ])('refuses %j: %s', (text, key) => {
    expect(checkName(text)?.key).toBe(key);
  });

  it('counts the characters after trimming', () => {
    expect(checkName(` ${'a'.repeat(100)}\n`)).toBeNull();
  });
});

describe('checkEmail', () => {
  it.each([
    'anna@example.org',
    'anna.maria+verein@mail.example.co.uk',
    "o'hara@example.org",
    'a@bä.de',
    'x@xn--b-vfa.de',
    'anna@मेल.भारत',
    'anna@ตัวอย่าง.ไทย',
    'anna@mu\u0308ller.example',
    ' anna@example.org ',
    `${'a'.repeat(64)}@example.org`,
    '1@2.example',
  ])('accepts %j', text => {
    expect(checkEmail(text)).toBeNull();
  });

  it.each([
    '',
    'anna',
    'anna@',
    '@example.org',
    'anna@example',
    'anna@localhost',
    'anna@@example.org',
    'anna@example..org',
    'anna@.example.org',
    'anna@example.org.',
    'anna@-example.org',
    'anna@example-.org',
    'anna@exam ple.org',
    'anna berg@example.org',
    '.anna@example.org',
    'anna.@example.org',
    'an..na@example.org',
    'anna@127.0.0.1',
    'anna@[127.0.0.1]',
    'anna@example.c',
    'Anna <anna@example.org>',
    'anna@example.org,berta@example.org',
    'anna@example.org\r\nBcc: x@example.org',
    'anna\u0000@example.org',
    '"anna"@example.org',
    `${'a'.repeat(65)}@example.org`,
    `a@${'b'.repeat(64)}.org`,
    `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(10)}.org`,
  ])('refuses %j', text => {
    expect(checkEmail(text)?.key).toBe('emailShape');
  });

  it.each(['müller@mail.example', 'юлия@mail.example', 'anna.groß+verein@bä.de'])(
    'names the letters before the @ in %j',
    text => {
      expect(checkEmail(text)?.key).toBe('emailUmlaut');
    },
  );

  it('refuses a hostile address of a megabyte quickly', () => {
    const hostile = `${'a.'.repeat(250_000)}@${'a-'.repeat(250_000)}`;
    expect(threadMs(() => checkEmail(hostile))).toBeLessThan(500);
  });
});

describe('checkPhone', () => {
  it.each(['0228 12345', '+49 228 12345', '+49 (0)228 / 123-45', '(0228) 1.23.45', '12345'])(
    'accepts %j',
    text => {
      expect(checkPhone(text)).toBeNull();
    },
  );

  it.each(['1234', '+', '----------', '49+228 12345', '1'.repeat(16), '1 '.repeat(16), 'abc', ''])(
    'refuses %j',
    text => {
      expect(checkPhone(text)?.key).toBe('phoneShape');
    },
  );

  it.each([
    ['06421 12345, 0171 1234567', 'phoneSeveral'],
    ['06421 12345 / 0171 1234567', 'phoneSeveral'],
    ['06421/12345/0171/1234567', 'phoneSeveral'],
    ['06421 12345 oder 0171 1234567', 'phoneSeveral'],
    ['+49 6421 12345 +49 171 1234567', 'phoneSeveral'],
    ['06421 12345 ext. 5', 'phoneExtension'],
    ['06421 12345 Durchwahl 15', 'phoneExtension'],
    ['06421 12345 (DW: 15)', 'phoneExtension'],
    ['06421 12345x5', 'phoneExtension'],
  ])('says what is wrong with %j: %s', (text, key) => {
    expect(checkPhone(text)?.key).toBe(key);
  });
});

describe('checkZip', () => {
  it.each([
    ['53111', 'DE', undefined],
    ['01067', 'DE', undefined],
    [' 53111 ', 'DE', undefined],
    ['5311', 'DE', 'zipDigits'],
    ['531111', 'DE', 'zipDigits'],
    ['5311a', 'DE', 'zipDigits'],
    ['D-53111', 'DE', 'zipDigits'],
    ['٥٣١١١', 'DE', 'zipDigits'],
    ['1010', 'AT', undefined],
    ['10100', 'AT', 'zipDigits'],
    ['8001', 'CH', undefined],
    ['1012 AB', 'NL', undefined],
    ['SW1A 1AA', 'GB', undefined],
    ['12345-6789', 'US', undefined],
    ['12345-67890', 'US', 'zipShape'],
    ['12345-67890', 'IR', undefined],
    ['1', 'FR', 'zipShape'],
    ['75001;', 'FR', 'zipShape'],
    ['75001', 'constructor', undefined],
  ])('%j in %s: %s', (text, country, key) => {
    expect(checkZip(text, country)?.key).toBe(key);
  });
});

describe('checkBirthDate', () => {
  it.each([
    ['2026-07-01', undefined],
    ['1900-01-01', undefined],
    ['2024-02-29', undefined],
    ['2026-07-02', 'birthDateFuture'],
    ['1899-12-31', 'birthDateTooEarly'],
    ['2023-02-29', 'dateInvalid'],
    ['28.02.1990', 'dateInvalid'],
    ['1990', 'dateYearOnly'],
    ['28.02.', 'dateWithoutYear'],
    ['28.2', 'dateWithoutYear'],
  ])('%s: %s', (text, key) => {
    expect(checkBirthDate(text, today)?.key).toBe(key);
  });
});

describe('nearestEntryDate', () => {
  it.each([
    ['2026-08-01', '2026-08-01'],
    ['2025-06-30', '2026-07-01'],
    ['2028-07-02', '2028-07-01'],
    ['', '2026-07-01'],
  ])('%j is proposed as %s', (wished, proposed) => {
    expect(nearestEntryDate(wished, today)).toBe(proposed);
  });
});

describe('checkEntryDate', () => {
  it.each([
    ['2025-07-01', undefined],
    ['2028-07-01', undefined],
    ['2025-06-30', 'dateRange'],
    ['2028-07-02', 'dateRange'],
    ['2026-02-30', 'dateInvalid'],
  ])('%s: %s', (text, key) => {
    expect(checkEntryDate(text, today)?.key).toBe(key);
  });

  it('reports the bounds', () => {
    expect(checkEntryDate('2000-01-01', '2028-02-29')?.params).toEqual({
      from: '2027-02-28',
      to: '2030-02-28',
    });
  });
});

describe('checkDateBetween', () => {
  it('includes both bounds', () => {
    expect(checkDateBetween('2026-01-01', '2026-01-01', '2026-01-01')).toBeNull();
  });
});

describe('checkCountry', () => {
  it.each(['DE', 'XK', ' AT '])('knows the country %j', text => {
    expect(checkCountry(text)).toBeNull();
  });

  it.each(['de', 'Deutschland', 'XX', 'UK'])('does not know the country %j', text => {
    expect(checkCountry(text)?.key).toBe('countryUnknown');
  });
});

describe('checkIbanField', () => {
  it.each([
    ['DE89 3704 0044 0532 0130 00', undefined],
    ['', 'required'],
    ['DE89!', 'ibanCharacters'],
    ['XX893704', 'ibanCountry'],
    ['TR330006100519786457841326', 'ibanNotSepa'],
    ['DE8937', 'ibanLength'],
    ['DE89370400440532013001', 'ibanChecksum'],
  ])('%j: %s', (text, key) => {
    expect(checkIbanField(text)?.key).toBe(key);
  });

  it('reports how long an IBAN of that country is', () => {
    expect(checkIbanField('DE8937')?.params).toEqual({ country: 'DE', length: 22 });
  });
});

describe('checkBicField', () => {
  it('refuses a text without the form of a BIC', () => {
    expect(checkBicField('COBADEFFXXX')).toBeNull();
    expect(checkBicField('COBA')?.key).toBe('bicShape');
  });
});

describe('checkSignature', () => {
  const png = (base64: string) => `data:image/png;base64,${base64}`;
  const ofBytes = (bytes: number) =>
    png(Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(bytes - 8)]).toString('base64'));

  it.each([8, 9, 10, 11, 204_799, 204_800])('accepts an image of %i bytes', bytes => {
    expect(checkSignature(ofBytes(bytes))).toBeNull();
  });

  it.each([204_801, 204_802, 300_000])('refuses an image of %i bytes', bytes => {
    expect(checkSignature(ofBytes(bytes))).toEqual({ key: 'signatureTooLarge', params: { max: 200 } });
  });

  it.each([
    '',
    'iVBORw0KGgo=',
    'data:image/png;base64,',
    'data:image/jpeg;base64,/9j/4AAQ',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:text/html;base64,iVBORw0KGgo=',
    png('iVBORw0KGgo'),
    png('iVBORw0KGgo=\n===='.slice(0, 16)),
    png('iVBORw0KGgo<scr>'),
    png('iVBORw0KGgo====='),
    'https://example.org/signature.png',
  ])('refuses %j', text => {
    expect(checkSignature(text)?.key).toBe('signatureShape');
  });
});

describe('checkNotes', () => {
  it('accepts paragraphs of at most 2,000 characters', () => {
    expect(checkNotes('eins\nzwei')).toBeNull();
    expect(checkNotes('a'.repeat(2_001))).toEqual({ key: 'tooLong', params: { max: 2_000, over: 1 } });
    expect(checkNotes('a\u0000')?.key).toBe('controlCharacters');
  });
});
