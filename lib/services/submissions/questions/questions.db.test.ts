import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails, notificationRecipients } from '@/db/schema/mail';
import { submissionQuestions } from '@/db/schema/submission-questions';
import { submissions } from '@/db/schema/submissions';
import { webhookEvents } from '@/db/schema/webhooks';
import { makeStatusToken } from '@/lib/auth/status-token';
import { openContent } from '@/lib/mail/mail-content';
import type { Ctx } from '@/lib/platform/context';
import { etagOf } from '@/lib/platform/precondition';
import { erasePerson } from '@/lib/services/persons/erase';
import { findPerson } from '@/lib/services/persons/find';
import { readPersonData } from '@/lib/services/persons/read-data';
import { confirmSubmission } from '@/lib/services/submissions/confirm/confirm';
import { correctSubmission } from '@/lib/services/submissions/correct/correct';
import { acceptSubmission } from '@/lib/services/submissions/decide/accept';
import { assignSubmission } from '@/lib/services/submissions/decide/assign';
import { withdrawSubmission } from '@/lib/services/submissions/decide/withdraw';
import { getHistory } from '@/lib/services/submissions/history';
import { listSubmissions } from '@/lib/services/submissions/list/list';
import { patchMembership } from '@/lib/services/submissions/patch/patch-membership';
import { getStatus } from '@/lib/services/submissions/status/get-status';
import type { StatusVisitor } from '@/lib/services/submissions/status/status-place';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import {
  makeApplication,
  makeCancellation,
  makeChangeRequest,
  makeMinorApplication,
  makeUser,
  refusalOf,
  staffOf,
  tracesOf,
  unknownIds,
} from '@/testing/db/factories';
import { bankData, makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { answerQuestion } from './answer';
import { askQuestion } from './ask';
import { closeQuestion } from './close';
import { getQuestion, listQuestions } from './read';
import { remindOfQuestions } from './remind';

let database: TestDatabase;
let club: OfferingClub;
let other: OfferingClub;
let clara: Ctx;
let notified: string;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  other = await makeOfferingClub(database.db);
  clara = await staffOf(club, 'Clerk');
  const { id: userId } = await makeUser(club, 'Clerk');
  notified = `${userId}@staff.example`;
  await withClub(club.ctx, tx =>
    tx.insert(notificationRecipients).values({ clubId: club.clubId, userId, kind: 'Membership' }),
  );
});
afterAll(() => database.close());

const text = 'Wie lautet die Hausnummer?';
const ask = (submissionId: string, more: object = {}) => askQuestion(clara, { submissionId, text, ...more });
const later = (days: number): Ctx => ({ ...clara, now: new Date(clara.now.getTime() + days * 86_400_000) });

function visitor(): StatusVisitor {
  const { clubId: _clubId, ...known } = club.memberCtx;
  return { ...known, now: new Date(clara.now.getTime() + 3_600_000) };
}

const tokenOf = (submissionId: string) =>
  makeStatusToken({ clubId: club.clubId, submissionId, guardianId: null }, 'aenne@example.org');

async function mailsOf(submissionId: string) {
  const sent = await withClub(club.ctx, tx =>
    tx.select().from(mails).where(eq(mails.submissionId, submissionId)).orderBy(mails.id),
  );
  return sent.map(mail => ({ ...mail, text: openContent(mail).text }));
}

const questionMailsOf = async (submissionId: string) =>
  (await mailsOf(submissionId)).filter(({ type }) => type.endsWith('Question'));

const typesOf = async (submissionId: string) => {
  const { items } = await getHistory(clara, { kind: 'Membership', id: submissionId, limit: 50 });
  return items
    .filter(({ type }) => type.startsWith('Question'))
    .map(({ type, newValue }) => [type, newValue]);
};

const inList = async (id: string) =>
  (await listSubmissions(clara, { sort: '-receivedAt', limit: 200 })).items.find(item => item.id === id);

