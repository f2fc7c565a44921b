import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '@/db/schema/mail';
import {
  submissionCancellations,
  submissionDepartments,
  submissionHistory,
  submissions,
} from '@/db/schema/submissions';
import { ChangeCustomFieldSchema } from '@/lib/contracts/catalog';
import { FormCancellation } from '@/lib/contracts/forms';
import { NotificationSettingsWriteDto } from '@/lib/contracts/notifications';
import type { CancellationSubmit } from '@/lib/contracts/submissions/submissions';
import { openContent } from '@/lib/mail/mail-content';
import { addDays } from '@/lib/rules/dates/calendar';
import { createCustomField } from '@/lib/services/custom-fields/create';
import { updateCancellationForm } from '@/lib/services/forms/update-cancellation-form';
import { setNotificationSettings } from '@/lib/services/notifications/set';
import { getSubmission } from '@/lib/services/submissions/get';
import { getHints } from '@/lib/services/submissions/hints/get-hints';
import { testDatabase } from '@/testing/db/database';
import { makeUser } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub, summer, tokenFor } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { submitCancellation } from './submit-cancellation';

let database: Awaited<ReturnType<typeof testDatabase>>;
let club: OfferingClub;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  const rule = { cancellationMode: 'EndOfQuarter', noticePeriod: { value: 1, unit: 'Months' } };
  await updateCancellationForm(club.ctx, FormCancellation.parse({ ...rule, needConfirmation: false }));
});
afterAll(() => database.close());

const right: CancellationSubmit = {
  firstName: 'Änne',
  lastName: 'Groß',
  birthDate: '1990-02-28',
  email: 'aenne@example.org',
  street: 'Am Markt 1',
  zip: '53111',
  city: 'Köln',
};

async function submit(body: CancellationSubmit, formToken?: string) {
  return submitCancellation(club.memberCtx, {
    body,
    shapeViolations: [],
    formToken: formToken ?? (await tokenFor(club.clubId)),
    originUrl: null,
  });
}

const inClub = <T>(work: Parameters<typeof withClub<T>>[1]) => withClub(club.ctx, work);

