import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '@/db/schema/mail';
import { makeFamilyToken, makeStatusToken } from '@/lib/auth/status-token';
import { openContent } from '@/lib/mail/mail-content';
import { erasePerson } from '@/lib/services/persons/erase';
import { findPerson } from '@/lib/services/persons/find';
import { getPublicForm } from '@/lib/services/public-forms/read';
import { confirmByToken } from '@/lib/services/submissions/confirm/confirm-by-token';
import { correctSubmission } from '@/lib/services/submissions/correct/correct';
import { acceptSubmission } from '@/lib/services/submissions/decide/accept';
import { denySubmission } from '@/lib/services/submissions/decide/deny';
import { getSubmission } from '@/lib/services/submissions/get';
import { getHints } from '@/lib/services/submissions/hints/get-hints';
import { getHistory } from '@/lib/services/submissions/history';
import { patchMembership } from '@/lib/services/submissions/patch/patch-membership';
import { askQuestion } from '@/lib/services/submissions/questions/ask';
import { getStatus } from '@/lib/services/submissions/status/get-status';
import type { StatusVisitor } from '@/lib/services/submissions/status/status-place';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeApplication, refusalOf, staffOf } from '@/testing/db/factories';
import { bankData, makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { addFamilyMember } from './add';
import { answerFamilyConsents, getFamilyPage } from './family-page';
import { removeFamilyMember } from './remove';

let database: TestDatabase;
let club: OfferingClub;
let direct: OfferingClub;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  direct = await makeOfferingClub(database.db, { needConfirmation: false });
});
afterAll(() => database.close());

const visitor = (at: OfferingClub = club, later = 0): StatusVisitor => {
  const { clubId: _clubId, ...known } = at.memberCtx;
  return { ...known, now: new Date(known.now.getTime() + later), locale: 'en' };
};
const day = 86_400_000;
const thomas = {
  firstName: 'Thomas',
  lastName: 'Groß',
  birthDate: '1982-05-03',
  email: 'thomas@example.org',
  consentsByLink: true,
};
const lena = { firstName: 'Lena', lastName: 'Groß', birthDate: '2012-04-01' };

async function mailsOf(at: OfferingClub, submissionId: string) {
  const sent = await withClub(at.ctx, tx =>
    tx.select().from(mails).where(eq(mails.submissionId, submissionId)).orderBy(mails.id),
  );
  return sent.map(mail => ({ to: mail.toAddress, name: mail.toName, type: mail.type, ...openContent(mail) }));
}

const apply = (at: OfferingClub, familyMembers: object[], more: object = {}) =>
  makeApplication(at, { membershipId: at.family.id, familyMembers, ...more });

async function linkOf(at: OfferingClub, id: string, path: string) {
  const found = (await mailsOf(at, id)).map(({ text }) => new RegExp(`/${path}/([\\w-]+)`).exec(text)?.[1]);
  return found.find(token => token !== undefined) ?? '';
}

async function memberOf(at: OfferingClub, id: string, index = 0) {
  const found = await getSubmission(at.ctx, 'Membership', id);
  const member = found.kind === 'Membership' ? found.familyMembers[index] : undefined;
  if (!member) throw new Error('nobody');
  return member;
}

