import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '@/db/schema/operations';
import {
  CancellationSubmission,
  ChangeSubmission,
  MembershipSubmission,
} from '@/lib/contracts/submissions/submissions';
import type { Ctx } from '@/lib/platform/context';
import { submissionKinds } from '@/lib/rules/enums';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import {
  makeApplication,
  makeCancellation,
  makeChangeRequest,
  makeFamilyApplication,
  makeFullApplication,
  makeMinorApplication,
  makeUser,
  refusalOf,
  staffOf,
  unknownIds,
} from '@/testing/db/factories';
import { bankData, makeOfferingClub, type OfferingClub, summer } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { confirmSubmission } from './confirm/confirm';
import { acceptSubmission } from './decide/accept';
import { getSubmission } from './get';

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

const readMembership = async (ctx: Ctx, id: string) =>
  MembershipSubmission.parse(await getSubmission(ctx, 'Membership', id));

describe('getSubmission', () => {
  it('returns an application as it was sent, with the names of the chosen records', async () => {
    const id = await makeFullApplication(club);
    const read = await readMembership(clerk, id);
    expect(read).toMatchObject({
      id,
      kind: 'Membership',
      state: 'New',
      needsConfirmation: true,
      version: 1,
      isAnonymized: false,
      firstName: 'Änne',
      lastName: 'Groß',
      birthDate: '1990-02-28',
      zip: '53111',
      country: 'DE',
      mobile: '+49 170 1234567',
      notes: 'Bitte um Rückruf',
      customFields: { shirtSize: 'L' },
      membership: { id: club.adult.id, name: 'Erwachsene' },
      departments: [{ id: club.football.id, name: 'Fußball' }],
      paymentMethod: 'SepaDirectDebit',
      iban: 'DE89370400440532013000',
      bic: null,
      accountHolder: bankData.accountHolder,
      mandate: { creditorId: 'DE98ZZZ09999999999', signedAt: summer.toISOString() },
      price: { currency: 'EUR', interval: 'Monthly', recurring: 15.5, oneTime: 25, firstPayment: 40.5 },
      origin: { url: 'https://club.example/join', ip: '203.0.113.7' },
    });
    expect(read.signature).toMatch(/^data:image\/png;base64,/);
    expect(read.mediaConsents).toMatchObject([{ label: 'Fotos auf der Website', isGiven: false }]);
  });

  it('returns the same property names as were sent (contract §4), chosen ids too', async () => {
    const { tennis, football, adult } = club;
    const application = await readMembership(clerk, await makeFullApplication(club));
    expect(application).toMatchObject({ membershipId: adult.id, departmentIds: [football.id] });
    expect(application.sepaMandateAccepted).toBe(true);
    const family = await readMembership(clerk, await makeFamilyApplication(club));
    expect([family.departmentIds, family.sepaMandateAccepted]).toEqual([[tennis.id], false]);
    const ofMembers = family.familyMembers.map(({ departmentIds }) => departmentIds);
    expect(ofMembers).toEqual([[football.id], [tennis.id]]);
    const cancellation = await makeCancellation(club, { scope: 'Departments', departmentIds: [tennis.id] });
    expect(await getSubmission(clerk, 'Cancellation', cancellation)).toMatchObject({
      departmentIds: [tennis.id],
    });
  });

  it('shows a Viewer only that bank data, mandate and signature exist', async () => {
    const id = await makeFullApplication(club);
    const read = await readMembership(await staffOf(club, 'Viewer'), id);
    expect(read).toMatchObject({
      iban: 'DE** **** 3000',
      accountHolder: '***',
      bic: null,
      mandate: { reference: '***', creditorId: '***', text: '***', signedAt: summer.toISOString() },
      signature: 'data:,',
      origin: null,
      paymentMethod: 'SepaDirectDebit',
      firstName: 'Änne',
    });
    const text = JSON.stringify(read);
    for (const secret of ['370400440532', bankData.accountHolder, '203.0.113.7', 'data:image']) {
      expect(text).not.toContain(secret);
    }
    const without = await readMembership(await staffOf(club, 'Viewer'), await makeApplication(club));
    expect(without).toMatchObject({ mandate: null, signature: null });
  });

  it('returns guardians with their confirmation, and family members with their own departments', async () => {
    const minor = await readMembership(clerk, await makeMinorApplication(club));
    expect(minor.guardians).toMatchObject([
      { firstName: 'Gerda', email: 'gerda@example.org', confirmedAt: null },
      { firstName: 'Gert', email: 'gert@example.org', confirmedAt: null },
    ]);
    const family = await readMembership(clerk, await makeFamilyApplication(club));
    expect(family.departments).toEqual([{ id: club.tennis.id, name: 'Tennis' }]);
    expect(family.familyMembers).toMatchObject([
      { firstName: 'Ida', departments: [{ id: club.football.id, name: 'Fußball' }] },
      { firstName: 'Ole', departments: [{ id: club.tennis.id, name: 'Tennis' }] },
    ]);
  });

  it('returns change requests with the names of the wished-for records', async () => {
    const id = await makeChangeRequest(club, {
      city: 'Bonn',
      membershipId: club.adult.id,
      departmentIds: [club.tennis.id],
      ...bankData,
    });
    const read = ChangeSubmission.parse(await getSubmission(clerk, 'Change', id));
    expect(read).toMatchObject({
      kind: 'Change',
      identity: { firstName: 'Änne' },
      wishes: {
        iban: 'DE89370400440532013000',
        city: 'Bonn',
        membership: { id: club.adult.id, name: 'Erwachsene' },
        departments: [{ id: club.tennis.id, name: 'Tennis' }],
      },
    });
    const masked = await getSubmission(await staffOf(club, 'Viewer'), 'Change', id);
    expect(JSON.stringify(masked)).not.toMatch(/370400440532|Kontoinhaberin/);
  });

  it('returns cancellations with their dates and departments', async () => {
    const id = await makeCancellation(club, { scope: 'Departments', departmentIds: [club.football.id] });
    expect(CancellationSubmission.parse(await getSubmission(clerk, 'Cancellation', id))).toMatchObject({
      kind: 'Cancellation',
      scope: 'Departments',
      noticeDate: '2026-07-01',
      departments: [{ id: club.football.id, name: 'Fußball' }],
    });
  });

  it('names the user who decided', async () => {
    const id = await makeApplication(club);
    await confirmSubmission(clerk, { kind: 'Membership', id });
    await acceptSubmission(clerk, { id, sendEmail: false, message: ' Willkommen ' });
    expect(await readMembership(clerk, id)).toMatchObject({
      state: 'Accepted',
      decidedBy: 'Clara Clerk',
      decisionMessage: 'Willkommen',
      version: 3,
    });
  });

  it.each(submissionKinds)(
    'answers 404 for %s ids that are unknown, malformed, foreign or of another kind',
    async kind => {
      const foreign = await makeApplication(other);
      const ofOtherKind = await (kind === 'Membership' ? makeChangeRequest(club) : makeApplication(club));
      for (const id of [...unknownIds, foreign, ofOtherKind]) {
        expect((await refusalOf(getSubmission(clerk, kind, id))).code).toBe('not-found');
      }
    },
  );
});

