import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { departments, memberships } from '@/db/schema/catalog';
import { submissionBankAccounts, submissionMemberships, submissions } from '@/db/schema/submissions';
import { MembershipPatchRequest } from '@/lib/contracts/submissions/submission-patches';
import { MembershipSubmission, SubmissionListQuery } from '@/lib/contracts/submissions/submissions';
import type { Ctx } from '@/lib/platform/context';
import type { Precondition } from '@/lib/platform/precondition';
import { acceptSubmission } from '@/lib/services/submissions/decide/accept';
import { denySubmission } from '@/lib/services/submissions/decide/deny';
import { findNextNumber } from '@/lib/services/submissions/decide/give-member-numbers';
import { getSubmission } from '@/lib/services/submissions/get';
import { getHistory } from '@/lib/services/submissions/history';
import { listSubmissions } from '@/lib/services/submissions/list/list';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import {
  makeApplication,
  makeChangeRequest,
  makeFamilyApplication,
  makeFullApplication,
  makeMinorApplication,
  refusalOf,
  staffOf,
  tracesOf,
  twoGuardians,
  unknownIds,
} from '@/testing/db/factories';
import { bankData, makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { patchMembership } from './patch-membership';

let database: TestDatabase;
let club: OfferingClub;
let other: OfferingClub;
let clerk: Ctx;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db, { needConfirmation: false });
  other = await makeOfferingClub(database.db);
  clerk = await staffOf(club, 'Clerk');
});
afterAll(() => database.close());

type Options = { precondition?: Precondition; ctx?: Ctx };

const patch = (id: string, body: unknown, { precondition = null, ctx = clerk }: Options = {}) =>
  patchMembership(ctx, { id, patch: MembershipPatchRequest.parse(body), precondition });

const read = async (id: string) => MembershipSubmission.parse(await getSubmission(clerk, 'Membership', id));

/** `path key` of each problem that a patch is refused for. */
const refused = async (id: string, body: unknown) =>
  (await refusalOf(patch(id, body))).violations.map(({ path, key }) => `${path} ${key}`);

async function lastEntry(id: string) {
  const { items } = await getHistory(clerk, { kind: 'Membership', id, limit: 1 });
  return items[0];
}

