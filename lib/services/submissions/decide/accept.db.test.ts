import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '@/db/schema/mail';
import { MembershipSubmission } from '@/lib/contracts/submissions/submissions';
import { openContent } from '@/lib/mail/mail-content';
import type { Ctx } from '@/lib/platform/context';
import { type SubmissionKind, submissionKinds } from '@/lib/rules/enums';
import { confirmSubmission } from '@/lib/services/submissions/confirm/confirm';
import { getSubmission } from '@/lib/services/submissions/get';
import { getHistory } from '@/lib/services/submissions/history';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import {
  makeApplication,
  makeCancellation,
  makeChangeRequest,
  makeFamilyApplication,
  makeMinorApplication,
  refusalOf,
  staffOf,
  tracesOf,
  twoGuardians,
  unknownIds,
} from '@/testing/db/factories';
import { bankData, makeOfferingClub, type OfferingClub, summer } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { acceptSubmission } from './accept';
import { denySubmission } from './deny';
import { previewDecision } from './preview-decision';

let database: TestDatabase;
let club: OfferingClub;
let other: OfferingClub;
let clerk: Ctx;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db, { needConfirmation: false });
  other = await makeOfferingClub(database.db);
  clerk = await staffOf(club, 'Clerk', new Date(summer.getTime() + 3_600_000));
});
afterAll(() => database.close());

/** A submission that staff can decide. */
async function makeReady(kind: SubmissionKind): Promise<string> {
  if (kind === 'Membership') return makeApplication(club);
  const id = await (kind === 'Change' ? makeChangeRequest(club) : makeCancellation(club));
  const { needsConfirmation } = await getSubmission(clerk, kind, id);
  if (needsConfirmation) await confirmSubmission(clerk, { kind, id });
  return id;
}

const traces = (id: string) => tracesOf(database, club, id);