describe('the audit log', () => {
  const readsOf = (id: string) =>
    withClub(club.ctx, tx =>
      tx
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.action, 'BankDataRead'), eq(auditEntries.recordId, id))),
    );

  it('records a person who reads bank data once an hour, also under parallel requests', async () => {
    const id = await makeFullApplication(club);
    const actor = await makeUser(club, 'Clerk');
    const ctx = { ...club.ctx, actor };
    await Promise.all(Array.from({ length: 8 }, () => getSubmission(ctx, 'Membership', id)));
    expect(await readsOf(id)).toMatchObject([{ actorKind: 'User', actorId: actor.id, at: summer }]);
    const later = { ...ctx, now: new Date(summer.getTime() + 3_600_000) };
    await getSubmission(later, 'Membership', id);
    await getSubmission({ ...ctx, actor: await makeUser(club, 'Admin') }, 'Membership', id);
    expect(await readsOf(id)).toHaveLength(3);
  });

  it('records an API key that reads bank data once an hour, for any number of submissions', async () => {
    const key = uuidv7();
    const ctx = { ...clerk, actor: { kind: 'ApiKey', id: key, role: 'Clerk' } } as const;
    const ids = [await makeFullApplication(club), await makeFullApplication(club)];
    await Promise.all(ids.map(id => getSubmission(ctx, 'Membership', id)));
    expect(await readsOf(key)).toMatchObject([{ actorKind: 'ApiKey', actorId: key, recordType: 'ApiKey' }]);
    const later = { ...ctx, now: new Date(summer.getTime() + 3_600_000) };
    await getSubmission(later, 'Membership', ids[0] ?? '');
    expect(await readsOf(key)).toHaveLength(2);
  });

  it('records no read without bank data: by Viewers, and of applications without an account', async () => {
    const full = await makeFullApplication(club);
    const plain = await makeApplication(club);
    await getSubmission(await staffOf(club, 'Viewer'), 'Membership', full);
    await getSubmission(clerk, 'Membership', plain);
    expect([...(await readsOf(full)), ...(await readsOf(plain))]).toEqual([]);
  });
});