describe('patchMembership, each property', () => {
  it.each([
    ['gender', 'Diverse', 'Female'],
    ['title', 'Dr.', null],
    ['firstName', 'Anne', 'Änne'],
    ['lastName', 'Klein', 'Groß'],
    ['birthDate', '1991-03-01', '1990-02-28'],
    ['street', 'Am Markt 2', 'Am Markt 1'],
    ['zip', '50667', '53111'],
    ['city', 'Bonn', 'Köln'],
    ['email', 'neu@example.org', 'aenne@example.org'],
    ['phone', '0228 99999', '0228 123456'],
    ['phone', '', '0228 123456'],
    ['mobile', '+49 170 7654321', null],
    ['nationality', 'Österreich', null],
    ['notes', 'Zeile 1\nZeile 2', null],
    ['guardianLiability', true, 'false'],
    ['hasSoleCustody', true, 'false'],
    ['entryDate', '2026-08-01', '2026-07-01'],
  ] as const)('%s becomes %j', async (name, value, oldValue) => {
    const id = await makeApplication(club);
    await patch(id, { [name]: value });
    const after = await read(id);
    expect(after).toMatchObject({ [name]: value, version: 2 });
    expect(await lastEntry(id)).toMatchObject({
      type: 'Updated',
      property: name,
      oldValue,
      newValue: value === '' ? null : String(value),
      actor: { kind: 'User', name: 'Clara Clerk' },
    });
    const { events, history } = await tracesOf(database, club, id);
    expect(events.filter(type => type === 'ApplicationUpdated')).toHaveLength(1);
    expect(history.filter(type => type === 'Updated')).toHaveLength(1);
  });

  it.each([
    [{ firstName: '' }, 'firstName required'],
    [{ firstName: '123' }, 'firstName nameLetters'],
    [{ lastName: 'x'.repeat(101) }, 'lastName tooLong'],
    [{ title: 'x'.repeat(51) }, 'title tooLong'],
    [{ birthDate: '2026-07-02' }, 'birthDate birthDateFuture'],
    [{ birthDate: '1990-02-30' }, 'birthDate dateInvalid'],
    [{ birthDate: '' }, 'birthDate required'],
    [{ street: ' ' }, 'street required'],
    [{ zip: '123' }, 'zip zipDigits'],
    [{ city: '' }, 'city required'],
    [{ country: 'XX' }, 'country countryUnknown'],
    [{ email: 'nobody' }, 'email emailShape'],
    [{ phone: 'call me' }, 'phone phoneShape'],
    [{ mobile: '1' }, 'mobile phoneShape'],
    [{ nationality: 'x'.repeat(101) }, 'nationality tooLong'],
    [{ notes: 'x'.repeat(2001) }, 'notes tooLong'],
    [{ membershipId: '' }, 'membershipId required'],
    [{ membershipId: unknownIds[0] }, 'membershipId tariffUnknown'],
    [{ departmentIds: [unknownIds[0]] }, 'departmentIds[0] departmentUnknown'],
    [{ surchargeIds: [unknownIds[0]] }, 'surchargeIds[0] surchargeUnknown'],
    [{ entryDate: '2030-01-01' }, 'entryDate dateRange'],
    [{ entryDate: 'soon' }, 'entryDate dateInvalid'],
    [{ iban: bankData.iban }, 'iban bankDataNotAllowed'],
    [{ bic: 'COBADEFF' }, 'bic bankDataNotAllowed'],
    [{ accountHolder: 'Änne' }, 'accountHolder bankDataNotAllowed'],
    [{ privacyAccepted: false }, 'privacyAccepted privacyRequired'],
    [
      { mediaConsents: [{ consentId: unknownIds[0], isGiven: true }] },
      `mediaConsents.${unknownIds[0]} consentUnknown`,
    ],
    [{ customFields: { unknown: 'x' } }, 'customFields.unknown customFieldUnknown'],
    [{ customFields: { shirtSize: 12 } }, 'customFields.shirtSize text'],
    [{ guardians: [{ firstName: 'Gerda' }] }, 'guardians[0].lastName required'],
    [{ familyMember: { id: unknownIds[0], firstName: 'Ida' } }, 'familyMember.id choice'],
  ])('refuses %j', async (body, problem) => {
    const id = await makeApplication(club);
    expect(await refused(id, body)).toContain(problem);
    expect(await read(id)).toMatchObject({ version: 1, firstName: 'Änne' });
    expect((await tracesOf(database, club, id)).events).not.toContain('ApplicationUpdated');
  });

  it('changes the country with a postcode that fits it, and names the postcode where it does not', async () => {
    const id = await makeApplication(club);
    expect(await refused(id, { country: 'AT' })).toEqual(['zip zipDigits']);
    await patch(id, { country: 'FR' });
    await patch(id, { zip: '75001' });
    expect(await read(id)).toMatchObject({ country: 'FR', zip: '75001' });
  });

  it('changes tariff, departments and surcharges, and computes the price anew', async () => {
    const id = await makeApplication(club);
    expect((await read(id)).price).toMatchObject({ recurring: 15.5, oneTime: 25 });
    await patch(id, { departmentIds: [club.tennis.id] });
    expect(await read(id)).toMatchObject({ departments: [{ name: 'Tennis' }], price: { recurring: 12.5 } });
    await patch(id, { departmentIds: [] });
    expect((await read(id)).departments).toEqual([]);
    const locker = club.adult.surcharges.find(({ name }) => name === 'Spind')?.id;
    await patch(id, { surchargeIds: [locker] });
    expect(await read(id)).toMatchObject({ surchargeIds: [locker], price: { recurring: 14.5, oneTime: 25 } });
    expect(await refused(id, { membershipId: club.family.id })).toEqual(['surchargeIds[0] surchargeUnknown']);
    await patch(id, { surchargeIds: [] });
    await patch(id, { membershipId: club.family.id });
    expect(await read(id)).toMatchObject({
      membership: { name: 'Familie' },
      price: { interval: 'Yearly', recurring: 30, oneTime: 0 },
    });
    const { recurringCents, oneTimeCents, priceInterval } = submissionMemberships;
    const columns = await withClub(club.ctx, tx =>
      tx
        .select({ recurringCents, oneTimeCents, priceInterval })
        .from(submissionMemberships)
        .where(eq(submissionMemberships.submissionId, id)),
    );
    expect(columns).toEqual([{ recurringCents: 3000, oneTimeCents: 0, priceInterval: 'Yearly' }]);
    expect(await lastEntry(id)).toMatchObject({ oldValue: club.adult.id, newValue: club.family.id });
  });

  it('refuses a tariff or department of another club, or one that is not offered', async () => {
    const id = await makeApplication(club);
    expect(await refused(id, { membershipId: other.adult.id })).toEqual(['membershipId tariffUnknown']);
    expect(await refused(id, { membershipId: club.old.id })).toEqual(['membershipId tariffUnknown']);
    expect(await refused(id, { departmentIds: [other.football.id] })).toEqual([
      'departmentIds[0] departmentUnknown',
    ]);
    expect(await refused(id, { departmentIds: [club.closed.id] })).toEqual([
      'departmentIds[0] departmentUnknown',
    ]);
  });

  it('changes a custom field and removes it', async () => {
    const id = await makeFullApplication(club);
    await patch(id, { customFields: { shirtSize: 'XL' } });
    expect((await read(id)).customFields).toEqual({ shirtSize: 'XL' });
    expect(await lastEntry(id)).toMatchObject({
      property: 'customFields.shirtSize',
      oldValue: 'L',
      newValue: 'XL',
    });
    await patch(id, { customFields: { shirtSize: null } });
    expect((await read(id)).customFields).toEqual({});
  });

  it('changes one consent but not the stored text that was shown', async () => {
    const id = await makeApplication(club);
    const [consent] = (await read(id)).mediaConsents;
    await patch(id, { mediaConsents: [{ ...consent, isGiven: true }] });
    expect((await read(id)).mediaConsents).toEqual([{ ...consent, isGiven: true }]);
    await patch(id, { mediaConsents: [{ consentId: consent?.consentId, isGiven: false }] });
    expect((await read(id)).mediaConsents).toEqual([consent]);
  });
});

