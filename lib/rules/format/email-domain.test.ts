import { domainToASCII } from 'node:url';
import { describe, expect, it } from 'vitest';
import { emailKey, isSameEmail, toUnicodeEmail } from './email-domain';

describe('toUnicodeEmail', () => {
  it.each([
    'müller.example',
    'tsv-grünwald.de',
    'straße.example',
    'मेल.भारत',
    'ไทย.ไทย',
    'почта.рф',
    'παράδειγμα.ελ',
    '例え.テスト',
    'مثال.إختبار',
    'ab-cd-üöä-ef.example',
    'bücher.schöne-größe.example',
  ])('reads %s in punycode', domain => {
    expect(domainToASCII(domain)).toMatch(/xn--/);
    expect(toUnicodeEmail(`Anna.Kunz@${domainToASCII(domain)}`)).toBe(`Anna.Kunz@${domain}`);
    expect(toUnicodeEmail(`Anna.Kunz@${domain.toUpperCase().replace('STRASSE', 'straße')}`)).toMatch(/^Anna/);
  });

  it.each([
    ['Anna@Example.org', 'Anna@Example.org'],
    ['anna@mu\u0308ller.example', 'anna@müller.example'],
    ['anna@MÜLLER.Example', 'anna@müller.example'],
    ['anna@XN--MLLER-KVA.example', 'anna@müller.example'],
    ['xn--mller-kva.example', 'müller.example'],
    ['xn--anna@example.org', 'xn--anna@example.org'],
    ['anna@xn--.example', 'anna@xn--.example'],
    ['anna@xn--99999999999999.example', 'anna@xn--99999999999999.example'],
    ['anna@xn--a_b.example', 'anna@xn--a_b.example'],
    ['Müller', 'müller'],
    ['', ''],
  ])('makes %j %j', (text, expected) => {
    expect(toUnicodeEmail(text)).toBe(expected);
  });
});

describe('isSameEmail', () => {
  it.each([
    ['ida@müller.example', 'IDA@xn--mller-kva.example', true],
    ['ida@müller.example', 'ida@mu\u0308ller.example', true],
    [' Ida@example.org', 'ida@EXAMPLE.org ', true],
    ['ida@mueller.example', 'ida@müller.example', false],
    ['ida@example.org', 'ina@example.org', false],
    ['', ' ', false],
  ])('%j and %j: %s', (one, other, isSame) => {
    expect(isSameEmail(one, other)).toBe(isSame);
  });

  it('is by a key', () => {
    expect(emailKey('Ida@XN--Mller-KVA.example ')).toBe('ida@müller.example');
  });
});