describe('submitCancellation', () => {
  it('computes and stores both dates and sends the receipt at once', async () => {
    const answer = await submit({
      ...right,
      reason: 'Umzug',
      scope: 'Departments',
      departmentIds: [club.football.id],
    });
    expect(answer).toMatchObject({
      state: 'New',
      needsConfirmation: false,
      noticeDate: '2026-07-01',
      effectiveDate: '2026-09-30',
    });
    const stored = await inClub(async tx => ({
      cancellation: await tx
        .select()
        .from(submissionCancellations)
        .where(eq(submissionCancellations.submissionId, answer.id)),
      departments: await tx
        .select()
        .from(submissionDepartments)
        .where(eq(submissionDepartments.submissionId, answer.id)),
      history: await tx.select().from(submissionHistory).where(eq(submissionHistory.submissionId, answer.id)),
      mails: await tx.select().from(mails).where(eq(mails.submissionId, answer.id)),
    }));
    expect(stored.cancellation).toMatchObject([
      {
        scope: 'Departments',
        wishedDate: null,
        noticeDate: '2026-07-01',
        effectiveDate: '2026-09-30',
        reason: 'Umzug',
      },
    ]);
    expect(stored.departments).toMatchObject([{ departmentId: club.football.id }]);
    expect(stored.history.map(({ type }) => type)).toEqual(['Created']);
    expect(stored.mails.map(({ type }) => type)).toEqual(['CancellationReceived']);
    const receipt = stored.mails[0] ? openContent(stored.mails[0]).text : '';
    for (const part of [
      '01.07.2026, 14:00',
      '30.09.2026',
      'Abteilungen: Fußball',
      'Weitere Angaben stehen auf der Statusseite.',
      'Nachname: Groß',
    ]) {
      expect(receipt).toContain(part);
    }
    expect(receipt).not.toContain('Umzug');
    expect(receipt).not.toContain('Bitte bestätige');
  });

  it('repeats the declared values in the receipt, without free text, because the address is not confirmed', async () => {
    await createCustomField(
      club.ctx,
      ChangeCustomFieldSchema.parse({
        internalName: 'keys',
        type: 'Select',
        label: 'Schlüssel',
        category: 'Other',
        options: [{ value: 'back', label: 'gebe ich zurück' }],
        forms: ['Cancellation'],
      }),
    );
    const body = { ...right, country: 'AT', zip: '1010', city: 'Wien', customFields: { keys: 'back' } };
    const street = 'Win at https://evil.example';
    const { id } = await submit({ ...body, street, comment: 'Danke für alles', locale: 'de' });
    const [receipt] = await inClub(tx => tx.select().from(mails).where(eq(mails.submissionId, id)));
    const text = receipt ? openContent(receipt).text : '';
    for (const line of [
      'Geburtsdatum: 28.02.1990',
      'Anschrift: 1010 Wien, Österreich',
      'E-Mail-Adresse: aenne@example.org',
      'Schlüssel: gebe ich zurück',
      'Weitere Angaben stehen auf der Statusseite.',
    ])
      expect(text).toContain(line);
    expect(text).not.toMatch(/Danke|evil/);
  });

  it.each([
    ['Text', 'evil.example'],
    ['TextArea', 'evil.example'],
    ['Email', 'a@evil.example'],
    ['Phone', '0900 666666'],
  ])('repeats no answer of type %s in the receipt, because it is free text', async (type, answer) => {
    const field = { internalName: `free${type}`, type, label: `Frei ${type}`, category: 'Other' };
    await createCustomField(club.ctx, ChangeCustomFieldSchema.parse({ ...field, forms: ['Cancellation'] }));
    const { id } = await submit({ ...right, customFields: { [field.internalName]: answer }, locale: 'de' });
    const [receipt] = await inClub(tx => tx.select().from(mails).where(eq(mails.submissionId, id)));
    const text = receipt ? openContent(receipt).text : '';
    expect(text).toContain('Weitere Angaben stehen auf der Statusseite.');
    expect(text).not.toMatch(/evil|0900|Frei /);
  });

  it('ends on a later date if the member wishes it', async () => {
    const answer = await submit({ ...right, wishedDate: '2026-11-15' });
    expect(answer).toMatchObject({ noticeDate: '2026-07-01', effectiveDate: '2026-12-31' });
  });

  it('ends on the own date of an extraordinary cancellation, which no mail confirms before the decision', async () => {
    const cause = { extraordinaryDate: '2026-07-15', extraordinaryReason: 'Umzug nach Kanada' };
    const answer = await submit({ ...right, ...cause, locale: 'de' });
    expect(answer).toMatchObject({ noticeDate: '2026-07-01', effectiveDate: '2026-07-15' });
    const [receipt] = await inClub(tx => tx.select().from(mails).where(eq(mails.submissionId, answer.id)));
    const text = receipt ? openContent(receipt).text : '';
    expect(text).toContain('Außerordentlich zum: 15.07.2026');
    expect(text).not.toMatch(/Ende der Mitgliedschaft|Kanada/);
    expect(await getSubmission(club.ctx, 'Cancellation', answer.id)).toMatchObject(cause);
    expect(await getHints(club.ctx, answer.id)).toMatchObject({
      extraordinary: { declared: '2026-07-15', regular: '2026-09-30' },
    });
  });

  it('refuses an earlier wish and names the first possible date', async () => {
    await expect(submit({ ...right, wishedDate: '2026-09-29' })).rejects.toMatchObject({
      code: 'validation',
      extra: {
        violations: [{ path: 'wishedDate', key: 'wishedDateTooEarly', params: { date: '2026-09-30' } }],
      },
    });
  });

  it('computes the day of receipt in the time zone of the club', async () => {
    const ctx = { ...club.memberCtx, now: new Date('2026-08-31T22:30:00Z') };
    const formToken = await tokenFor(club.clubId, new Date(ctx.now.getTime() - 60_000));
    const answer = await submitCancellation(ctx, {
      body: right,
      shapeViolations: [],
      formToken,
      originUrl: null,
    });
    expect(answer).toMatchObject({ noticeDate: '2026-09-01', effectiveDate: '2026-12-31' });
  });

  it('needs no address, and then stores no country', async () => {
    const { street: _street, zip: _zip, city: _city, ...nameOnly } = right;
    const { id } = await submit(nameOnly);
    const sent = await submit({ ...nameOnly, country: 'DE' });
    for (const one of [id, sent.id])
      expect(await getSubmission(club.ctx, 'Cancellation', one)).toMatchObject({
        street: '',
        zip: '',
        country: '',
      });
  });

  it('names every missing value', async () => {
    await expect(submit({})).rejects.toMatchObject({
      extra: {
        violations: ['firstName', 'lastName', 'birthDate', 'email'].map(path => ({ path, key: 'required' })),
      },
    });
  });

  it('sends one mail that is the receipt and has the link if a confirmation is required, and answers a double click the same', async () => {
    const trusting = await makeOfferingClub(database.db);
    const formToken = await tokenFor(trusting.clubId);
    const input = { body: right, shapeViolations: [], formToken, originUrl: null };
    const first = await submitCancellation(trusting.memberCtx, input);
    const second = await submitCancellation(trusting.memberCtx, input);
    expect(second).toEqual(first);
    const [sent, rows] = await withClub(trusting.ctx, async tx => [
      await tx.select().from(mails).where(eq(mails.submissionId, first.id)),
      await tx.select().from(submissions),
    ]);
    expect(sent.map(({ type }) => type)).toEqual(['CancellationConfirmation']);
    expect(rows).toMatchObject([{ kind: 'Cancellation', needsConfirmation: true, receivedAt: summer }]);
    const text = sent[0] ? openContent(sent[0]).text : '';
    for (const words of [
      ...['wir bestätigen, dass deine Kündigung bei uns eingegangen ist', 'Wirksam zum: 31.12.2026'],
      ...['Eingegangen am: ', 'Nachname: ', 'Umfang: Gesamte Mitgliedschaft', '/confirm/'],
      ...['Die Kündigung liegt uns schon vor', 'Hallo Änne,'],
    ])
      expect(text).toContain(words);
  });
});