describe('acceptSubmission', () => {
  it.each(submissionKinds)('accepts a %s with one history entry, one event and one mail', async kind => {
    const id = await makeReady(kind);
    const before = await traces(id);
    await acceptSubmission(clerk, { id, message: 'Welcome aboard', sendEmail: true });
    const after = await traces(id);
    expect(after.history.slice(before.history.length)).toEqual(['Accepted']);
    expect(after.events.slice(before.events.length)).toEqual(['ApplicationAccepted']);
    expect(after.mails.slice(before.mails.length)).toEqual([`${kind}Accepted`]);
    expect(after.mailTo.at(-1)).toBe('aenne@example.org');
    expect(after.queuedMails).toBe(before.queuedMails + 1);
    expect(after.lastEvent).toEqual({
      clubId: club.clubId,
      submission: expect.objectContaining({
        id,
        kind,
        state: 'Accepted',
        decidedAt: clerk.now.toISOString(),
      }),
    });
    expect(JSON.stringify(after.lastEvent)).not.toMatch(/1990-|iban/i);
    expect(await getSubmission(clerk, kind, id)).toMatchObject({
      state: 'Accepted',
      decidedAt: clerk.now.toISOString(),
      decisionMessage: 'Welcome aboard',
    });
  });

  it.each(['Accepted', 'Rejected'] as const)(
    'tells guardians and child that the application of a minor is %s, each mailbox once',
    async state => {
      const decide = async (id: string) => {
        if (state === 'Accepted') await acceptSubmission(clerk, { id, sendEmail: true });
        else await denySubmission(clerk, { id, sendEmail: true });
        const type = `Membership${state}` as const;
        return withClub(club.ctx, tx =>
          tx
            .select()
            .from(mails)
            .where(and(eq(mails.submissionId, id), eq(mails.type, type)))
            .orderBy(mails.id),
        );
      };
      const sent = await decide(await makeMinorApplication(club, {}, { birthDate: '2009-05-01' }));
      expect(sent.map(({ toAddress }) => toAddress)).toEqual([
        ...twoGuardians.map(({ email }) => email),
        'aenne@example.org',
      ]);
      const [toGuardian, , toChild] = sent.map(mail => openContent(mail).text);
      expect(toGuardian).toContain('den Mitgliedsantrag von Änne Groß');
      expect(toChild).toContain('deinen Mitgliedsantrag');

      const email = 'Gerda@example.org';
      const shared = await makeApplication(club, {
        birthDate: '2012-05-01',
        email,
        guardians: twoGuardians.map(guardian => ({ ...guardian, email: 'gerda@example.org' })),
      });
      expect((await decide(shared)).map(({ toName }) => toName)).toEqual(['Gerda Groß']);
    },
  );

  it('names a child in the mail to their own address, as parents read it', async () => {
    const id = await makeMinorApplication(club, {}, { birthDate: '2020-05-01' });
    await acceptSubmission(clerk, { id, sendEmail: true });
    const sent = await withClub(club.ctx, tx =>
      tx.select().from(mails).where(eq(mails.submissionId, id)).orderBy(mails.id),
    );
    const toChild = sent.findLast(({ toAddress }) => toAddress === 'aenne@example.org');
    if (!toChild) throw new Error('no mail');
    expect(toChild.subject).toContain('Der Mitgliedsantrag von Änne Groß');
    expect(openContent(toChild).text).toContain('den Mitgliedsantrag von Änne Groß');
    expect(openContent(toChild).text).not.toMatch(/\b[Dd]ein/);
  });

  it('previews the mail to a child, and names the addresses of the guardians', async () => {
    const id = await makeMinorApplication(club);
    const { mail } = await previewDecision(clerk, { id, decision: 'Accept', sendEmail: true });
    expect(mail).toMatchObject({
      to: 'aenne@example.org',
      alsoTo: ['gert@example.org', 'gerda@example.org'],
    });
  });

  it('sends no mail with sendEmail false', async () => {
    const id = await makeReady('Membership');
    const before = await traces(id);
    await acceptSubmission(clerk, { id, sendEmail: false });
    expect((await traces(id)).mails).toEqual(before.mails);
  });

  it('names message, tariff and price in the mail to the member', async () => {
    const id = await makeReady('Membership');
    await acceptSubmission(clerk, {
      id,
      message: 'Training ist <b>dienstags</b>',
      sendEmail: true,
      entryDate: '2026-08-01',
    });
    const [mail] = await withClub(club.ctx, tx =>
      tx.select().from(mails).where(eq(mails.submissionId, id)).orderBy(mails.createdAt, mails.id),
    ).then(rows => rows.filter(({ type }) => type === 'MembershipAccepted'));
    if (!mail) throw new Error('no mail');
    const { text, html } = openContent(mail);
    expect(text).toContain('Training ist <b>dienstags</b>');
    expect(html).not.toContain('<b>dienstags</b>');
    expect(text).toContain('Erwachsene');
    expect(text).toContain('01.08.2026');
  });

  it('stores member number and entry date, and does not change the quoted price', async () => {
    const id = await makeReady('Membership');
    const { price } = MembershipSubmission.parse(await getSubmission(clerk, 'Membership', id));
    await acceptSubmission(clerk, { id, sendEmail: false, memberNumber: ' 4711 ', entryDate: '2026-08-01' });
    expect(await getSubmission(clerk, 'Membership', id)).toMatchObject({
      memberNumber: '4711',
      entryDate: '2026-08-01',
      price,
    });
  });

  it('stores when the first direct debit is due, and announces it in the mail', async () => {
    const id = await makeApplication(club, bankData);
    await acceptSubmission(clerk, { id, sendEmail: true, firstDebitDate: '2026-08-15' });
    const { mandate } = MembershipSubmission.parse(await getSubmission(clerk, 'Membership', id));
    expect(mandate?.firstDebitDate).toBe('2026-08-15');
    const sent = await withClub(club.ctx, tx =>
      tx.select().from(mails).where(eq(mails.submissionId, id)),
    ).then(rows => rows.filter(({ type }) => type === 'MembershipAccepted'));
    const [text = '', ...others] = sent.map(mail => openContent(mail).text);
    expect(others).toEqual([]);
    expect(text).toContain('15.08.2026');
    expect(text).toContain('IBAN: DE** **** 3000');
    expect(text).toMatch(/Kontoinhaber:in: \S/);
    expect(text).toMatch(/Antrag ansehen: http\S+\/status\/[\w-]{98}/);
    const { items } = await getHistory(clerk, { kind: 'Membership', id, limit: 10 });
    expect(JSON.stringify(items)).toContain('firstDebitDate');
  });

  it.each([
    ['in the past', 'Membership', { firstDebitDate: '2026-06-30' }, 'dateRange'],
    ['for a change request', 'Change', { firstDebitDate: '2026-08-15' }, 'unknownMember'],
  ] as const)('refuses a first direct debit %s', async (_case, kind, dates, key) => {
    const id = await makeReady(kind);
    const refusal = await refusalOf(acceptSubmission(clerk, { id, sendEmail: true, ...dates }));
    expect(refusal.violations).toMatchObject([{ path: 'firstDebitDate', key }]);
    expect(await getSubmission(clerk, kind, id)).toMatchObject({ state: 'New' });
  });

  it.each([
    ['2028-07-02', 'dateRange'],
    ['2025-06-30', 'dateRange'],
    ['0000-01-01', 'dateInvalid'],
  ])('refuses the entry date %s and changes nothing', async (entryDate, key) => {
    const id = await makeReady('Membership');
    const refusal = await refusalOf(acceptSubmission(clerk, { id, sendEmail: true, entryDate }));
    expect(refusal).toMatchObject({ code: 'validation', violations: [{ path: 'entryDate', key }] });
    expect(await getSubmission(clerk, 'Membership', id)).toMatchObject({ state: 'New', version: 1 });
  });

  it.each(['Change', 'Cancellation'] as const)('refuses an entry date for a %s', async kind => {
    const id = await makeReady(kind);
    const refusal = await refusalOf(
      acceptSubmission(clerk, { id, sendEmail: true, entryDate: '2026-08-01' }),
    );
    expect(refusal.violations).toEqual([{ path: 'entryDate', key: 'unknownMember' }]);
  });

  it('refuses a submission whose required confirmation is missing', async () => {
    const id = await makeApplication(other);
    const ctx = await staffOf(other, 'Clerk');
    expect((await refusalOf(acceptSubmission(ctx, { id, sendEmail: true }))).code).toBe('state-conflict');
    await confirmSubmission(ctx, { kind: 'Membership', id });
    await acceptSubmission(ctx, { id, sendEmail: true });
    expect(await getSubmission(ctx, 'Membership', id)).toMatchObject({ state: 'Accepted' });
  });
});