describe('patchMembership, bank data', () => {
  it('changes IBAN, BIC and holder, encrypted, without changing the mandate', async () => {
    const id = await makeFullApplication(club);
    const { mandate } = await read(id);
    await patch(id, { iban: 'de02 1203 0000 0000 2020 51' });
    await patch(id, { bic: 'byladem1001' });
    await patch(id, { accountHolder: 'Otto Groß' });
    expect(await read(id)).toMatchObject({
      iban: 'DE02120300000000202051',
      bic: 'BYLADEM1001',
      accountHolder: 'Otto Groß',
      mandate,
      version: 4,
    });
    const [row] = await withClub(club.ctx, tx =>
      tx.select().from(submissionBankAccounts).where(eq(submissionBankAccounts.submissionId, id)),
    );
    expect(row).toMatchObject({ ibanCountry: 'DE', ibanLastFour: '2051' });
    expect(JSON.stringify(row)).not.toMatch(/20205|Otto/);
  });

  it.each([
    [{ iban: 'DE02120300000000202052' }, 'iban ibanChecksum'],
    [{ iban: '' }, 'iban required'],
    [{ iban: 'CH9300762011623852957' }, 'bic bicRequired'],
    [{ bic: 'X' }, 'bic bicShape'],
    [{ accountHolder: '' }, 'accountHolder required'],
    [{ sepaMandateAccepted: false }, 'sepaMandateAccepted mandateRequired'],
  ])('refuses %j', async (body, problem) => {
    expect(await refused(await makeFullApplication(club), body)).toEqual([problem]);
  });

  it('removes account and mandate with direct debit, and cannot create a mandate', async () => {
    const id = await makeFullApplication(club);
    await patch(id, { paymentMethod: 'OnAccount' });
    expect(await read(id)).toMatchObject({
      paymentMethod: 'OnAccount',
      iban: null,
      accountHolder: null,
      mandate: null,
    });
    expect(await refused(id, { paymentMethod: 'SepaDirectDebit' })).toEqual([
      'paymentMethod mandateByMember',
    ]);
  });
});