describe('the mail to a family member', () => {
  it('is sent after the applicant has confirmed, and not before', async () => {
    const id = await apply(club, [thomas, lena]);
    expect((await mailsOf(club, id)).map(({ to }) => to)).toEqual(['aenne@example.org']);
    await confirmByToken(visitor(), await linkOf(club, id, 'confirm'));
    const sent = await mailsOf(club, id);
    expect(sent.filter(({ type }) => type === 'MembershipFamilyNotice')).toMatchObject([
      { to: 'thomas@example.org', name: 'Thomas Groß' },
    ]);
    const [notice] = sent.filter(({ to }) => to === 'thomas@example.org');
    for (const words of ['Hallo Thomas,', 'Änne Groß', '/family/']) expect(notice?.text).toContain(words);
    await confirmByToken(visitor(), await linkOf(club, id, 'confirm'));
    expect(await mailsOf(club, id)).toHaveLength(sent.length);
  });

  it('is sent at once where no confirmation is needed, and to adults with an address only', async () => {
    const id = await apply(direct, [
      { ...thomas },
      { ...lena, email: 'lena@example.org' },
      { ...lena, firstName: 'Oma', birthDate: '1950-01-01' },
    ]);
    expect((await mailsOf(direct, id)).map(({ to }) => to).toSorted()).toEqual([
      ...['aenne@example.org', 'thomas@example.org'],
    ]);
  });

  it('is one with the receipt, or one for two, where a mailbox is shared', async () => {
    const shared = { ...thomas, consentsByLink: false };
    const id = await apply(direct, [
      { ...shared, email: 'Aenne@example.org' },
      { ...shared, firstName: 'Opa', email: 'alte@example.org' },
      { ...shared, firstName: 'Oma', email: 'Alte@example.org' },
    ]);
    const sent = await mailsOf(direct, id);
    expect(sent.map(({ to, type }) => `${type} ${to}`).toSorted()).toEqual([
      'MembershipFamilyNotice alte@example.org',
      'MembershipReceived aenne@example.org',
    ]);
    expect(sent.find(({ type }) => type === 'MembershipReceived')?.name).toContain('Thomas Groß');
    const notice = sent.find(({ type }) => type === 'MembershipFamilyNotice');
    expect(notice?.name).toMatch(/Opa Groß.*Oma Groß/);
    expect(notice?.text).toContain('Hallo Opa und Oma,');
    expect(sent.find(({ type }) => type === 'MembershipReceived')?.text).toContain('Hallo Änne und Thomas,');
  });
});

describe('the mail and page of a family member who holds the account', () => {
  const oma = { ...thomas, firstName: 'Oma', email: 'oma@example.org' };
  const pays = (accountHolder: string, familyMembers: object[] = [thomas, oma]) =>
    apply(direct, familyMembers, { ...bankData, accountHolder });
  const account = 'DE** **** 3000';

  it('name the masked account and the mandate, and nobody else’s do', async () => {
    const id = await pays('thomas GROSS');
    const textTo = async (address: string) =>
      (await mailsOf(direct, id)).find(({ to }) => to === address)?.text ?? '';
    const token = await linkOf(direct, id, 'family');
    const page = await getFamilyPage(visitor(direct), token);
    expect(page).toMatchObject({ memberNumber: '', account: { iban: account, firstDebitDate: null } });
    for (const words of [account, 'thomas GROSS', page.account?.mandateReference ?? '-', 'widerrufen'])
      expect(await textTo(thomas.email)).toContain(words);
    for (const address of [oma.email, 'aenne@example.org'])
      expect(await textTo(address)).not.toMatch(/\* 3000|Mandat|GROSS/);
    const other = /\/family\/([\w-]+)/.exec(await textTo(oma.email))?.[1] ?? '';
    expect((await getFamilyPage(visitor(direct), other)).account).toBeNull();
  });

  it('do not where the applicant has the name of the account holder, too', async () => {
    const id = await pays('Änne Groß', [{ ...thomas, firstName: 'Änne' }]);
    expect((await getFamilyPage(visitor(direct), await linkOf(direct, id, 'family'))).account).toBeNull();
  });
});

