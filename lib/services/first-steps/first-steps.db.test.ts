import { afterAll, beforeAll, expect, it } from 'vitest';
import { ChangeMembershipSchema } from '@/lib/contracts/catalog';
import { ChangeClubInfo } from '@/lib/contracts/club';
import { ChangeDataPrivacySchema } from '@/lib/contracts/data-privacy';
import type { Ctx } from '@/lib/platform/context';
import { createClub } from '@/lib/services/clubs/create';
import { updateClubInfo } from '@/lib/services/clubs/update-info';
import { updateDataPrivacy } from '@/lib/services/data-privacy/update';
import { updateMembershipForm } from '@/lib/services/forms/update-membership-form';
import { createMembership } from '@/lib/services/memberships/create';
import { auditOf } from '@/testing/db/audit-of';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { staffOf } from '@/testing/db/factories';
import { makeOfferingClub } from '@/testing/db/offering-club';
import { getFirstSteps, setFirstStepsHidden } from './first-steps';

let database: TestDatabase;
let ctx: Ctx;
beforeAll(async () => {
  database = await testDatabase();
  const club = await makeOfferingClub(database.db);
  const clubId = await createClub(database.db, 'first-steps', ChangeClubInfo.parse({ name: 'Neu' }), {
    areFormsOnline: false,
  });
  ctx = { ...(await staffOf(club, 'Manager')), clubId };
});
afterAll(() => database.close());

async function doneKeys(): Promise<string[]> {
  return (await getFirstSteps(ctx)).steps.filter(({ isDone }) => isDone).map(({ key }) => key);
}

it('first steps are done while the data show it', async () => {
  expect(await doneKeys()).toEqual([]);
  const info = { name: 'Neu', street: 'Am Ring 1', zip: '53111', city: 'Bonn', email: 'neu@club.example' };
  await updateClubInfo(ctx, { info: ChangeClubInfo.parse(info), precondition: null });
  expect(await doneKeys()).toEqual(['Club']);
  const tariff = { name: 'Erwachsene', membershipPrice: 5, priceInterval: 'Monthly' };
  await createMembership(ctx, ChangeMembershipSchema.parse(tariff));
  expect(await doneKeys()).toEqual(['Club', 'Tariffs']);
  await updateMembershipForm(ctx, { isActive: true });
  expect(await doneKeys()).toEqual(['Club', 'Tariffs', 'Form']);
  await updateClubInfo(ctx, { info: ChangeClubInfo.parse({ ...info, street: '' }), precondition: null });
  expect(await doneKeys()).toEqual(['Tariffs', 'Form']);
});

it('the step of the creditor identifier is done by one, or by a form without direct debits', async () => {
  const isDone = async () => (await doneKeys()).includes('Sepa');
  expect(await isDone()).toBe(false);
  await updateMembershipForm(ctx, { showSepa: false, showOnAccount: true });
  expect(await isDone()).toBe(true);
  await updateMembershipForm(ctx, { showSepa: true });
  const info = ChangeClubInfo.parse({ name: 'Neu', creditorId: 'DE98ZZZ09999999999' });
  await updateClubInfo(ctx, { info, precondition: null });
  expect(await isDone()).toBe(true);
});

it.each([
  [{ text: 'Wir speichern die Daten [… wie lange].' }, false],
  [{ text: 'Wir speichern die Daten ein Jahr.' }, true],
  [{ text: 'Ein Jahr.', translations: { en: { text: 'One year, in [… where].' } } }, false],
  [{ text: '', translations: {}, policyUrl: 'https://verein.example/datenschutz' }, true],
  [{ text: 'Auch hier: [… wer].', policyUrl: 'https://verein.example/datenschutz' }, false],
])('the privacy notice %j is done: %s', async (notice, isDone) => {
  await updateDataPrivacy(ctx, ChangeDataPrivacySchema.parse(notice));
  expect((await doneKeys()).includes('Privacy')).toBe(isDone);
});

it('first steps are hidden and shown again for the whole club, with an audit entry', async () => {
  expect(await setFirstStepsHidden(ctx, { isPutAway: true })).toMatchObject({
    isPutAway: true,
    isDone: false,
  });
  expect(await getFirstSteps(ctx)).toMatchObject({ isPutAway: true });
  expect(await setFirstStepsHidden(ctx, { isPutAway: false })).toMatchObject({ isPutAway: false });
  expect((await auditOf(ctx, 'FirstSteps')).map(({ action }) => action)).toEqual(['Updated', 'Updated']);
});