describe('a cancellation of a part of the membership', () => {
  it.each([
    [
      'one family member',
      { scope: 'FamilyMembers', familyMemberNames: ['Mia Groß'] },
      'Kündigung für Mia Groß',
    ],
    [
      'many family members',
      {
        scope: 'FamilyMembers',
        familyMemberNames: ['Mia', 'Leo', 'Ida', 'Ole', 'Jan', 'Tom'].map(name => `${name} Großmann`),
      },
      'Kündigung für Mia Großmann, Leo Großmann, Ida Großmann, Ole Großmann und 2 weitere',
    ],
    ['a department', { scope: 'Departments' }, 'Kündigung der Abteilung Fußball'],
  ] as const)('is called by it in the mails to the member and to staff: %s', async (_, part, label) => {
    const trusting = await makeOfferingClub(database.db);
    const clerk = await makeUser(trusting, 'Clerk', 'Clara');
    const users = [{ userId: clerk.id, kinds: ['Cancellation' as const] }];
    const settings = NotificationSettingsWriteDto.parse({ users });
    await setNotificationSettings(trusting.ctx, { settings, precondition: null });
    const departmentIds = part.scope === 'Departments' ? [trusting.football.id] : undefined;
    const { id } = await submitCancellation(trusting.memberCtx, {
      body: {
        ...right,
        ...part,
        familyMemberNames: 'familyMemberNames' in part ? [...part.familyMemberNames] : [],
        departmentIds,
        locale: 'de',
      },
      shapeViolations: [],
      formToken: await tokenFor(trusting.clubId),
      originUrl: null,
    });
    const sent = await withClub(trusting.ctx, tx =>
      tx.select().from(mails).where(eq(mails.submissionId, id)),
    );
    const receipt = sent.find(({ type }) => type === 'CancellationConfirmation');
    expect(receipt?.subject).toContain(`Deine ${label} ist eingegangen`);
    expect(receipt && openContent(receipt).text).toContain(`dass deine ${label} bei uns eingegangen ist`);
    expect(receipt && openContent(receipt).text).not.toContain('Ende der Mitgliedschaft');
    const notice = sent.find(({ type }) => type === 'StaffNotification');
    expect(notice?.subject).toContain(`Neu: ${label} von Änne Groß`);
  });
});