describe('the decision', () => {
  const decided = async (at: OfferingClub, id: string) =>
    (await mailsOf(at, id)).filter(({ type }) => /Accepted|Rejected/.test(type));

  it('is told to each adult family member with an address, each mailbox once', async () => {
    const shared = { ...thomas, consentsByLink: false };
    const id = await apply(
      direct,
      [
        thomas,
        { ...shared, firstName: 'Opa', email: 'alte@example.org' },
        { ...shared, firstName: 'Oma', email: 'Alte@example.org' },
        { ...shared, firstName: 'Tante', email: 'Aenne@example.org' },
        { ...lena, email: 'lena@example.org' },
      ],
      { ...bankData, accountHolder: 'Thomas Groß' },
    );
    await acceptSubmission(await staffOf(direct, 'Clerk'), {
      id,
      message: 'Hallo Änne,\n\nbis Dienstag.',
      sendEmail: true,
      memberNumber: 'F-1',
      familyMemberNumbers: ['F-2', 'F-3', 'F-4'],
      firstDebitDate: '2026-09-01',
    });
    const sent = await decided(direct, id);
    expect(sent.map(({ to, name }) => `${to}: ${name}`)).toEqual([
      'thomas@example.org: Thomas Groß',
      'alte@example.org: Opa Groß und Oma Groß',
      'aenne@example.org: Änne Groß und Tante Groß',
    ]);
    const [toThomas, toOthers] = sent.map(({ text }) => text);
    for (const words of ['Hallo Thomas', 'F-2', 'DE** **** 3000', '01.09.2026', 'Bis Dienstag.', '/family/'])
      expect(toThomas).toContain(words);
    expect(toThomas).not.toContain('Hallo Änne');
    expect(toOthers).toContain('F-3, F-4');
    expect(toOthers).not.toMatch(/\* 3000|Lastschrift|01\.09\.2026/);
    const page = await getFamilyPage(visitor(direct), await linkOf(direct, id, 'family'));
    expect(page).toMatchObject({ memberNumber: 'F-2', account: { firstDebitDate: '2026-09-01' } });
  });

  it('is a rejection without its reason, and nothing where no mail is wanted', async () => {
    const id = await apply(direct, [thomas]);
    await denySubmission(await staffOf(direct, 'Clerk'), { id, reason: 'Nur für Änne', sendEmail: true });
    const sent = await decided(direct, id);
    expect(sent.map(({ to }) => to)).toEqual(['thomas@example.org', 'aenne@example.org']);
    expect(sent[0]?.text).toContain('den Antrag von Änne Groß');
    expect(sent[0]?.text).not.toContain('Nur für Änne');
    const silent = await apply(direct, [thomas]);
    await acceptSubmission(await staffOf(direct, 'Clerk'), { id: silent, sendEmail: false });
    expect(await decided(direct, silent)).toEqual([]);
  });
});

describe('the mail to a family member whom a correction concerns', () => {
  const add = (at: OfferingClub, submissionId: string, member: object) =>
    addFamilyMember(at.ctx, { submissionId, member });
  const correct = async (at: OfferingClub, id: string, change: object, index = 0) =>
    patchMembership(at.ctx, {
      id,
      precondition: null,
      patch: { familyMember: { id: (await memberOf(at, id, index)).id, ...change } },
    });
  const noticesOf = async (at: OfferingClub, id: string) =>
    (await mailsOf(at, id)).filter(({ type }) => type === 'MembershipFamilyNotice').map(({ to }) => to);
  const opa = { firstName: 'Opa', lastName: 'Groß', birthDate: '1950-01-01', email: 'opa@example.org' };

  it('is sent once to an adult whom staff add, with a link that opens their page', async () => {
    const id = await apply(direct, [lena]);
    await add(direct, id, { ...lena, firstName: 'Max', email: 'max@example.org' });
    await add(direct, id, { ...opa, firstName: 'Oma', email: '' });
    expect(await noticesOf(direct, id)).toEqual([]);
    await add(direct, id, thomas);
    expect(await noticesOf(direct, id)).toEqual(['thomas@example.org']);
    const page = await getFamilyPage(visitor(direct), await linkOf(direct, id, 'family'));
    expect(page.firstName).toBe('Thomas');
    await add(direct, id, opa);
    expect(await noticesOf(direct, id)).toEqual(['thomas@example.org', 'opa@example.org']);
  });

  it('is sent at the confirmation of the applicant, and not before', async () => {
    const id = await apply(club, [lena]);
    await add(club, id, opa);
    await add(club, id, { ...thomas, email: 'tomas@example.org' });
    await correct(club, id, { email: 'thomas@example.org' }, 2);
    expect(await noticesOf(club, id)).toEqual([]);
    await confirmByToken(visitor(), await linkOf(club, id, 'confirm'));
    expect((await noticesOf(club, id)).toSorted()).toEqual(['opa@example.org', 'thomas@example.org']);
    await correct(club, id, { email: 'neu@example.org' }, 2);
    expect(await noticesOf(club, id)).toHaveLength(3);
  });

  it('is sent once to each mailbox, and not to one that has the receipt', async () => {
    const id = await apply(direct, [{ ...thomas, consentsByLink: false }]);
    for (const email of ['neu@example.org', 'NEU@example.org', 'thomas@example.org', 'neu@example.org'])
      await correct(direct, id, { email });
    await add(direct, id, { ...opa, email: 'Thomas@example.org' });
    await add(direct, id, { ...opa, firstName: 'Oma', email: 'Aenne@example.org' });
    await correct(direct, id, { email: '' });
    await correct(direct, id, { firstName: 'Tom' });
    expect(await noticesOf(direct, id)).toEqual(['thomas@example.org', 'neu@example.org']);
  });

  it('is sent after a corrected birth date that makes an adult', async () => {
    const id = await apply(direct, [{ ...lena, email: 'lena@example.org' }]);
    await correct(direct, id, { birthDate: '2000-04-01' });
    expect(await noticesOf(direct, id)).toEqual(['lena@example.org']);
  });

  it('is sent after a correction by the applicant', async () => {
    const id = await apply(direct, [thomas]);
    const { id: memberId } = await memberOf(direct, id);
    await correctSubmission(visitor(direct), await linkOf(direct, id, 'status'), {
      kind: 'Membership',
      patches: [{ familyMember: { id: memberId, email: 'neu@example.org' } }],
    });
    expect(await noticesOf(direct, id)).toEqual(['thomas@example.org', 'neu@example.org']);
  });

  it('is sent after an acceptance too, but not after a rejection or when its link would have ended', async () => {
    const clerk = await staffOf(direct, 'Clerk');
    const accepted = await apply(direct, [thomas]);
    await acceptSubmission(clerk, { id: accepted, sendEmail: false });
    await correct(direct, accepted, { email: 'neu@example.org' });
    await correct(direct, accepted, { email: 'thomas@example.org' });
    await correct(direct, accepted, { email: 'NEU@example.org' });
    expect(await noticesOf(direct, accepted)).toEqual(['thomas@example.org']);
    const told = async () =>
      (await mailsOf(direct, accepted)).filter(({ type }) => type === 'MembershipAccepted');
    expect((await told()).map(({ to }) => to)).toEqual(['neu@example.org']);
    expect((await told())[0]?.text).toContain('angenommen, mit dem du angemeldet wurdest');
    const later = { ...direct, ctx: { ...direct.ctx, now: new Date(direct.ctx.now.getTime() + 91 * day) } };
    await correct(later, accepted, { email: 'alt@example.org' });
    expect(await told()).toHaveLength(1);
    const rejected = await apply(direct, [thomas]);
    await denySubmission(clerk, { id: rejected, sendEmail: false });
    await correct(direct, rejected, { email: 'neu@example.org' });
    expect(await noticesOf(direct, rejected)).toEqual(['thomas@example.org']);
  });
});

