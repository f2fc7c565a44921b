import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '@/lib/platform/context';
import { auditOf } from '@/testing/db/audit-of';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import {
  makeApplication,
  makeChangeRequest,
  makeFullApplication,
  refusalOf,
  staffOf,
  unknownIds,
} from '@/testing/db/factories';
import { bankData, makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { getBankData, getSubmission } from './get';
import { getHistory } from './history';
import { patchMembership } from './patch/patch-membership';

let database: TestDatabase;
let club: OfferingClub;
let other: OfferingClub;
let clerk: Ctx;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  other = await makeOfferingClub(database.db);
  clerk = await staffOf(club, 'Clerk');
});
afterAll(() => database.close());

const readsOf = async (id: string) =>
  (await auditOf(clerk, 'Submission', id)).filter(({ action }) => action === 'BankDataRead').length;

describe('bank data', () => {
  it('is masked on request but for the account holder, without an audit entry and without other differences', async () => {
    const id = await makeFullApplication(club);
    const masked = await getSubmission(clerk, 'Membership', id, 'Masked');
    expect(masked).toMatchObject({
      iban: 'DE** **** 3000',
      accountHolder: bankData.accountHolder,
      bic: null,
      mandate: { creditorId: 'DE98ZZZ09999999999' },
      origin: { ip: '203.0.113.7' },
    });
    expect(masked.signature).toMatch(/^data:image\/png/);
    expect(JSON.stringify(masked)).not.toMatch(/37040044/);
    expect(await readsOf(id)).toBe(0);
  });

  it('is masked in the history too', async () => {
    const id = await makeFullApplication(club);
    const patch = { iban: 'AT611904300234573201' };
    await patchMembership(clerk, { id, precondition: null, patch });
    const of = async (bankData: 'Full' | 'Masked') =>
      (await getHistory(clerk, { kind: 'Membership', id, limit: 9, bankData })).items[0];
    expect(await of('Masked')).toMatchObject({ property: 'iban', oldValue: '***', newValue: '***' });
    expect(await of('Full')).toMatchObject({ newValue: patch.iban });
  });

  it('is shown in full on request, with an audit entry for each request', async () => {
    for (const id of [await makeFullApplication(club), await makeChangeRequest(club, { ...bankData })]) {
      const asked = { iban: 'DE89370400440532013000', bic: null, accountHolder: bankData.accountHolder };
      expect(await getBankData(clerk, id)).toEqual(asked);
      expect(await getBankData(clerk, id)).toEqual(asked);
      expect(await readsOf(id)).toBe(2);
    }
  });

  it('is null if there is none, without an audit entry', async () => {
    const id = await makeApplication(club);
    expect(await getBankData(clerk, id)).toEqual({ iban: null, bic: null, accountHolder: null });
    expect(await readsOf(id)).toBe(0);
  });

  it('is not found for another club or an unknown id', async () => {
    for (const id of [...unknownIds, await makeFullApplication(other)])
      expect((await refusalOf(getBankData(clerk, id))).code).toBe('not-found');
  });
});
