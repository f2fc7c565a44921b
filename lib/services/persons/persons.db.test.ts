import { PDFDocument } from '@cantoo/pdf-lib';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '@/db/schema/mail';
import { savedViews } from '@/db/schema/saved-views';
import { submissionNotes } from '@/db/schema/submission-notes';
import { submissionBankAccounts, submissions } from '@/db/schema/submissions';
import { webhookAttempts, webhookDeliveries } from '@/db/schema/webhooks';
import { makeStatusToken } from '@/lib/auth/status-token';
import { PersonData, type PersonMatch, type PersonQuery } from '@/lib/contracts/persons';
import type { MembershipSubmit } from '@/lib/contracts/submissions/submissions';
import { openContent } from '@/lib/mail/mail-content';
import type { Ctx } from '@/lib/platform/context';
import { listExportJobs } from '@/lib/services/exports/read';
import { startExport } from '@/lib/services/exports/start';
import { exportPersonJson, exportPersonPdf } from '@/lib/services/persons/export-person';
import { dropDueMandates } from '@/lib/services/retention/drop-due';
import { createSavedView } from '@/lib/services/saved-views/create';
import { listSavedViews } from '@/lib/services/saved-views/read';
import { confirmByToken } from '@/lib/services/submissions/confirm/confirm-by-token';
import { acceptSubmission } from '@/lib/services/submissions/decide/accept';
import { withdrawSubmission } from '@/lib/services/submissions/decide/withdraw';
import { removeFamilyMember } from '@/lib/services/submissions/family/remove';
import { getSubmission } from '@/lib/services/submissions/get';
import { patchMembership } from '@/lib/services/submissions/patch/patch-membership';
import { auditOf } from '@/testing/db/audit-of';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { everyRowOf } from '@/testing/db/every-row-of';
import {
  makeApplication,
  makeCancellation,
  makeChangeRequest,
  makeFamilyApplication,
  makeFullApplication,
  makeMinorApplication,
  refusalOf,
  staffOf,
  twoGuardians,
} from '@/testing/db/factories';
import { bankData, makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { askForProof, makeProvenApplication } from '@/testing/files/uploads';
import { subscribe } from '@/testing/webhooks/subscribe';
import { erasePerson } from './erase';
import { findPerson } from './find';

const dayMs = 24 * 3_600_000;
const anne: PersonQuery = {
  firstName: 'Änne',
  lastName: 'Groß',
  birthDate: '1990-02-28',
  email: 'aenne@example.org',
};
const ida: PersonQuery = { firstName: 'Ida', lastName: 'Groß', birthDate: '2015-05-01' };
const gerda: PersonQuery = { email: 'gerda@example.org' };
const else_ = { firstName: 'Bert', lastName: 'Braun', email: 'bert@example.org', birthDate: '1980-01-01' };

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function openClub() {
  const club = await makeOfferingClub(database.db, { needConfirmation: false });
  return { club, manager: await staffOf(club, 'Manager') };
}

/** Token of the confirmation link in the mail to an address. */
async function tokenOf({ ctx }: OfferingClub, submissionId: string, address: string): Promise<string> {
  const [mail] = await withClub(ctx, tx =>
    tx
      .select()
      .from(mails)
      .where(and(eq(mails.submissionId, submissionId), eq(mails.toAddress, address))),
  );
  return (mail && /confirm\/([\w-]{43})/.exec(openContent(mail).text)?.[1]) ?? '';
}

const placesOf = (matches: readonly PersonMatch[]) =>
  matches.map(({ submissionId, role, partId }) => ({ submissionId, role, partId }));

async function erase(ctx: Ctx, person: PersonQuery, confirmation: string) {
  const { items } = await findPerson(ctx, person);
  const request = { person, places: placesOf(items), confirmation };
  return { request, result: await erasePerson(ctx, request) };
}

describe('finding a person', () => {
  it('finds the places of one person in all kinds, by name and birth date or by address', async () => {
    const { club, manager } = await openClub();
    await makeApplication(club);
    await makeChangeRequest(club);
    await makeCancellation(club);
    await makeFamilyApplication(club);
    await makeApplication(club, else_);
    const { items, isComplete } = await findPerson(manager, anne);
    expect(isComplete).toBe(true);
    expect(items.map(({ kind, role }) => `${kind} ${role}`)).toEqual([
      'Membership Applicant',
      'Cancellation Applicant',
      'Change Applicant',
      'Membership Applicant',
    ]);
    expect(items[0]).toMatchObject({
      matchedBy: ['Name', 'BirthDate', 'Email'],
      others: ['Ida Groß', 'Ole Groß'],
    });
    const byName = await findPerson(manager, {
      firstName: 'anne',
      lastName: 'GROSS',
      birthDate: '1990-02-28',
    });
    expect(byName.items).toHaveLength(4);
    expect((await findPerson(manager, { email: 'AENNE@example.org' })).items).toHaveLength(4);
    expect((await findPerson(manager, ida)).items).toMatchObject([{ role: 'FamilyMember', others: [] }]);
  });

  it('does not match a person of the same name with another birth date', async () => {
    const { club, manager } = await openClub();
    await makeApplication(club);
    const { firstName, lastName } = anne;
    const other = { ...(firstName && lastName ? { firstName, lastName } : {}), birthDate: '1961-01-01' };
    expect((await findPerson(manager, other)).items).toEqual([]);
  });

  it('finds guardians and persons named in others’ requests, and nobody of another club', async () => {
    const { club, manager } = await openClub();
    await makeMinorApplication(club);
    await makeCancellation(club, { ...else_, scope: 'FamilyMembers', familyMemberNames: ['Ida Groß'] });
    expect((await findPerson(manager, gerda)).items).toMatchObject([
      { role: 'Guardian', firstName: 'Gerda' },
    ]);
    expect((await findPerson(manager, ida)).items).toMatchObject([{ role: 'Named', kind: 'Cancellation' }]);
    const { manager: foreign } = await openClub();
    expect((await findPerson(foreign, gerda)).items).toEqual([]);
  });
});

describe('a person who is only in the history', () => {
  it('is found, handed over and erased: a family member who was removed, a guardian who was replaced', async () => {
    const { club, manager } = await openClub();
    const family = await makeFamilyApplication(club);
    const view = await getSubmission(manager, 'Membership', family);
    const [child] = view.kind === 'Membership' ? view.familyMembers : [];
    await removeFamilyMember(manager, { submissionId: family, id: child?.id ?? '', precondition: null });
    const minor = await makeMinorApplication(club);
    const berta = { firstName: 'Berta', lastName: 'Neu', email: 'berta@example.org' };
    const guardians = twoGuardians.with(0, berta);
    await patchMembership(manager, { id: minor, precondition: null, patch: { guardians } });
    for (const [person, name] of [
      [ida, 'Ida Groß'],
      [gerda, 'Gerda Groß'],
    ] as const) {
      const { items } = await findPerson(manager, person);
      expect(items, name).toMatchObject([{ role: 'Former' }]);
      const { data } = await exportPersonJson(manager, { person, places: placesOf(items) });
      const [firstName] = name.split(' ');
      expect(data.submissions).toMatchObject([{ data: { firstName }, history: [] }]);
      expect(JSON.stringify(data.submissions[0]?.data)).not.toMatch(/Änne|Gert\b|Berta/);
      const { request, result } = await erase(manager, person, name);
      expect(result).toMatchObject({ erased: 1 });
      // As a word: Base64 of stored secrets contains any three letters now and then.
      expect(await everyRowOf(database, club.clubId)).not.toMatch(new RegExp(`\\b${firstName}\\b`));
      expect(await erasePerson(manager, request)).toMatchObject({ erased: 0, alreadyErased: 1 });
    }
    expect(await getSubmission(manager, 'Membership', minor)).toMatchObject({ isAnonymized: false });
  });
});

describe('exporting stored data', () => {
  it('contains the whole submission with history, mails and notes; the audit log contains no name', async () => {
    const { club, manager } = await openClub();
    const id = await makeFullApplication(club);
    const note = { id, submissionId: id, text: 'Hat angerufen', authorKind: 'System' as const };
    await withClub(club.ctx, tx =>
      tx.insert(submissionNotes).values({ ...note, clubId: club.clubId, createdAt: club.ctx.now }),
    );
    const { items } = await findPerson(manager, anne);
    const { data, fileName } = await exportPersonJson(manager, { person: anne, places: placesOf(items) });
    expect(fileName).toMatch(/Groß Änne\.json$/);
    expect(PersonData.parse(data)).toEqual(data);
    const [place] = data.submissions;
    const stored = await getSubmission(manager, 'Membership', id);
    expect(place?.data).toEqual({ ...stored });
    expect(place).toMatchObject({ notes: [{ text: 'Hat angerufen' }], history: [{ type: 'Created' }] });
    expect(place?.mails.map(({ to }) => to)).toContain('aenne@example.org');
    const pdf = await exportPersonPdf(manager, { person: anne, places: placesOf(items) });
    expect(Buffer.from(pdf.content.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(await auditOf(manager, 'Person')).toEqual([
      { action: 'PersonExported', actorKind: 'User', details: { format: 'json', places: 1 } },
      { action: 'PersonExported', actorKind: 'User', details: { format: 'pdf', places: 1 } },
    ]);
  });

  it('contains the files of the applicant, in the JSON and enclosed in the PDF', async () => {
    const { club, manager } = await openClub();
    await askForProof(club);
    await makeProvenApplication(club);
    const { items } = await findPerson(manager, anne);
    const { data } = await exportPersonJson(manager, { person: anne, places: placesOf(items) });
    const [file] = data.submissions[0]?.files ?? [];
    expect(file).toMatchObject({ fileName: 'Zeugnis.png', contentType: 'image/png' });
    const png = Buffer.from(file?.data ?? '', 'base64');
    expect(await sharp(png).metadata()).toMatchObject({ width: 30, height: 20 });
    const pdf = await exportPersonPdf(manager, { person: anne, places: placesOf(items) });
    const [enclosed] = (await PDFDocument.load(pdf.content)).getAttachments();
    expect([enclosed?.name, Buffer.from(enclosed?.data ?? []).equals(png)]).toEqual(['1 Zeugnis.png', true]);
  });

  it('contains only the person’s own part of others’ submissions', async () => {
    const { club, manager } = await openClub();
    await makeFamilyApplication(club);
    const { items } = await findPerson(manager, ida);
    const { data } = await exportPersonJson(manager, { person: ida, places: placesOf(items) });
    expect(data.submissions[0]?.data).toMatchObject({ firstName: 'Ida', birthDate: '2015-05-01' });
    expect(JSON.stringify(data)).not.toMatch(/Änne|Ole|aenne/);
  });
});

describe('erasing a person', () => {
  it('leaves the name in no table, including events, receivers’ answers, notes, exports and searches', async () => {
    const { club, manager } = await openClub();
    await subscribe(manager, 'https://hooks.example.org/eintritt');
    const id = await makeFullApplication(club);
    await makeChangeRequest(club);
    await makeCancellation(club);
    await makeMinorApplication(club);
    const other = await makeApplication(club, else_);
    await leaveTraces(club, manager, id);
    expect(await everyRowOf(database, club.clubId)).toMatch(/Änne/);
    const { items } = await findPerson(manager, anne);
    expect(items.map(({ submissionId }) => submissionId)).toContain(id);
    const { result } = await erase(manager, anne, 'änne gross');
    expect(result).toMatchObject({ alreadyErased: 0, kept: [] });
    const left = await everyRowOf(database, club.clubId);
    for (const trace of ['Änne', 'aenne', 'anne gross', 'Rosenweg', 'Hat angerufen'])
      expect(left, trace).not.toContain(trace);
    expect(left).toMatch(/Familie … \w{6}/);
    expect(left).toContain('Braun');
    expect(await getSubmission(manager, 'Membership', other)).toMatchObject({ isAnonymized: false });
    expect(await getSubmission(manager, 'Membership', id)).toMatchObject({
      isAnonymized: true,
      state: 'Rejected',
      iban: null,
    });
  });

  it('can be repeated, and writes the audit log once, without a name', async () => {
    const { club, manager } = await openClub();
    await makeApplication(club);
    const { request, result } = await erase(manager, anne, 'Änne Groß');
    expect(result).toEqual({ erased: 1, alreadyErased: 0, kept: [] });
    expect(await erasePerson(manager, request)).toEqual({ erased: 0, alreadyErased: 1, kept: [] });
    const ids = request.places.map(({ submissionId }) => submissionId);
    expect(await auditOf(manager, 'Person')).toEqual([
      {
        action: 'PersonErased',
        actorKind: 'User',
        details: { submissions: 1, parts: 0, submissionIds: ids },
      },
    ]);
  });

  it('keeps only the mandate of an accepted submission, until the club’s retention is over', async () => {
    const { club, manager } = await openClub();
    const id = await makeFullApplication(club);
    await acceptSubmission(manager, { id, sendEmail: false });
    const { result } = await erase(manager, anne, 'Änne Groß');
    expect(result.kept).toMatchObject([{ what: 'Mandate', submissionId: id }]);
    expect(await getSubmission(manager, 'Membership', id)).toMatchObject({
      isAnonymized: true,
      firstName: '',
      state: 'Accepted',
      accountHolder: expect.stringMatching(/./),
    });
    const until = new Date(result.kept[0]?.until ?? '');
    const night = (at: number): Ctx => ({ ...manager, actor: { kind: 'System' }, now: new Date(at) });
    expect(await dropDueMandates(night(until.getTime() - dayMs), 10)).toBe(0);
    expect(await dropDueMandates(night(until.getTime() + dayMs), 10)).toBe(1);
    const accounts = await withClub(club.ctx, tx =>
      tx.select().from(submissionBankAccounts).where(eq(submissionBankAccounts.submissionId, id)),
    );
    expect(accounts).toEqual([]);
  });

  it('erases one child of a family and keeps the others', async () => {
    const { club, manager } = await openClub();
    const id = await makeFamilyApplication(club);
    const { result } = await erase(manager, ida, 'Ida Groß');
    expect(result.erased).toBe(1);
    const view = await getSubmission(manager, 'Membership', id);
    expect(view).toMatchObject({ isAnonymized: false, firstName: 'Änne' });
    expect(view.kind === 'Membership' && view.familyMembers.map(({ firstName }) => firstName)).toEqual([
      '',
      'Ole',
    ]);
    expect(await everyRowOf(database, club.clubId)).not.toMatch(/\bIda\b/i);
    expect((await findPerson(manager, ida)).items).toEqual([]);
  });

  it('erases a guardian and a named person from others’ submissions', async () => {
    const { club, manager } = await openClub();
    await makeMinorApplication(club);
    const named = { scope: 'FamilyMembers' as const, familyMemberNames: ['Ida Groß', 'Ole Groß'] };
    const cancellation = await makeCancellation(club, { ...else_, ...named });
    await erase(manager, gerda, 'Gerda Groß');
    await erase(manager, ida, 'Ida Groß');
    expect(await everyRowOf(database, club.clubId)).not.toMatch(/Gerda|gerda|Ida/);
    expect(await getSubmission(manager, 'Cancellation', cancellation)).toMatchObject({
      familyMemberNames: ['Ole Groß'],
      firstName: 'Bert',
    });
  });

  it('erases who granted the mandate of a minor, and the account that a minor named as theirs', async () => {
    const { club, manager } = await openClub();
    const asked: Partial<MembershipSubmit> = {
      filledInBy: 'Applicant',
      paymentMethod: 'SepaDirectDebit',
      accountHolder: 'Groß, Gerda',
      iban: bankData.iban,
    };
    const granted = await makeMinorApplication(club, {}, asked);
    await confirmByToken(club.memberCtx, await tokenOf(club, granted, 'gerda@example.org'), {
      sepaMandateAccepted: true,
    });
    const named = await makeMinorApplication(club, {}, asked);
    const others = await makeMinorApplication(club, {}, { ...asked, accountHolder: 'Gert Groß' });
    const view = async (id: string) => getSubmission(manager, 'Membership', id);
    expect(await view(granted)).toMatchObject({ mandate: { givenBy: 'Gerda Groß' } });
    await erase(manager, gerda, 'Gerda Groß');
    expect(await view(granted)).toMatchObject({
      paymentMethod: 'SepaDirectDebit',
      mandate: { givenBy: '…' },
    });
    expect(await view(named)).toMatchObject({ proposedAccount: { accountHolder: null, iban: null } });
    expect(await view(others)).toMatchObject({ proposedAccount: { accountHolder: 'Gert Groß' } });
    const [account] = await withClub(club.ctx, tx =>
      tx.select().from(submissionBankAccounts).where(eq(submissionBankAccounts.submissionId, granted)),
    );
    expect(account).toMatchObject({ mandateIp: null, mandateUserAgent: null });
  });

  it('leaves “…” of a guardian who withdrew the application', async () => {
    const { club, manager } = await openClub();
    const id = await makeMinorApplication(club);
    const guardians = async () => {
      const found = await getSubmission(manager, 'Membership', id);
      return found.kind === 'Membership' ? found.guardians : [];
    };
    const guardianId = (await guardians())[0]?.id ?? '';
    const place = { clubId: club.clubId, submissionId: id, guardianId };
    await withdrawSubmission(club.memberCtx, makeStatusToken(place, 'gerda@example.org'));
    expect((await getSubmission(manager, 'Membership', id)).decidedBy).toBe('Gerda Groß');
    await erase(manager, gerda, 'Gerda Groß');
    expect((await getSubmission(manager, 'Membership', id)).decidedBy).toBe('…');
  });

  it('removes stored searches for the last name alone, unless somebody else of the club has it', async () => {
    const { club, manager } = await openClub();
    const names = { firstName: 'Vera', birthDate: '1980-05-05', email: 'vera@example.org' };
    await makeApplication(club, { ...names, lastName: 'Zwirnknäuel' });
    await makeApplication(club, { ...names, lastName: 'Müller-Lüdenscheidt', email: 'v2@example.org' });
    await makeApplication(club, { firstName: 'Otto', lastName: 'Müller-Lüdenscheidt' });
    const searches = ['zwirnknaeuel', 'Zwirnknäuelverein', 'Müller-Lüdenscheidt', 'Bonn'];
    for (const q of searches) {
      await startExport(manager, { type: 'Csv', request: { filter: { q } } });
      const view = { name: `Alles zu ${q}`, filter: { q }, sort: '-receivedAt' as const, isShared: false };
      await createSavedView(manager, view);
    }
    await erase(manager, { ...names, lastName: 'Zwirnknäuel' }, 'Vera Zwirnknäuel');
    const other = { firstName: 'Vera', lastName: 'Müller-Lüdenscheidt', birthDate: names.birthDate };
    await erase(manager, other, 'Vera Müller-Lüdenscheidt');
    const jobs = await listExportJobs(manager, { limit: 50 });
    const views = await listSavedViews(manager);
    const kept = ['Bonn', 'Müller-Lüdenscheidt', 'Zwirnknäuelverein'];
    expect(jobs.items.flatMap(({ filter }) => filter?.q ?? []).toSorted()).toEqual(kept);
    expect(views.flatMap(({ filter }) => filter.q ?? []).toSorted()).toEqual(kept);
    expect(views.map(({ name }) => name).join()).not.toMatch(/zwirnkn(ä|ae)uel\b/i);
  });

  it('refuses another name, another person’s places and those of another club, without changing anything', async () => {
    const { club, manager } = await openClub();
    const id = await makeApplication(club);
    const other = await makeApplication(club, else_);
    const place = { submissionId: id, role: 'Applicant' as const, partId: null };
    const wrongName = { person: anne, places: [place], confirmation: 'Anna Groß' };
    expect(await refusalOf(erasePerson(manager, wrongName))).toMatchObject({
      violations: [{ path: 'confirmation' }],
    });
    const { club: foreignClub } = await openClub();
    const foreign = await makeApplication(foreignClub);
    for (const submissionId of [other, foreign]) {
      const places = [place, { ...place, submissionId }];
      const refusal = await refusalOf(
        erasePerson(manager, { person: anne, places, confirmation: 'Änne Groß' }),
      );
      expect(refusal).toMatchObject({ code: 'validation', violations: [{ path: 'places[1]' }] });
    }
    expect(await getSubmission(manager, 'Membership', id)).toMatchObject({ isAnonymized: false });
  });
});

/** Other data that may contain a name: a note, a receiver's answer, an export, a search. */
async function leaveTraces(club: OfferingClub, manager: Ctx, id: string): Promise<void> {
  const { clubId, now } = club.ctx;
  await startExport(manager, { type: 'Csv', request: { filter: { q: 'Änne Groß' } } });
  await withClub(club.ctx, async tx => {
    const note = { id, submissionId: id, text: 'Hat angerufen', authorKind: 'System' as const };
    await tx.insert(submissionNotes).values({ ...note, clubId, createdAt: now });
    const [delivery] = await tx.select().from(webhookDeliveries).limit(1);
    const answer = { statusCode: 200, responseBody: 'Hallo Änne', durationMs: 1 };
    const attempt = { clubId, id, deliveryId: delivery?.id ?? '', attempt: 1, startedAt: now };
    await tx.insert(webhookAttempts).values({ ...attempt, ...answer });
    const [row] = await tx
      .select()
      .from(submissions)
      .where(and(eq(submissions.clubId, clubId), eq(submissions.id, id)));
    expect(row?.firstName).toBe('Änne');
    const userId = 'id' in manager.actor ? manager.actor.id : '';
    const settings = { filter: { q: 'aenne@example.org' } };
    await tx
      .insert(savedViews)
      .values({ clubId, userId, id, name: 'Familie Änne GROß', settings, createdAt: now });
  });
}