describe('consents of a family member', () => {
  it('count as those of the application unless they are sent, as those of the person if they are', async () => {
    const { mediaConsents: shown } = await getFamilyPage(
      visitor(direct),
      await linkOf(direct, await apply(direct, [thomas]), 'family'),
    );
    const mediaConsents = Object.fromEntries(shown.map(one => [one.consentId, true]));
    const id = await apply(direct, [lena, { ...lena, firstName: 'Max', mediaConsents }]);
    expect(await memberOf(direct, id)).toMatchObject({ consentSource: 'Application', mediaConsents: [] });
    expect(await memberOf(direct, id, 1)).toMatchObject({
      consentSource: 'Applicant',
      mediaConsents: expect.arrayContaining([expect.objectContaining({ isGiven: true, textVersion: 1 })]),
    });
  });

  it('are refused by link for a child, without an address, or with that of another person', async () => {
    const refused = async (member: object) =>
      (await refusalOf(apply(club, [member]))).violations?.map(({ path, key }) => `${path} ${key}`);
    expect(await refused({ ...thomas, birthDate: '2012-04-01' })).toEqual([
      'familyMembers[0].consentsByLink consentLinkOfAge',
    ]);
    expect(await refused({ ...thomas, email: '' })).toEqual(['familyMembers[0].email required']);
    expect(await refused({ ...thomas, email: 'AENNE@example.org' })).toEqual([
      'familyMembers[0].email consentLinkAddress',
    ]);
    expect(await refused({ ...thomas, mediaConsents: {} })).toEqual([
      'familyMembers[0].mediaConsents consentsTwice',
    ]);
  });

  it('are given and withdrawn by the own link, with the text as shown and an entry in the history', async () => {
    const id = await apply(direct, [thomas]);
    expect(await memberOf(direct, id)).toMatchObject({ consentSource: 'Awaited', consentsAnsweredAt: null });
    const token = await linkOf(direct, id, 'family');
    const page = await getFamilyPage(visitor(direct), token);
    expect(page).toMatchObject({ firstName: 'Thomas', applicantName: 'Änne Groß', canAnswer: true });
    const sent = await getSubmission(direct.ctx, 'Membership', id);
    if (sent.kind !== 'Membership') throw new Error('no application');
    expect(page.entryDate).toBe(sent.entryDate);
    const { lines: _lines, firstPayment: _firstPayment, ...sums } = sent.price;
    expect(page.price).toEqual(sums);
    const [first] = page.mediaConsents;
    const given = await answerFamilyConsents(visitor(direct), token, {
      answers: { [first?.consentId ?? '']: true },
    });
    expect(given.mediaConsents.filter(({ isGiven }) => isGiven)).toMatchObject([
      { consentId: first?.consentId },
    ]);
    expect(await memberOf(direct, id)).toMatchObject({ consentSource: 'Person' });
    await acceptSubmission(await staffOf(direct, 'Clerk'), { id, sendEmail: false });
    await answerFamilyConsents(visitor(direct, day), token, { answers: {} });
    const member = await memberOf(direct, id);
    expect(member.mediaConsents?.every(({ isGiven }) => !isGiven)).toBe(true);
    const { items } = await getHistory(direct.ctx, { kind: 'Membership', id, limit: 50 });
    const answers = items.filter(({ property }) => property === 'familyMembers[0].mediaConsents');
    expect(answers.map(({ actor }) => actor)).toEqual(
      [0, 1].map(() => ({ kind: 'Member', id: member.id, name: 'Thomas Groß' })),
    );
  });
});