const listAwaiting = async (awaits: 'Answer' | 'Reading') =>
  (await listSubmissions(clara, { sort: '-receivedAt', limit: 200, awaits })).items;

const waiting = async () => (await listAwaiting('Answer')).map(({ id }) => id);

/** Of a submission that the filter finds; undefined otherwise. */
const marksUnder = async (awaits: 'Answer' | 'Reading', id: string) =>
  (await listAwaiting(awaits)).find(item => item.id === id)?.marks;

async function makeConfirmed(more: object = {}): Promise<string> {
  const id = await makeApplication(club, more);
  await confirmSubmission(clara, { kind: 'Membership', id });
  return id;
}

describe('a question to an applicant', () => {
  it.each([
    ['Membership', () => makeApplication(club)],
    ['Change', () => makeChangeRequest(club)],
    ['Cancellation', () => makeCancellation(club)],
  ])('about a %s is mailed with a link that answers it, and marks the submission', async (kind, make) => {
    const id = await make();
    const question = await ask(id);
    expect(question).toMatchObject({
      text,
      askedBy: { name: 'Clara Clerk' },
      askedAt: clara.now.toISOString(),
      remindedAt: null,
      answer: null,
      answeredAt: null,
      closedAt: null,
    });
    const [mail, ...more] = await questionMailsOf(id);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ type: `${kind}Question`, toAddress: 'aenne@example.org', state: 'Queued' });
    expect(mail?.text).toContain(text);
    expect(mail?.text).toContain(`/status/${tokenOf(id)}/question`);
    expect(await inList(id)).toMatchObject({ question: 'Open' });
    expect(await marksUnder('Answer', id)).toContain('Question');
    const status = await answerQuestion(visitor(), tokenOf(id), { answer: '  Nummer 5 ' });
    expect(status.possibleSteps).not.toContain('Answer');
    expect(await inList(id)).toMatchObject({ question: 'Answered' });
    expect(await waiting()).not.toContain(id);
    expect(await marksUnder('Reading', id)).not.toContain('Question');
    const { items } = await listQuestions(clara, { id, limit: 5 });
    expect(items).toMatchObject([{ id: question.id, answer: 'Nummer 5' }]);
    const again = await refusalOf(answerQuestion(visitor(), tokenOf(id), { answer: 'Noch eine' }));
    expect(again.code).toBe('state-conflict');
  });

  it('gets no answer that was written to another question, or after it was closed', async () => {
    const id = await makeConfirmed();
    const first = await ask(id);
    await closeQuestion(clara, { submissionId: id, id: first.id });
    const answerTo = (questionId: string) =>
      answerQuestion(visitor(), tokenOf(id), { questionId, answer: 'Nummer 5' });
    expect((await refusalOf(answerTo(first.id))).code).toBe('state-conflict');
    const second = await ask(id, { text: 'Wie heißt die Straße?' });
    const refused = await refusalOf(answerTo(first.id));
    expect(refused.code).toBe('state-conflict');
    expect(refused.message).toMatch(/another question/);
    expect(await waiting()).toContain(id);
    await answerTo(second.id);
    const { items } = await listQuestions(clara, { id, limit: 5 });
    expect(items.map(({ answer }) => answer)).toEqual(['Nummer 5', null]);
  });

  it('is in the history with its answer, and tells the assignee, otherwise the notified staff', async () => {
    const [assigned, open] = [await makeConfirmed(), await makeConfirmed()];
    const { id: assigneeId } = await makeUser(club, 'Clerk');
    await assignSubmission(clara, { id: assigned, assigneeId });
    for (const id of [assigned, open]) {
      await ask(id);
      const { question } = await answerQuestion(visitor(), tokenOf(id), { answer: 'Nummer 5' });
      expect(question).toMatchObject({ answer: 'Nummer 5', corrected: [] });
    }
    expect(await typesOf(open)).toEqual([
      ['QuestionAnswered', 'Nummer 5'],
      ['QuestionAsked', text],
    ]);
    const toldOf = async (id: string) =>
      (await mailsOf(id))
        .filter(mail => mail.type === 'StaffNotification' && /beantwortet|answered/.test(mail.text))
        .map(mail => mail.toAddress);
    expect(await toldOf(assigned)).toEqual([`${assigneeId}@staff.example`]);
    expect(await toldOf(open)).toEqual([notified]);
    const events = await withClub(club.ctx, tx =>
      tx.select().from(webhookEvents).where(eq(webhookEvents.submissionId, open)),
    );
    expect(events.map(({ type }) => type)).toContain('QuestionAnswered');
    expect(JSON.stringify(events)).not.toContain('Nummer 5');
  });

  it('makes corrections possible after the confirmation, saved with the answer or not at all', async () => {
    const id = await makeConfirmed(bankData);
    const patch = (city: string) => ({ kind: 'Membership' as const, patches: [{ city }] });
    const early = await refusalOf(correctSubmission(visitor(), tokenOf(id), patch('Trier')));
    expect(early.code).toBe('state-conflict');
    await ask(id);
    const { submission } = await getStatus(visitor(), tokenOf(id));
    const precondition = [etagOf(submission.version)];
    const wrong = { kind: 'Membership' as const, patches: [{ city: 'Trier' }, { zip: 'ABC' }] };
    const refused = await refusalOf(
      answerQuestion(visitor(), tokenOf(id), { answer: 'Ja', corrections: wrong, precondition }),
    );
    expect(refused.violations).toMatchObject([{ path: 'zip' }]);
    expect(await waiting()).toContain(id);
    const status = await answerQuestion(visitor(), tokenOf(id), {
      answer: '',
      precondition,
      corrections: { kind: 'Membership', patches: [{ city: 'Trier' }, { firstName: 'Anke' }] },
    });
    expect(status).toMatchObject({ submission: { city: 'Trier', state: 'Confirmed' } });
    expect(status.question).toMatchObject({ answer: '', corrected: ['city', 'firstName'] });
    expect(status.possibleSteps).not.toContain('Correct');
    expect(await marksUnder('Reading', id)).toContain('Corrected');
    const { lastEvent } = await tracesOf(database, club, id);
    expect(lastEvent).toMatchObject({ submission: { firstName: 'Anke' } });
  });

  it('names what was corrected, not the price and the account that follow from it', async () => {
    const id = await makeConfirmed(bankData);
    await ask(id);
    const corrections = {
      kind: 'Membership' as const,
      patches: [{ departmentIds: [club.tennis.id] }, { paymentMethod: 'OnAccount' as const }],
    };
    const { question } = await answerQuestion(visitor(), tokenOf(id), { answer: 'Ja', corrections });
    expect(question?.corrected).toEqual(['departmentIds', 'paymentMethod']);
    const { items } = await getHistory(clara, { kind: 'Membership', id, limit: 50 });
    const properties = items.map(({ property }) => property);
    expect(properties).toEqual(expect.arrayContaining(['price', 'iban', 'mandate']));
  });

  it('shows an answer to its applicant only', async () => {
    const id = await makeApplication(club);
    await ask(id);
    const corrections = { kind: 'Membership' as const, patches: [{ city: 'Trier' }] };
    await answerQuestion(visitor(), tokenOf(id), { answer: 'Fünf', corrections });
    const place = { clubId: club.clubId, submissionId: id, guardianId: null };
    const sender = makeStatusToken(place, 'aenne@example.org', 'Sender');
    const seenBy = async (token: string) => (await getStatus(visitor(), token)).question;
    expect(await seenBy(tokenOf(id))).toMatchObject({ answer: 'Fünf', corrected: ['city'] });
    expect(await seenBy(sender)).toMatchObject({ answer: null, corrected: [] });
    const patch = { email: 'anders@example.org' };
    await patchMembership({ ...clara, now: visitor().now }, { id, precondition: null, patch });
    const moved = makeStatusToken(place, 'anders@example.org');
    expect(await seenBy(moved)).toMatchObject({ answer: null, corrected: [] });
  });

  it('lets nobody change a confirmed address, or what guardians agreed to', async () => {
    const adult = await makeConfirmed();
    await ask(adult);
    const change = (email: string) => ({ kind: 'Membership' as const, patches: [{ email }] });
    const refused = await refusalOf(correctSubmission(visitor(), tokenOf(adult), change('x@example.org')));
    expect(refused.violations).toEqual([{ path: 'email', key: 'fixedByConfirmation' }]);
    const minor = await makeMinorApplication(club);
    await confirmSubmission(clara, { kind: 'Membership', id: minor });
    await ask(minor);
    const older = { kind: 'Membership' as const, patches: [{ birthDate: '2011-05-01' }] };
    const kept = await refusalOf(correctSubmission(visitor(), tokenOf(minor), older));
    expect(kept.violations).toEqual([{ path: 'birthDate', key: 'fixedByConfirmation' }]);
  });

  it('about a minor goes to each guardian with their own link', async () => {
    const id = await makeMinorApplication(club);
    await ask(id);
    const sent = await questionMailsOf(id);
    expect(sent.map(mail => mail.toAddress)).toEqual(
      expect.arrayContaining(['gerda@example.org', 'gert@example.org']),
    );
    const links = sent.map(mail => /status\/([\w-]{98})\/question/.exec(mail.text)?.[1] ?? '');
    expect(new Set(links).size).toBe(2);
    const status = await answerQuestion(visitor(), links[0] ?? '', { answer: 'Fünf' });
    expect(status.question?.answeredAt).not.toBeNull();
    expect(status.question).toMatchObject({ answer: null, corrected: [] });
    expect(JSON.stringify(status)).not.toContain('Fünf');
    const now = { ...clara, now: visitor().now };
    const own = async () => (await getStatus(visitor(), tokenOf(id))).question;
    await patchMembership(now, { id, precondition: null, patch: { birthDate: '1990-05-01' } });
    expect(await own()).toMatchObject({ answer: null, corrected: [] });
    await patchMembership(now, { id, precondition: null, patch: { guardians: [] } });
    expect(await own()).toMatchObject({ answer: null, corrected: [] });
  });

  it('is asked once at a time, of somebody with an address, while nothing is decided', async () => {
    const id = await makeConfirmed();
    const both = await Promise.allSettled([ask(id), ask(id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await questionMailsOf(id)).toHaveLength(1);
    const { items } = await listQuestions(clara, { id, limit: 5 });
    await closeQuestion(clara, { submissionId: id, id: items[0]?.id ?? '' });
    expect((await refusalOf(closeQuestion(clara, { submissionId: id, id: items[0]?.id ?? '' }))).code).toBe(
      'state-conflict',
    );
    await ask(id);
    await acceptSubmission(clara, { id, sendEmail: false });
    const decided = await refusalOf(ask(id));
    expect([decided.code, decided.members.state]).toEqual(['state-conflict', 'Accepted']);
    const onPaper = await makeConfirmed();
    await withClub(club.ctx, tx =>
      tx.update(submissions).set({ email: '' }).where(eq(submissions.id, onPaper)),
    );
    const unreachable = await refusalOf(ask(onPaper));
    expect(unreachable.message).toMatch(/mail/i);
    expect(await listQuestions(clara, { id: onPaper, limit: 5 })).toMatchObject({ totalCount: 0 });
  });

  it('ends with the decision and with a withdrawal', async () => {
    const [accepted, withdrawn] = [await makeConfirmed(), await makeConfirmed()];
    for (const id of [accepted, withdrawn]) await ask(id);
    await acceptSubmission(clara, { id: accepted, sendEmail: false });
    await withdrawSubmission(visitor(), tokenOf(withdrawn));
    for (const id of [accepted, withdrawn]) {
      const { items } = await listQuestions(clara, { id, limit: 5 });
      expect(items[0]?.closedAt).not.toBeNull();
      expect(await getStatus(visitor(), tokenOf(id))).toMatchObject({ question: null });
      const late = await refusalOf(answerQuestion(visitor(), tokenOf(id), { answer: 'Zu spät' }));
      expect(late.code).toBe('state-conflict');
    }
  });

  it('is repeated once by the nightly run on its day, while it is open', async () => {
    const day = (days: number) => later(days).now.toISOString().slice(0, 10);
    const asked = await makeConfirmed();
    await ask(asked);
    const [soon, never, answered] = [await makeConfirmed(), await makeConfirmed(), await makeConfirmed()];
    await ask(soon, { remindOn: day(2) });
    await ask(never, { remindOn: null });
    await ask(answered, { remindOn: day(2) });
    await answerQuestion(visitor(), tokenOf(answered), { answer: 'Schon da' });
    const remindedOf = async (id: string) => (await questionMailsOf(id)).length - 1;
    const counts = () => Promise.all([asked, soon, never, answered].map(remindedOf));
    await remindOfQuestions(later(1), 100);
    expect(await counts()).toEqual([0, 0, 0, 0]);
    await Promise.all([remindOfQuestions(later(2), 100), remindOfQuestions(later(2), 100)]);
    expect(await counts()).toEqual([0, 1, 0, 0]);
    await remindOfQuestions(later(8), 100);
    await remindOfQuestions(later(9), 100);
    expect(await counts()).toEqual([1, 1, 0, 0]);
    const [, reminder] = await questionMailsOf(soon);
    expect(reminder?.text).toContain('wir warten noch auf deine Antwort');
    expect(reminder?.text).not.toContain('von Änne');
    for (const remindOn of [day(0), day(91), '2020-01-01'])
      expect((await refusalOf(ask(await makeConfirmed(), { remindOn }))).violations).toMatchObject([
        { path: 'remindOn', key: 'dateRange' },
      ]);
  });

  it('is handed over and erased with the person', async () => {
    const id = await makeConfirmed({ firstName: 'Rosa', lastName: 'Fragend' });
    await ask(id);
    await answerQuestion(visitor(), tokenOf(id), { answer: 'Geheime Antwort' });
    const admin = await staffOf(club, 'Admin');
    const person = { firstName: 'Rosa', lastName: 'Fragend' };
    const { items } = await findPerson(admin, person);
    const places = items.map(({ submissionId, role, partId }) => ({ submissionId, role, partId }));
    const { data } = await readPersonData(admin, { person, places }, 'json');
    expect(JSON.stringify(data)).toContain(text);
    expect(JSON.stringify(data)).toContain('Geheime Antwort');
    await erasePerson(admin, { person, places, confirmation: 'Rosa Fragend' });
    const left = await withClub(club.ctx, tx =>
      tx.select().from(submissionQuestions).where(eq(submissionQuestions.submissionId, id)),
    );
    expect(left).toEqual([]);
    expect(JSON.stringify(await getHistory(clara, { kind: 'Membership', id, limit: 50 }))).not.toContain(
      'Geheime',
    );
  });

  it('of another club, or of another submission, is not found', async () => {
    const foreign = await makeApplication(other);
    const own = await makeApplication(club);
    const { id } = await askQuestion(other.ctx, { submissionId: foreign, text });
    for (const submissionId of [...unknownIds, foreign]) {
      expect((await refusalOf(ask(submissionId))).code).toBe('not-found');
      expect((await refusalOf(listQuestions(clara, { id: submissionId, limit: 5 }))).code).toBe('not-found');
    }
    for (const submissionId of [foreign, own]) {
      expect((await refusalOf(getQuestion(clara, { submissionId, id }))).code).toBe('not-found');
      expect((await refusalOf(closeQuestion(clara, { submissionId, id }))).code).toBe('not-found');
    }
  });
});
