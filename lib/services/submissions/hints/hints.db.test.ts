import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmations, submissions } from '@/db/schema/submissions';
import { ChangeDepartment, ChangeMembershipSchema } from '@/lib/contracts/catalog';
import type { Ctx } from '@/lib/platform/context';
import { addMonths, today } from '@/lib/rules/dates/calendar';
import { updateDepartment } from '@/lib/services/departments/update';
import { updateMembership } from '@/lib/services/memberships/update';
import { confirmSubmission } from '@/lib/services/submissions/confirm/confirm';
import { acceptSubmission } from '@/lib/services/submissions/decide/accept';
import { denySubmission } from '@/lib/services/submissions/decide/deny';
import { getSubmission } from '@/lib/services/submissions/get';
import { patchChange } from '@/lib/services/submissions/patch/patch-change';
import { patchMembership } from '@/lib/services/submissions/patch/patch-membership';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import {
  makeApplication,
  makeCancellation,
  makeChangeRequest,
  makeFamilyApplication,
  makeMinorApplication,
  makeUser,
  refusalOf,
  staffOf,
  twoGuardians,
  unknownIds,
} from '@/testing/db/factories';
import { countRowsRead, multiplySubmission } from '@/testing/db/many-rows';
import { bankData, makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { getHints } from './get-hints';
import { listWithEmail } from './hint-queries';
import { listMarkFacts } from './mark-queries';

let database: TestDatabase;
let club: OfferingClub;
let other: OfferingClub;
let clerk: Ctx;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** A club without any submission. */
async function freshClub() {
  club = await makeOfferingClub(database.db);
  other = await makeOfferingClub(database.db);
  clerk = await staffOf(club, 'Clerk');
}

const relatedOf = async (id: string) => (await getHints(clerk, id)).related;

describe('getHints: likely the same person', () => {
  beforeAll(freshClub);

  it('finds no similar person, and no person of another club', async () => {
    await makeApplication(other);
    const id = await makeApplication(club, { email: 'first@example.org' });
    expect(await getHints(clerk, id)).toEqual({
      related: [],
      guardians: null,
      price: null,
      tariff: null,
      extraordinary: null,
      archived: [],
      departments: [],
      former: null,
      stranger: null,
      marks: [],
      awaitedGuardians: [],
      numberHolder: null,
      likenesses: [],
      isMandateAwaited: false,
      isMandateByLink: false,
      soleCustodyClaimedBy: null,
      mandateForOther: null,
    });
  });

  it('finds the same name and birth date in any spelling, the same e-mail address and the same IBAN', async () => {
    const mia = { firstName: 'Mia', lastName: 'Müller', birthDate: '1980-01-01', email: 'mia@example.org' };
    const id = await makeApplication(club, { ...mia, ...bankData });
    const spelt = await makeApplication(club, { ...mia, lastName: ' MUELLER', email: 'other@example.org' });
    const partner = await makeApplication(club, {
      firstName: 'Max',
      lastName: 'Müller',
      birthDate: '1981-01-01',
      email: 'MIA@example.org',
    });
    const payer = await makeApplication(club, {
      firstName: 'Ole',
      lastName: 'Anders',
      birthDate: '1970-01-01',
      email: 'ole@example.org',
      ...bankData,
    });
    const twin = { ...mia, firstName: 'Ida', email: 'ida@example.org' };
    await makeApplication(club, twin);
    const related = await relatedOf(id);
    expect(related[0]?.id).toBe(spelt);
    expect(Object.fromEntries(related.map(one => [one.id, one.reasons]))).toEqual({
      [spelt]: ['SamePerson'],
      [partner]: ['SameEmail'],
      [payer]: ['SameIban'],
    });
    expect(JSON.stringify(related)).not.toMatch(/DE89|3704/);
  });

  it("finds a child's own application from the family, and the family from the child", async () => {
    const family = await makeFamilyApplication(club);
    const own = await makeApplication(club, {
      firstName: 'Ida',
      lastName: 'Groß',
      birthDate: '2015-05-01',
      email: 'ida@example.org',
      guardians: twoGuardians,
    });
    expect((await relatedOf(family)).find(({ id }) => id === own)?.reasons).toEqual(['SamePerson']);
    expect((await relatedOf(own)).find(({ id }) => id === family)?.reasons).toEqual(['SamePerson']);
  });

  it('returns the end date of cancellations, and names the newest accepted application to a change request', async () => {
    const id = await makeApplication(club);
    await confirmSubmission(clerk, { kind: 'Membership', id });
    await acceptSubmission(clerk, { id, sendEmail: false });
    const cancellation = await makeCancellation(club);
    const change = await makeChangeRequest(club);
    const hints = await getHints(clerk, change);
    expect(hints.former).toMatchObject({ id, decidedAt: clerk.now.toISOString() });
    expect(hints.related.find(one => one.id === cancellation)).toMatchObject({
      kind: 'Cancellation',
      effectiveDate: expect.stringMatching(/^\d{4}-/),
      withdrawnAt: null,
      reasons: ['SamePerson', 'SameEmail'],
    });
    expect((await getHints(clerk, id)).former).toBeNull();
  });

  it('says what differs between the sender of a change request and the most similar member', async () => {
    const born = { firstName: 'Änne', lastName: 'Groß', birthDate: '1980-02-15' };
    const unknown = await makeCancellation(club, { ...born, firstName: 'Ole', email: 'ole@example.org' });
    expect(await getHints(clerk, unknown)).toMatchObject({
      stranger: { similar: null },
      marks: ['Stranger'],
    });
    const email = 'account@example.org';
    const id = await makeApplication(club, { ...born, lastName: 'Konto', email });
    await confirmSubmission(clerk, { kind: 'Membership', id });
    await acceptSubmission(clerk, { id, sendEmail: false });
    const { number } = await withClub(club.ctx, async tx =>
      tx.select({ number: submissions.number }).from(submissions).where(eq(submissions.id, id)),
    ).then(([row]) => row ?? { number: 0 });
    const change = async (
      birthDate: string,
      wishes: Parameters<typeof makeChangeRequest>[1],
      sentFrom = 'Account@example.org',
    ) => {
      const made = await makeChangeRequest(club, wishes);
      await withClub(club.ctx, tx =>
        tx
          .update(submissions)
          .set({ ...born, lastName: 'Konto', birthDate, email: sentFrom })
          .where(eq(submissions.id, made)),
      );
      return getHints(clerk, made);
    };
    const account = { ...bankData, paymentMethod: 'SepaDirectDebit' as const };
    const differences = [{ property: 'BirthDate', sentValue: '1990-02-01', acceptedValue: '1980-02-15' }];
    const stranger = { similar: { id, number, differences } };
    expect(await change('1990-02-01', { city: 'Bonn' })).toMatchObject({
      stranger,
      marks: ['Mismatch'],
    });
    expect(await change('1990-02-01', account)).toMatchObject({
      stranger,
      former: null,
      marks: expect.arrayContaining(['Mismatch']),
    });
    const same = await change('1980-02-15', account);
    expect([same.stranger, same.former?.id, same.marks]).toEqual([null, id, []]);
    const other = await change('1980-02-15', account, 'stranger@example.org');
    expect([other.stranger, other.former?.id]).toEqual([null, id]);
    expect(other.marks).toContain('UnknownAddress');
  });

  it('marks an entry date that an acceptance may not name, and an extraordinary end', async () => {
    const id = await makeApplication(club, { firstName: 'Rita', lastName: 'Rückwirkend' });
    const soon = addMonths(today('Europe/Berlin', clerk.now), 1);
    const end = await makeCancellation(club, { extraordinaryDate: soon, extraordinaryReason: 'Umzug' });
    const later = { ...clerk, now: new Date(clerk.now.getTime() + 800 * 86_400_000) };
    expect((await getHints(clerk, id)).marks).toEqual([]);
    expect((await getHints(later, id)).marks).toEqual(['EntryDate']);
    expect((await getHints(clerk, end)).marks).toContain('Extraordinary');
  });

  it('reads the likely members of a club only, not all of them', async () => {
    const id = await makeApplication(club, { email: 'Member@example.org' });
    await confirmSubmission(clerk, { kind: 'Membership', id });
    await acceptSubmission(clerk, { id, sendEmail: false });
    const sent = await makeCancellation(club, { email: 'member@example.org' });
    await multiplySubmission(database.url, id);
    await withClub(club.ctx, async tx => {
      // So few rows are read as a whole otherwise.
      await tx.execute(sql`set local enable_seqscan = off`);
      const rows = await countRowsRead(tx, 'submissions', async () => {
        const facts = await listMarkFacts(tx, club.clubId, [sent]);
        expect(facts[0]?.sender?.known.map(one => one.id)).toContain(id);
        await listWithEmail(tx, club.clubId, sent, 'member@example.org');
      });
      // The latest senders are read too, and one match of each.
      expect(rows).toBeLessThan(150);
    });
  });

  it('ignores anonymised submissions', async () => {
    const lea = { firstName: 'Lea', lastName: 'Weg', birthDate: '1999-09-09', email: 'lea@example.org' };
    const gone = await makeApplication(club, lea);
    const id = await makeApplication(club, lea);
    await withClub(club.ctx, tx =>
      tx.update(submissions).set({ anonymizedAt: club.ctx.now }).where(eq(submissions.id, gone)),
    );
    expect(await relatedOf(id)).toEqual([]);
    expect(await relatedOf(gone)).toEqual([]);
  });

  it.each(unknownIds)('answers 404 for %s', async id => {
    expect((await refusalOf(getHints(clerk, id))).code).toBe('not-found');
  });

  it('answers 404 for a submission of another club', async () => {
    expect((await refusalOf(getHints(clerk, await makeApplication(other)))).code).toBe('not-found');
  });
});

describe('getHints: the person who has the membership number that a sender names', () => {
  const olga = { firstName: 'Olga', lastName: 'Nowak', birthDate: '1988-03-01', email: 'olga@example.org' };
  const bernd = {
    firstName: 'Bernd',
    lastName: 'Fremd',
    birthDate: '1980-02-15',
    email: 'bernd@example.org',
  };
  const holderOf = async (id: string, reader = clerk) => (await getHints(reader, id)).numberHolder;
  const cancel = (sender: Parameters<typeof makeCancellation>[1]) => makeCancellation(club, sender);
  let holder: { id: string; number: number; memberNumber: string; name: string };

  beforeAll(async () => {
    await freshClub();
    const id = await makeApplication(club, {
      ...olga,
      membershipId: club.family.id,
      familyMembers: [{ firstName: 'Ida', lastName: 'Nowak', birthDate: '2015-05-01' }],
    });
    await confirmSubmission(clerk, { kind: 'Membership', id });
    const numbers = { memberNumber: '4711', familyMemberNumbers: ['M-12'] };
    await acceptSubmission(clerk, { id, sendEmail: false, ...numbers });
    const { number } = await getSubmission(clerk, 'Membership', id);
    holder = { id, number, memberNumber: '4711', name: 'Olga Nowak' };
  });

  it('is named if name or birth date differ', async () => {
    expect(await holderOf(await cancel({ ...bernd, memberNumber: '4711' }))).toEqual(holder);
    const born = { ...olga, birthDate: '1989-03-01' };
    expect(await holderOf(await cancel({ ...born, memberNumber: '4711' }))).toEqual(holder);
    const ida = { ...holder, memberNumber: 'M-12', name: 'Ida Nowak' };
    expect(await holderOf(await cancel({ ...olga, memberNumber: 'm-12' }))).toEqual(ida);
  });

  it('is named to a change request', async () => {
    const id = await makeChangeRequest(club, bankData);
    const patch = { identity: { memberNumber: '4711' } };
    await patchChange(clerk, { id, precondition: null, patch });
    expect(await holderOf(id)).toEqual(holder);
  });

  it('is not named if it is the sender in any spelling, without a number, and for an unknown number', async () => {
    const sent = [
      { ...olga, memberNumber: '4711' },
      { ...olga, lastName: 'NOWAK', memberNumber: '4711' },
      bernd,
      { ...bernd, memberNumber: '4712' },
    ];
    for (const sender of sent) expect(await holderOf(await cancel(sender))).toBeNull();
  });

  it('is not named after the decision', async () => {
    const id = await cancel({ ...bernd, memberNumber: '4711' });
    await denySubmission(clerk, { id, sendEmail: false });
    expect(await holderOf(id)).toBeNull();
  });

  it('is nobody of another club', async () => {
    const id = await makeCancellation(other, { ...bernd, memberNumber: '4711' });
    expect(await holderOf(id, await staffOf(other, 'Clerk'))).toBeNull();
  });

  it('is not named to staff who are limited to other departments', async () => {
    const departmentIds = [club.tennis.id];
    const id = await cancel({ ...bernd, memberNumber: '4711', scope: 'Departments', departmentIds });
    const actor = await makeUser(club, 'Clerk', 'Tina', departmentIds);
    expect(await holderOf(id, { ...clerk, actor })).toBeNull();
    expect(await holderOf(id)).toEqual(holder);
  });
});

describe('getHints: problems', () => {
  beforeAll(freshClub);

  it('reports unconfirmed or missing guardians of a minor while the submission is undecided', async () => {
    const id = await makeMinorApplication(club);
    const askedAt = club.ctx.now.toISOString();
    expect(await getHints(clerk, id)).toMatchObject({
      guardians: 'Unconfirmed',
      marks: ['Guardians'],
      awaitedGuardians: [
        { id: expect.any(String), name: 'Gerda Groß', askedAt, refusedAt: null },
        { id: expect.any(String), name: 'Gert Groß', askedAt, refusedAt: null },
      ],
    });
    const adult = await makeApplication(club);
    await withClub(club.ctx, tx =>
      tx.update(submissions).set({ birthDate: '2012-05-01' }).where(eq(submissions.id, adult)),
    );
    expect((await getHints(clerk, adult)).guardians).toBe('Missing');
    await confirmSubmission(clerk, { kind: 'Membership', id: adult });
    await acceptSubmission(clerk, { id: adult, sendEmail: false });
    expect((await getHints(clerk, adult)).guardians).toBeNull();
  });

  it('says that both guardians confirmed at one address', async () => {
    const guardians = twoGuardians.map(guardian => ({ ...guardian, email: 'gerda@example.org' }));
    const id = await makeApplication(club, { birthDate: '2012-05-01', guardians });
    await withClub(club.ctx, tx =>
      tx.update(confirmations).set({ confirmedAt: club.ctx.now }).where(eq(confirmations.submissionId, id)),
    );
    expect((await getHints(clerk, id)).guardians).toBe('SameAddress');
  });

  it('names a tariff that does not fit by its present conditions', async () => {
    const id = await makeApplication(club);
    const limitTo = (conditions: Record<string, unknown>) =>
      updateMembership(club.ctx, {
        id: club.adult.id,
        membership: ChangeMembershipSchema.parse({ ...club.adult, ...conditions }),
        precondition: null,
      });
    expect((await getHints(clerk, id)).tariff).toBeNull();
    await limitTo({ maxAge: 17, validUntil: null });
    expect((await getHints(clerk, id)).tariff).toMatchObject({ reason: 'MaxAge', maxAge: 17 });
    await limitTo({ maxAge: null, validUntil: '2020-12-31' });
    expect((await getHints(clerk, id)).tariff).toEqual({ reason: 'Over', date: '2020-12-31' });
    await limitTo({ maxAge: null, validUntil: null });
  });

  it('compares the price with the current one', async () => {
    const id = await makeApplication(club);
    const { adult } = club;
    expect((await getHints(clerk, id)).price).toBeNull();
    const { id: _id, ...tariff } = adult;
    const dearer = ChangeMembershipSchema.parse({ ...tariff, membershipPrice: 20 });
    await updateMembership(club.ctx, { id: adult.id, membership: dearer, precondition: null });
    expect((await getHints(clerk, id)).price).toEqual({
      received: { interval: 'Monthly', recurring: 15.5, oneTime: 25 },
      today: { interval: 'Monthly', recurring: 23, oneTime: 25 },
    });
    await patchMembership(clerk, { id, precondition: null, patch: { phone: '0228 999' } });
    expect((await getHints(clerk, id)).price).toBeNull();
  });

  it('names tariffs and departments that are not offered any more, also wished-for ones', async () => {
    const id = await makeApplication(club);
    const change = await makeChangeRequest(club, { departmentIds: [club.football.id] });
    const closed = ChangeDepartment.parse({ name: 'Fußball', isActive: false });
    await updateDepartment(club.ctx, { id: club.football.id, department: closed, precondition: null });
    const archived = [{ kind: 'Department', id: club.football.id, name: 'Fußball' }];
    expect((await getHints(clerk, id)).archived).toEqual(archived);
    expect((await getHints(clerk, change)).archived).toEqual(archived);
  });
});