describe('denySubmission', () => {
  it.each(submissionKinds)('rejects a %s with one history entry, one event and one mail', async kind => {
    const id = await makeReady(kind);
    const before = await traces(id);
    await denySubmission(clerk, { id, reason: 'No place left', sendEmail: true });
    const after = await traces(id);
    expect(after.history.slice(before.history.length)).toEqual(['Rejected']);
    expect(after.events.slice(before.events.length)).toEqual(['ApplicationRejected']);
    expect(after.mails.slice(before.mails.length)).toEqual([`${kind}Rejected`]);
    expect(await getSubmission(clerk, kind, id)).toMatchObject({
      state: 'Rejected',
      decisionMessage: 'No place left',
    });
  });

  it('rejects an unconfirmed submission', async () => {
    const id = await makeApplication(other);
    const ctx = await staffOf(other, 'Clerk');
    await denySubmission(ctx, { id, sendEmail: false });
    expect(await getSubmission(ctx, 'Membership', id)).toMatchObject({
      state: 'Rejected',
      decisionMessage: null,
    });
  });
});

describe('deciding', () => {
  it.each([
    ['accept', (ctx: Ctx, id: string) => acceptSubmission(ctx, { id, sendEmail: true })],
    ['deny', (ctx: Ctx, id: string) => denySubmission(ctx, { id, sendEmail: true })],
  ] as const)('%s: 409 once decided, 404 for ids that are not of the club', async (_verb, decide) => {
    const accepted = await makeReady('Membership');
    await acceptSubmission(clerk, { id: accepted, sendEmail: false });
    const rejected = await makeReady('Membership');
    await denySubmission(clerk, { id: rejected, sendEmail: false });
    for (const id of [accepted, rejected]) {
      expect((await refusalOf(decide(clerk, id))).code).toBe('state-conflict');
    }
    for (const id of [...unknownIds, await makeApplication(other)]) {
      expect((await refusalOf(decide(clerk, id))).code).toBe('not-found');
    }
  });

  it('applies exactly one of 100 parallel decisions', async () => {
    const id = await makeReady('Membership');
    const before = await traces(id);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) =>
        index % 2 === 0
          ? acceptSubmission(clerk, { id, sendEmail: true })
          : denySubmission(clerk, { id, sendEmail: true }),
      ),
    );
    const lost = outcomes.filter(outcome => outcome.status === 'rejected');
    expect(lost).toHaveLength(99);
    for (const { reason } of lost) expect(reason).toMatchObject({ code: 'state-conflict' });
    const after = await traces(id);
    expect(after.history).toHaveLength(before.history.length + 1);
    expect(after.events).toHaveLength(before.events.length + 1);
    expect(after.mails).toHaveLength(before.mails.length + 1);
  });
});