describe('what a family member answered by their own link', () => {
  async function answered() {
    const { consents } = await getPublicForm(direct.memberCtx, 'Membership');
    const answersOf = (answer: boolean) => Object.fromEntries(consents.map(one => [one.id, answer]));
    const id = await apply(direct, [{ ...lena, mediaConsents: answersOf(false) }, thomas]);
    const token = await linkOf(direct, id, 'family');
    const answers = answersOf(true);
    const status = makeStatusToken(
      { clubId: direct.clubId, submissionId: id, guardianId: null },
      'aenne@example.org',
    );
    return { id, token, status, answers };
  }
  async function statusOf(token: string) {
    const { submission, question } = await getStatus(visitor(direct, day), token);
    return { members: submission.kind === 'Membership' ? submission.familyMembers : [], question };
  }

  it('is not in the status of the applicant, who still sees what they answered themselves', async () => {
    const { id, token, status, answers } = await answered();
    await answerFamilyConsents(visitor(direct), token, { answers });
    const { members } = await statusOf(status);
    expect(members).toMatchObject([
      { consentSource: 'Applicant', mediaConsents: Object.keys(answers).map(() => ({ isGiven: false })) },
      { firstName: 'Thomas', consentSource: 'Person', mediaConsents: [] },
    ]);
    expect((await memberOf(direct, id, 1)).mediaConsents).toHaveLength(Object.keys(answers).length);
  });

  it('is no correction of the applicant, and cannot be changed by their link', async () => {
    const { id, token, status, answers } = await answered();
    await answerFamilyConsents(visitor(direct, 500), token, { answers });
    expect((await getHints(direct.ctx, id)).marks).not.toContain('Corrected');
    await askQuestion(await staffOf(direct, 'Clerk'), { submissionId: id, text: 'Welche Hausnummer?' });
    await answerFamilyConsents(visitor(direct, 1000), token, { answers });
    const { members, question } = await statusOf(status);
    expect(question?.corrected).toEqual([]);
    const mediaConsents = Object.fromEntries(Object.keys(answers).map(one => [one, false]));
    const memberId = members[1]?.id ?? '';
    const patches = [{ mediaConsents }, { email: 'aenne+thomas@example.org' }].map(change => ({
      familyMember: { id: memberId, ...change },
    }));
    const refusal = await refusalOf(
      correctSubmission(visitor(direct, day), status, { kind: 'Membership', patches }),
    );
    expect(refusal.violations).toEqual([
      { path: 'familyMember.mediaConsents', key: 'consentsTwice' },
      { path: 'familyMember.email', key: 'emailOfAnswered' },
    ]);
    expect(await memberOf(direct, id, 1)).toMatchObject({ email: thomas.email });
    expect((await memberOf(direct, id, 1)).mediaConsents?.every(({ isGiven }) => isGiven)).toBe(true);
  });

  it('is noted in the history at their place in the family, also after another person was removed', async () => {
    const { id, token, answers } = await answered();
    const first = await memberOf(direct, id);
    await removeFamilyMember(await staffOf(direct, 'Clerk'), {
      submissionId: id,
      id: first.id,
      precondition: null,
    });
    await answerFamilyConsents(visitor(direct, day), token, { answers });
    const { items } = await getHistory(direct.ctx, { kind: 'Membership', id, limit: 50 });
    expect(items.map(({ property }) => property)).toContain('familyMembers[0].mediaConsents');
  });

  it('is no correction of the applicant after the person was removed either', async () => {
    const { id, token, answers } = await answered();
    await answerFamilyConsents(visitor(direct, 500), token, { answers });
    const { id: memberId } = await memberOf(direct, id, 1);
    const staff = await staffOf(direct, 'Clerk');
    await removeFamilyMember(staff, { submissionId: id, id: memberId, precondition: null });
    expect((await getHints(direct.ctx, id)).marks).not.toContain('Corrected');
  });
});