describe('patchMembership, other people', () => {
  it('changes one property of one family member, found by its id', async () => {
    const id = await makeFamilyApplication(club);
    const [ida, ole] = (await read(id)).familyMembers;
    await patch(id, { familyMember: { id: ole?.id, firstName: 'Olaf' } });
    await patch(id, { familyMember: { id: ole?.id, birthDate: '2017-05-01' } });
    expect(await lastEntry(id)).toMatchObject({
      property: 'familyMembers[1].birthDate',
      oldValue: '2018-05-01',
      newValue: '2017-05-01',
    });
    await patch(id, { familyMember: { id: ole?.id, departmentIds: [club.football.id, club.tennis.id] } });
    const after = await read(id);
    expect(after.familyMembers[0]).toEqual(ida);
    expect(after.familyMembers[1]).toMatchObject({ id: ole?.id, firstName: 'Olaf', birthDate: '2017-05-01' });
    expect(after.familyMembers[1]?.departments.map(({ name }) => name)).toEqual(['Fußball', 'Tennis']);
    expect(after.departments).toEqual([{ id: club.tennis.id, name: 'Tennis' }]);
  });

  it('reports problems of a family member at the paths of the client', async () => {
    const id = await makeFamilyApplication(club);
    const member = (await read(id)).familyMembers[1]?.id;
    const [{ firstName, birthDate } = { firstName: '', birthDate: '' }] = (await read(id)).familyMembers;
    await patch(id, { familyMember: { id: member, birthDate } });
    expect(await refused(id, { familyMember: { id: member, firstName } })).toEqual([
      'familyMember.firstName personTwice',
    ]);
    expect(await refused(id, { familyMember: { id: member, birthDate: '2030-01-01' } })).toEqual([
      'familyMember.birthDate birthDateFuture',
    ]);
    expect(await refused(id, { familyMember: { id: member, firstName: '' } })).toEqual([
      'familyMember.firstName required',
    ]);
    expect(await refused(id, { familyMember: { id: member, departmentIds: [unknownIds[0]] } })).toEqual([
      'familyMember.departmentIds[0] departmentUnknown',
    ]);
    expect(await refused(id, { familyMember: { id: member, customFields: { shirtSize: 'L' } } })).toEqual([
      'familyMember.customFields.shirtSize customFieldUnknown',
    ]);
    expect(await refused(id, { membershipId: club.adult.id })).toEqual(['familyMembers familyNotAllowed']);
  });

  it('refuses a family member of another application', async () => {
    const [id, foreign] = [await makeFamilyApplication(club), await makeFamilyApplication(club)];
    const member = (await read(foreign)).familyMembers[0]?.id;
    expect(await refused(id, { familyMember: { id: member, firstName: 'Eva' } })).toEqual([
      'familyMember.id choice',
    ]);
  });

  it('finds a family by a changed name', async () => {
    const id = await makeFamilyApplication(club);
    const member = (await read(id)).familyMembers[0]?.id;
    await patch(id, { familyMember: { id: member, firstName: 'Zwentibold' } });
    const { items } = await listSubmissions(clerk, SubmissionListQuery.parse({ q: 'zwentibold' }));
    expect(items.map(item => item.id)).toEqual([id]);
  });

  it('replaces guardians, but not a guardian with the same address, in either order', async () => {
    const id = await makeMinorApplication(club);
    const [gerda, gert] = (await read(id)).guardians;
    const [first, second] = twoGuardians;
    await patch(id, { guardians: [{ ...second, phone: '0228 55555' }, first] });
    expect((await read(id)).guardians).toMatchObject([
      { id: gerda?.id, email: 'gerda@example.org' },
      { id: gert?.id, email: 'gert@example.org', phone: '0228 55555' },
    ]);
    await patch(id, { guardians: [{ ...first, email: 'neu@example.org' }, second] });
    const after = (await read(id)).guardians;
    expect(after).toMatchObject([{ email: 'neu@example.org' }, { id: gert?.id }]);
    expect(after[0]?.id).not.toBe(gerda?.id);
    expect(await refused(id, { guardians: [first] })).toEqual(['guardians guardiansRequired']);
    await patch(id, { hasSoleCustody: true });
    await patch(id, { guardians: [first] });
    expect((await read(id)).guardians).toMatchObject([{ email: 'gerda@example.org' }]);
    expect(await refused(id, { hasSoleCustody: false })).toEqual(['guardians guardiansRequired']);
    expect(await refused(id, { birthDate: '' })).toEqual(['birthDate required']);
    await patch(id, { birthDate: '1990-01-01' });
    await patch(id, { guardians: [] });
    expect((await read(id)).guardians).toEqual([]);
    expect(await refused(id, { birthDate: '2012-05-01' })).toEqual(['guardians guardianRequired']);
  });
});