describe('membership numbers', () => {
  /** A club of its own, whose numbers no other test gives. */
  async function start() {
    const own = await makeOfferingClub(database.db, { needConfirmation: false });
    const staff = await staffOf(own, 'Clerk', clerk.now);
    const accept = (id: string, wish: object, minutes = 0) => {
      const now = new Date(staff.now.getTime() + minutes * 60_000);
      return acceptSubmission({ ...staff, now }, { id, sendEmail: false, ...wish });
    };
    const numbersOf = async (id: string) => {
      const found = MembershipSubmission.parse(await getSubmission(staff, 'Membership', id));
      return [found.memberNumber, ...found.familyMembers.map(({ memberNumber }) => memberNumber)];
    };
    const first = await makeFamilyApplication(own);
    await accept(first, { memberNumber: 'B-0099', familyMemberNumbers: ['B-0101', ''] });
    return { own, staff, accept, numbersOf, first };
  }
  const violationOf = async (work: Promise<unknown>) => (await refusalOf(work)).violations[0];

  it('are given to each person of a family, in the history, and go on from the highest one', async () => {
    const { own, staff, accept, numbersOf, first } = await start();
    expect(await numbersOf(first)).toEqual(['B-0099', 'B-0101', '']);
    const second = await makeFamilyApplication(own);
    await accept(second, { assignMemberNumbers: true, familyMemberNumbers: ['B-0103'] });
    expect(await numbersOf(second)).toEqual(['B-0102', 'B-0103', 'B-0104']);
    const { items } = await getHistory(staff, { kind: 'Membership', id: second, limit: 10 });
    expect(items.map(({ property, newValue }) => [property, newValue])).toEqual(
      expect.arrayContaining([
        ['memberNumber', 'B-0102'],
        ['familyMembers[0].memberNumber', 'B-0103'],
        ['familyMembers[1].memberNumber', 'B-0104'],
      ]),
    );
  });

  it('are refused if another person of the club has them, with the next free one', async () => {
    const { own, accept } = await start();
    const id = await makeFamilyApplication(own);
    expect(await violationOf(accept(id, { memberNumber: 'b-0101' }))).toEqual({
      path: 'memberNumber',
      key: 'memberNumberTaken',
      params: { number: 'b-0101', next: 'B-0102' },
    });
    expect(
      await violationOf(accept(id, { memberNumber: 'B-0102', familyMemberNumbers: ['B-0102'] })),
    ).toMatchObject({ path: 'familyMemberNumbers[0]', params: { next: 'B-0103' } });
  });

  it('are the own ones of each club', async () => {
    await start();
    const { numbersOf, first } = await start();
    expect((await numbersOf(first))[0]).toBe('B-0099');
  });

  it('are each given once to applications that are accepted at the same time', async () => {
    const { own, accept, numbersOf } = await start();
    const ids = await Promise.all([1, 2, 3, 4].map(() => makeFamilyApplication(own)));
    await Promise.all(ids.map(id => accept(id, { assignMemberNumbers: true })));
    const given = (await Promise.all(ids.map(numbersOf))).flat();
    expect([given.length, new Set(given).size, given.includes('')]).toEqual([12, 12, false]);
  });

  it('are not assigned after an application that was accepted without one', async () => {
    const { own, accept, numbersOf } = await start();
    await accept(await makeApplication(own), {}, 1);
    const next = await makeApplication(own);
    await accept(next, { assignMemberNumbers: true }, 2);
    expect(await numbersOf(next)).toEqual(['']);
  });
});

describe('previewDecision', () => {
  it('renders the mail in the language of the applicant, and changes nothing', async () => {
    const id = await makeFamilyApplication(club);
    const before = [await traces(id), await getSubmission(clerk, 'Membership', id)];
    const preview = await previewDecision(clerk, {
      id,
      decision: 'Accept',
      message: 'Training on Monday',
      sendEmail: true,
      memberNumber: 'C-1',
    });
    expect(preview.mail?.text).toContain('Training on Monday');
    expect(preview.memberNumbers.map(({ number }) => number)).toEqual(['C-1', '', '']);
    expect([await traces(id), await getSubmission(clerk, 'Membership', id)]).toEqual(before);
    await acceptSubmission(clerk, { id, sendEmail: false, memberNumber: 'C-1' });
    expect((await refusalOf(previewDecision(clerk, { id, decision: 'Deny', sendEmail: true }))).code).toBe(
      'state-conflict',
    );
  });

  it('names departments, family and mandate as they are stored', async () => {
    const id = await makeFamilyApplication(club);
    const { departments, familyMembers, mandate } = MembershipSubmission.parse(
      await getSubmission(clerk, 'Membership', id),
    );
    const { mail } = await previewDecision(clerk, { id, decision: 'Accept', message: '', sendEmail: true });
    const said = [
      ...departments.map(({ name }) => name),
      ...familyMembers.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
      ...(mandate ? [mandate.reference, mandate.creditorId] : []),
    ];
    expect(familyMembers.length).toBeGreaterThan(0);
    expect(said.filter(words => !mail?.text.includes(words))).toEqual([]);
  });

  it('has no mail if none would be sent', async () => {
    const id = await makeApplication(club);
    const preview = await previewDecision(clerk, { id, decision: 'Deny', sendEmail: false });
    expect([preview.mail, preview.memberNumbers]).toEqual([null, []]);
  });
});
