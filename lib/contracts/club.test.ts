import { describe, expect, it } from 'vitest';
import { violationsOf } from '@/lib/http/problem';
import { ChangeClubInfo, Origin } from './club';

const errorsOf = (given: Record<string, unknown>) => {
  const parsed = ChangeClubInfo.safeParse({ name: 'TSV', ...given }, { reportInput: true });
  return parsed.success ? [] : violationsOf(parsed.error).map(({ path, key }) => `${path}: ${key}`);
};

describe('ChangeClubInfo', () => {
  it.each<[Record<string, unknown>]>([
    [{}],
    [{ country: 'AT', zip: '1010' }],
    [{ country: 'GB', zip: 'SW1A 1AA' }],
    [{ creditorId: 'DE98 ZZZ 0999 9999 999' }],
    [{ creditorId: '  ' }],
    [{ currency: 'CHF', timeZone: 'America/Argentina/Buenos_Aires' }],
    [{ timeZone: 'UTC' }],
    [{ phone: '+49 (0) 6421 / 5550-10', website: 'https://xn--sv-mnchen-75a.example/verein?x=1' }],
    [{ slug: 5, id: null, logoUrl: { any: 'thing' } }],
  ])('accepts %j', given => {
    expect(errorsOf(given)).toEqual([]);
  });

  it.each<[Record<string, unknown>, string[]]>([
    [{ name: '  ' }, ['name: required']],
    [{ name: 'TSV\r\nBcc: x' }, ['name: characters']],
    [{ country: 'XX' }, ['country: countryUnknown']],
    [{ country: 'de' }, ['country: countryUnknown']],
    [{ creditorId: 'DE97ZZZ09999999999' }, ['creditorId: creditorId']],
    [{ creditorId: 'DE98ZZZ0999999999' }, ['creditorId: creditorId']],
    [{ currency: 'JPY' }, ['currency: currency']],
    [{ currency: 'XXX' }, ['currency: currency']],
    [{ timeZone: '+01:00' }, ['timeZone: timeZone']],
    [{ timeZone: 'Mars/Olympus' }, ['timeZone: timeZone']],
    [{ timeZone: '' }, ['timeZone: timeZone']],
    [{ phone: 'call me' }, ['phone: phoneShape']],
    [{ website: 'javascript:alert(1)' }, ['website: formatUrl']],
    [{ email: 'nobody' }, ['email: emailShape']],
    [{ mandatePrefix: 'tsv' }, ['mandatePrefix: formatMandatePrefix']],
    [{ mandatePrefix: 'ABCDEFGHIJKLM' }, ['mandatePrefix: formatMandatePrefix']],
    [{ allowedOrigins: ['https://a.example', 'https://a.example'] }, ['allowedOrigins: unique']],
    [{ isAdmin: true }, ['isAdmin: unknownMember']],
    [{ zip: 5, country: 'DE' }, ['zip: type']],
    [
      { email: 'nobody', creditorId: 'DE97', zip: '5311', country: 'DE' },
      ['email: emailShape', 'creditorId: creditorId', 'zip: zipDigits'],
    ],
  ])('refuses %j with the path of the wrong member', (given, expected) => {
    expect(errorsOf(given)).toEqual(expected);
  });

  it('normalises a creditor identifier written with spaces', () => {
    expect(ChangeClubInfo.parse({ name: 'TSV', creditorId: ' de98 zzz 09999999999' }).creditorId).toBe(
      'DE98ZZZ09999999999',
    );
  });
});

describe('Origin', () => {
  it.each([
    'https://a.example',
    'http://localhost:8080',
    'https://xn--mnchen-3ya.example',
    'http://[::1]:3000',
  ])('accepts %s', origin => {
    expect(Origin.safeParse(origin).success).toBe(true);
  });

  it.each([
    '*',
    'https://*',
    'https://*.example',
    "https://a.example;script-src'unsafe-inline'",
    'https://a;b.example',
    'https://a,b.example',
    "https://a'b.example",
    'https://a.example/',
    'https://a.example/path',
    'https://user@a.example',
    'https://A.example',
    'https://a.example:443',
    'https://münchen.example',
    'ftp://a.example',
    'null',
    '',
  ])('refuses %s', origin => {
    expect(Origin.safeParse(origin).success).toBe(false);
  });
});