describe('the link of a family member', () => {
  const place = (at: OfferingClub, submissionId: string, memberId: string) => ({
    clubId: at.clubId,
    submissionId,
    memberId,
  });
  const codeOf = async (token: string, at = direct, later = 0) => [
    (await refusalOf(getFamilyPage(visitor(at, later), token))).code,
    (await refusalOf(answerFamilyConsents(visitor(at, later), token, { answers: {} }))).code,
  ];

  it('is unknown before the applicant has confirmed', async () => {
    const id = await apply(club, [thomas]);
    const { id: memberId } = await memberOf(club, id);
    const token = makeFamilyToken(place(club, id, memberId), thomas.email);
    expect(await codeOf(token, club)).toEqual(['not-found', 'not-found']);
  });

  it('opens nothing of another person, and no other link opens it', async () => {
    const id = await apply(direct, [thomas, { ...thomas, firstName: 'Oma', email: 'oma@example.org' }]);
    const [first, second] = [await memberOf(direct, id), await memberOf(direct, id, 1)];
    const own = makeFamilyToken(place(direct, id, first.id), thomas.email);
    expect((await getFamilyPage(visitor(direct), own)).firstName).toBe('Thomas');
    const status = { clubId: direct.clubId, submissionId: id, guardianId: first.id };
    for (const token of [
      makeFamilyToken(place(direct, id, second.id), thomas.email),
      makeFamilyToken(place(direct, id, first.id), 'aenne@example.org'),
      makeFamilyToken(place(club, id, first.id), thomas.email),
      makeStatusToken(status, thomas.email),
      makeStatusToken({ ...status, guardianId: null }, 'aenne@example.org'),
      `${own.slice(0, -9)}${own.at(-9) === 'A' ? 'B' : 'A'}${own.slice(-8)}`,
      'x',
    ])
      expect(await codeOf(token)).toEqual(['not-found', 'not-found']);
    expect((await refusalOf(getStatus(visitor(direct), own))).code).toBe('not-found');
  });

  it('ends 90 days after the decision, changes nothing after a rejection, and is unknown after an erasure', async () => {
    const id = await apply(direct, [thomas], { ...bankData, accountHolder: 'Thomas Groß' });
    const token = await linkOf(direct, id, 'family');
    await denySubmission(await staffOf(direct, 'Clerk'), { id, sendEmail: false });
    expect(await getFamilyPage(visitor(direct), token)).toMatchObject({ canAnswer: false, account: null });
    const refusal = await refusalOf(answerFamilyConsents(visitor(direct), token, { answers: {} }));
    expect(refusal.code).toBe('state-conflict');
    expect(await codeOf(token, direct, 91 * day)).toEqual(['expired', 'expired']);
    const manager = await staffOf(direct, 'Manager');
    const person = { firstName: 'Thomas', lastName: 'Groß' };
    const { items } = await findPerson(manager, person);
    const places = items
      .filter(one => one.submissionId === id)
      .map(({ submissionId, role, partId }) => ({ submissionId, role, partId }));
    await erasePerson(manager, { person, places, confirmation: 'Thomas Groß' });
    expect(await codeOf(token)).toEqual(['not-found', 'not-found']);
    expect(await memberOf(direct, id)).toMatchObject({ mediaConsents: [], consentsAnsweredAt: null });
  });
});
