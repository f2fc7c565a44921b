import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processConnection } from '@/db/client';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeApiKey } from '@/testing/db/factories';
import { applicationTo, bankData, makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { callApi } from '@/testing/http/call-api';

let database: TestDatabase;
let club: OfferingClub;
let token: string;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  token = await makeApiKey(club, 'Clerk');
});
afterAll(async () => {
  await processConnection().close();
  await database.close();
});

/** As typed, and as stored. */
const right: readonly (readonly [string, string])[] = [
  ['DE89370400440532013000', 'DE89370400440532013000'],
  ['de89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['  DE89\u00a03704\u00a00044\u00a00532\u00a00130\u00a000  ', 'DE89370400440532013000'],
  ['dE893704004405320 13000', 'DE89370400440532013000'],
  ['IBAN DE89370400440532013000', 'DE89370400440532013000'],
  ['DE89-3704-0044-0532-0130-00', 'DE89370400440532013000'],
  ['DE８9370400440532013000', 'DE89370400440532013000'],
  ['DE\u200b89370400440532013000', 'DE89370400440532013000'],
  ['Meine IBAN lautet: DE89 3704 0044 0532 0130 00, Sparkasse', 'DE89370400440532013000'],
  ['IBAN: MT84 MALT 0110 0001 2345 MTLC AST0 01S', 'MT84MALT011000012345MTLCAST001S'],
  ['DE02 1203 0000 0000 2020 51', 'DE02120300000000202051'],
  ['at61 1904 3002 3457 3201', 'AT611904300234573201'],
  ['CH9300762011623852957', 'CH9300762011623852957'],
  ['FR14 2004 1010 0505 0001 3m02 606', 'FR1420041010050500013M02606'],
  ['NL91ABNA0417164300', 'NL91ABNA0417164300'],
  ['gb29nwbk60161331926819', 'GB29NWBK60161331926819'],
  ['MT84 MALT 0110 0001 2345 MTLC AST0 01S', 'MT84MALT011000012345MTLCAST001S'],
  ['NO9386011117947', 'NO9386011117947'],
  ['BE68 5390 0754 7034', 'BE68539007547034'],
  ['CZ6508000000192000145399', 'CZ6508000000192000145399'],
  ['DK5000400440116243', 'DK5000400440116243'],
  ['ES9121000418450200051332', 'ES9121000418450200051332'],
  ['FI2112345600000785', 'FI2112345600000785'],
  ['GR1601101250000000012300695', 'GR1601101250000000012300695'],
  ['HR1210010051863000160', 'HR1210010051863000160'],
  ['HU42117730161111101800000000', 'HU42117730161111101800000000'],
  ['IE29AIBK93115212345678', 'IE29AIBK93115212345678'],
  ['IT60X0542811101000000123456', 'IT60X0542811101000000123456'],
  ['LI21088100002324013AA', 'LI21088100002324013AA'],
  ['LU280019400644750000', 'LU280019400644750000'],
  ['PL61109010140000071219812874', 'PL61109010140000071219812874'],
  ['PT50000201231234567890154', 'PT50000201231234567890154'],
  ['RO49AAAA1B31007593840000', 'RO49AAAA1B31007593840000'],
  ['SE4550000000058398257466', 'SE4550000000058398257466'],
  ['SI56263300012039086', 'SI56263300012039086'],
  ['SK3112000000198742637541', 'SK3112000000198742637541'],
];

const wrong: readonly unknown[] = [
  '',
  '   ',
  null,
  370400440532013,
  'DE89370400440532013001',
  'DE88370400440532013000',
  'DE98370400440532013000',
  'DE89370400440532031000',
  'AT611904300234573210',
  'NL91ABNA0417164301',
  'GB29NWBK60161331926891',
  'FR1420041010050500013M02607',
  'DE8937040044053201300',
  'DE893704004405320130000',
  'AT6119043002345732011',
  'NO938601111794',
  'MT84MALT011000012345MTLCAST001',
  'DE8937040O440532013000',
  'DEX9370400440532013000',
  'IBAN',
  'Meine IBAN kommt morgen',
  'IBAN DE89 3704 0044 0532 0130 009',
  '89370400440532013000',
  'DE89370400440532013000\u0000',
  'NL910BNA0417164300',
  'XX89370400440532013000',
  'US64SVBKUS6S3300958879',
  'TR330006100519786457841326',
  'UA213223130000026007233566001',
  'XK051212012345678906',
];

const apply = (iban: unknown) =>
  callApi({
    method: 'POST',
    path: '/submits/memberships',
    token,
    body: { ...applicationTo(club), ...bankData, bic: 'COBADEFFXXX', iban },
  });

const wish = (iban: unknown) =>
  callApi({
    method: 'POST',
    path: '/submits/changes',
    token,
    body: {
      identity: { firstName: 'Änne', lastName: 'Groß', birthDate: '1990-02-28', email: 'aenne@example.org' },
      wishes: { ...bankData, bic: 'COBADEFFXXX', iban },
    },
  });

describe('IBANs', () => {
  it('are 66, and 30 of them invalid', () => {
    expect([new Set(right.map(([typed]) => typed)).size, new Set(wrong).size]).toEqual([36, 30]);
  });

  it.each(right)('%j is accepted and stored as %s', async (typed, stored) => {
    for (const [send, kind] of [
      [apply, 'memberships'],
      [wish, 'changes'],
    ] as const) {
      const response = await send(typed);
      expect(response.status).toBe(201);
      const { id } = await response.json();
      const record = await (await callApi({ path: `/submits/${kind}/${id}`, token })).json();
      expect(record.wishes?.iban ?? record.iban).toBe(stored);
    }
  });

  it.each(wrong)('%j is refused with its path', async typed => {
    for (const [send, path] of [
      [apply, 'iban'],
      [wish, 'wishes.iban'],
    ] as const) {
      const response = await send(typed);
      expect(response.status).toBe(400);
      expect(Object.keys((await response.json()).errors)).toEqual([path]);
    }
  });
});