describe('dates computed by published rules of real clubs', () => {
  const months = (value: number) => ({ value, unit: 'Months' });
  const rules = {
    quarter: { cancellationMode: 'EndOfQuarter', noticePeriod: months(1) },
    halfYear: { cancellationMode: 'EndOfHalfYear', noticePeriod: months(1) },
    year: { cancellationMode: 'EndOfYear', noticePeriod: months(3) },
    season: { cancellationMode: 'EndOfYear', noticePeriod: months(3), businessYearStartMonth: 7 },
    month: { cancellationMode: 'EndOfMonth', noticePeriod: { value: 2, unit: 'Weeks' } },
    atOnce: { cancellationMode: 'Immediately', noticePeriod: { value: 14, unit: 'Days' } },
  } as const;

  it.each([
    ['quarter', '2026-02-28', '2026-03-31'],
    ['quarter', '2026-03-01', '2026-06-30'],
    ['quarter', '2028-02-29', '2028-03-31'],
    ['quarter', '2026-05-31', '2026-06-30'],
    ['quarter', '2026-06-01', '2026-09-30'],
    ['quarter', '2026-08-31', '2026-09-30'],
    ['quarter', '2026-09-01', '2026-12-31'],
    ['quarter', '2026-11-30', '2026-12-31'],
    ['quarter', '2026-12-01', '2027-03-31'],
    ['year', '2026-09-30', '2026-12-31'],
    ['year', '2026-10-01', '2027-12-31'],
    ['halfYear', '2026-05-31', '2026-06-30'],
    ['halfYear', '2026-06-01', '2026-12-31'],
    ['halfYear', '2026-11-30', '2026-12-31'],
    ['halfYear', '2026-12-01', '2027-06-30'],
    ['season', '2026-03-31', '2026-06-30'],
    ['season', '2026-04-01', '2027-06-30'],
    ['month', '2026-07-17', '2026-07-31'],
    ['month', '2026-07-18', '2026-08-31'],
    ['atOnce', '2026-07-01', '2026-07-15'],
  ] as const)('%s, received on %s: ends on %s, and no day earlier', async (rule, receipt, end) => {
    await updateCancellationForm(club.ctx, FormCancellation.parse(rules[rule]));
    const ctx = { ...club.ctx, now: new Date(`${receipt}T10:00:00Z`) };
    const send = (wishedDate?: string) =>
      submitCancellation(ctx, {
        body: { ...right, wishedDate },
        shapeViolations: [],
        formToken: null,
        originUrl: null,
      });
    expect(await send()).toMatchObject({ noticeDate: receipt, effectiveDate: end });
    expect(await send(end)).toMatchObject({ effectiveDate: end });
    await expect(send(addDays(end, -1))).rejects.toMatchObject({
      extra: { violations: [{ path: 'wishedDate', key: 'wishedDateTooEarly', params: { date: end } }] },
    });
  });
});