describe('patchMembership, membership numbers', () => {
  /** A club of its own with two accepted families, then. */
  async function start() {
    const own = await makeOfferingClub(database.db, { needConfirmation: false });
    const ctx = await staffOf(own, 'Clerk');
    const accept = (id: string, wish: object, minutes = 0) => {
      const now = new Date(ctx.now.getTime() + minutes * 60_000);
      return acceptSubmission({ ...ctx, now }, { id, sendEmail: false, ...wish });
    };
    const first = await makeFamilyApplication(own);
    await accept(first, { memberNumber: 'A-1', familyMemberNumbers: ['A-2'] });
    const last = await makeFamilyApplication(own);
    await accept(last, { assignMemberNumbers: true }, 1);
    const readOwn = async (id: string) =>
      MembershipSubmission.parse(await getSubmission(ctx, 'Membership', id));
    return {
      own,
      ctx,
      accept,
      first,
      last,
      readOwn,
      correct: (id: string, body: object) => patch(id, body, { ctx }),
      /** For the family member at this place. */
      ofMember: async (id: string, index: number, memberNumber: string | null) => ({
        familyMember: { id: (await readOwn(id)).familyMembers[index]?.id, memberNumber },
      }),
      numbersOf: async (id: string) => {
        const { memberNumber, familyMembers } = await readOwn(id);
        return [memberNumber, ...familyMembers.map(one => one.memberNumber)];
      },
      next: () => withClub(ctx, tx => findNextNumber(tx, own.clubId)),
      found: async (q: string) =>
        (await listSubmissions(ctx, SubmissionListQuery.parse({ q }))).items.map(({ id }) => id),
    };
  }

  it('are corrected, given and removed for each person, with history and event', async () => {
    const { own, ctx, first, correct, ofMember, numbersOf, found } = await start();
    await correct(first, { memberNumber: ' B-7 ' });
    await correct(first, await ofMember(first, 0, 'a-2'));
    await correct(first, await ofMember(first, 1, 'B-8'));
    expect(await numbersOf(first)).toEqual(['B-7', 'a-2', 'B-8']);
    await correct(first, await ofMember(first, 0, null));
    expect(await numbersOf(first)).toEqual(['B-7', '', 'B-8']);
    const { items } = await getHistory(ctx, { kind: 'Membership', id: first, limit: 4 });
    expect(
      items.map(({ type, property, oldValue, newValue }) => [type, property, oldValue, newValue]),
    ).toEqual([
      ['Updated', 'familyMembers[0].memberNumber', 'a-2', null],
      ['Updated', 'familyMembers[1].memberNumber', null, 'B-8'],
      ['Updated', 'familyMembers[0].memberNumber', 'A-2', 'a-2'],
      ['Updated', 'memberNumber', 'A-1', 'B-7'],
    ]);
    const { events } = await tracesOf(database, own, first);
    expect(events.filter(type => type === 'ApplicationUpdated')).toHaveLength(4);
    const searched = ['B-7', 'B-8', 'A-1', 'A-2'];
    expect(await Promise.all(searched.map(found))).toEqual([[first], [first], [], []]);
  });

  it('go on from the application accepted last after a number was added to an older one', async () => {
    const { first, correct, ofMember, next } = await start();
    await correct(first, await ofMember(first, 1, 'E-1'));
    expect(await next()).toBe('A-6');
    await correct(first, await ofMember(first, 0, null));
    await correct(first, await ofMember(first, 0, 'E-7'));
    expect(await next()).toBe('A-6');
  });

  it('are assigned also after the number of the application accepted last was removed', async () => {
    const { own, last, accept, correct, numbersOf } = await start();
    await correct(last, { memberNumber: null });
    const id = await makeApplication(own);
    await accept(id, { assignMemberNumbers: true }, 2);
    expect(await numbersOf(id)).toEqual(['A-6']);
  });

  it('go on from the number given last, corrected or not', async () => {
    const { first, last, correct, ofMember, next } = await start();
    await correct(first, { memberNumber: 'Z-900' });
    expect(await next()).toBe('A-6');
    await correct(last, await ofMember(last, 1, 'A-15'));
    expect(await next()).toBe('A-16');
    await correct(last, await ofMember(last, 1, 'A-5'));
    expect(await next()).toBe('A-6');
  });

  it('are refused if another person of the club has them, with the next free one', async () => {
    const { first, last, correct, ofMember, numbersOf } = await start();
    const violationsOf = async (body: object) => (await refusalOf(correct(first, body))).violations;
    const taken = (path: string, number: string) => [
      { path, key: 'memberNumberTaken', params: { number, next: 'A-6' } },
    ];
    expect(await violationsOf({ memberNumber: 'a-3' })).toEqual(taken('memberNumber', 'a-3'));
    expect(await violationsOf({ memberNumber: 'A-2' })).toEqual(taken('memberNumber', 'A-2'));
    expect(await violationsOf(await ofMember(first, 0, 'A-5'))).toEqual(
      taken('familyMember.memberNumber', 'A-5'),
    );
    expect(await numbersOf(first)).toEqual(['A-1', 'A-2', '']);
    await correct(last, { memberNumber: 'A-30' });
    await correct(first, { memberNumber: 'A-3' });
    expect(await numbersOf(first)).toEqual(['A-3', 'A-2', '']);
  });

  it('may be those of another club', async () => {
    const [{ first, correct, numbersOf }, elsewhere] = [await start(), await start()];
    await elsewhere.correct(elsewhere.first, { memberNumber: 'C-1' });
    await correct(first, { memberNumber: 'C-1' });
    expect([await numbersOf(first), await elsewhere.numbersOf(elsewhere.first)]).toEqual([
      ['C-1', 'A-2', ''],
      ['C-1', 'A-2', ''],
    ]);
    expect((await refusalOf(correct(elsewhere.first, { memberNumber: 'C-2' }))).code).toBe('not-found');
  });

  it('belong to one person also if a correction and an acceptance set one at the same time', async () => {
    const { own, first, accept, correct, numbersOf } = await start();
    const id = await makeApplication(own);
    const outcomes = await Promise.allSettled([
      correct(first, { memberNumber: 'D-1' }),
      accept(id, { memberNumber: 'D-1' }),
    ]);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { code: 'validation' } }]);
    const given = [...(await numbersOf(first)), ...(await numbersOf(id))];
    expect(given.filter(number => number === 'D-1')).toHaveLength(1);
  });

  it('are refused for an application that is not accepted', async () => {
    const { own, ctx, correct, ofMember, numbersOf } = await start();
    const id = await makeFamilyApplication(own);
    const violationsOf = async (body: object) => (await refusalOf(correct(id, body))).violations;
    const refused = (path: string) => [{ path, key: 'memberNumberByAcceptance' }];
    expect(await violationsOf({ memberNumber: 'E-1' })).toEqual(refused('memberNumber'));
    const ofFirst = await ofMember(id, 0, 'E-1');
    expect(await violationsOf(ofFirst)).toEqual(refused('familyMember.memberNumber'));
    await denySubmission(ctx, { id, sendEmail: false });
    expect(await violationsOf({ memberNumber: 'E-1' })).toEqual(refused('memberNumber'));
    expect(await numbersOf(id)).toEqual(['', '', '']);
  });
});

describe('patchMembership, concurrency and state', () => {
  it('answers 412 for an older version and applies one of many parallel requests with If-Match', async () => {
    const id = await makeApplication(club);
    expect(await refusalOf(patch(id, { city: 'Bonn' }, { precondition: ['"v7"'] }))).toMatchObject({
      code: 'precondition-failed',
      headers: { ETag: '"v1"' },
    });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        patch(id, { city: `Ort ${index}` }, { precondition: ['"v1"'] }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await read(id)).toMatchObject({ version: 2 });
  });

  it('does nothing if the value is the stored one', async () => {
    const id = await makeFullApplication(club);
    const before = await tracesOf(database, club, id);
    for (const body of [
      { city: ' Köln ' },
      { iban: 'de89 3704 0044 0532 0130 00' },
      { title: '' },
      { privacyAccepted: true },
    ]) {
      await patch(id, body);
    }
    expect(await tracesOf(database, club, id)).toEqual(before);
    expect(await read(id)).toMatchObject({ version: 1 });
  });

  it('works in every state', async () => {
    for (const decide of [acceptSubmission, denySubmission]) {
      const id = await makeApplication(club);
      await decide(clerk, { id, sendEmail: false });
      await patch(id, { city: 'Bonn' });
      expect(await read(id)).toMatchObject({ city: 'Bonn', version: 3 });
    }
  });

  it('answers 404 for ids of another club or kind', async () => {
    const foreign = await makeApplication(other);
    for (const id of [...unknownIds, foreign, await makeChangeRequest(club)]) {
      expect((await refusalOf(patch(id, { city: 'Bonn' }))).code).toBe('not-found');
    }
    expect(await getSubmission(other.ctx, 'Membership', foreign)).toMatchObject({ city: 'Köln' });
  });

  it('corrects one wrong field although newer settings refuse another old one', async () => {
    const own = await makeOfferingClub(database.db);
    const ctx = await staffOf(own, 'Clerk');
    const id = await makeApplication(own);
    await withClub(own.ctx, async tx => {
      await tx.update(memberships).set({ isActive: false }).where(eq(memberships.id, own.adult.id));
      await tx.update(departments).set({ isActive: false }).where(eq(departments.id, own.football.id));
      await tx.update(submissions).set({ zip: '1' }).where(eq(submissions.id, id));
    });
    await patch(id, { city: 'Bonn' }, { ctx });
    expect(await getSubmission(ctx, 'Membership', id)).toMatchObject({
      city: 'Bonn',
      membership: { name: 'Erwachsene' },
      price: { recurring: 15.5, oneTime: 25 },
    });
    expect((await refusalOf(patch(id, { zip: '12' }, { ctx }))).violations).toMatchObject([{ path: 'zip' }]);
    await patch(id, { zip: '53113' }, { ctx });
    expect(
      (await refusalOf(patch(id, { departmentIds: [own.football.id] }, { ctx }))).violations,
    ).toMatchObject([{ path: 'departmentIds[0]', key: 'departmentUnknown' }]);
  });
});

describe('MembershipPatchRequest', () => {
  it.each([
    ['nothing', {}],
    ['two properties', { city: 'Bonn', zip: '53111' }],
    ['an unknown property', { shoeSize: 42 }],
    ['the id', { id: unknownIds[0] }],
    ['the state', { state: 'Accepted' }],
    ['the signature', { signature: 'data:image/png;base64,' }],
    ['the language', { locale: 'en' }],
    ['all family members', { familyMembers: [] }],
    ['two custom fields', { customFields: { a: '1', b: '2' } }],
    ['no custom field', { customFields: {} }],
    ['a family member without a property', { familyMember: { id: unknownIds[0] } }],
    ['a family member with two', { familyMember: { id: unknownIds[0], firstName: 'A', lastName: 'B' } }],
    ['a family member with an unknown property', { familyMember: { id: unknownIds[0], iban: 'x' } }],
    ['a family member without an id', { familyMember: { firstName: 'A' } }],
    ['a list', []],
  ])('refuses %s', (_what, body) => {
    expect(MembershipPatchRequest.safeParse(body).success).toBe(false);
  });
});
