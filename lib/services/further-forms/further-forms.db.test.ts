import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails, notificationRecipients } from '@/db/schema/mail';
import { ChangeFurtherForm } from '@/lib/contracts/further-forms';
import { type MembershipSubmit, SubmissionListQuery } from '@/lib/contracts/submissions/submissions';
import { openContent } from '@/lib/mail/mail-content';
import type { Ctx } from '@/lib/platform/context';
import { setEmailTemplate } from '@/lib/services/email-templates/set';
import { updateMembershipForm } from '@/lib/services/forms/update-membership-form';
import { removeMembership } from '@/lib/services/memberships/remove';
import { updateMembership } from '@/lib/services/memberships/update';
import { quoteMembership } from '@/lib/services/public-forms/quote';
import { getPublicForm } from '@/lib/services/public-forms/read';
import { confirmSubmission } from '@/lib/services/submissions/confirm/confirm';
import { acceptSubmission } from '@/lib/services/submissions/decide/accept';
import { getSubmission } from '@/lib/services/submissions/get';
import { listSubmissions } from '@/lib/services/submissions/list/list';
import { askQuestion } from '@/lib/services/submissions/questions/ask';
import { submitMembership } from '@/lib/services/submissions/submit/submit-membership';
import { auditOf } from '@/testing/db/audit-of';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeUser, refusalOf, staffOf, unknownIds } from '@/testing/db/factories';
import {
  applicationTo,
  makeOfferingClub,
  type OfferingClub,
  summer,
  tokenFor,
} from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { createFurtherForm } from './create';
import { getFurtherForm, listFurtherForms } from './read';
import { removeFurtherForm } from './remove';
import { reorderFurtherForms } from './reorder';
import { updateFurtherForm } from './update';

let database: TestDatabase;
let club: OfferingClub;
let other: OfferingClub;
let manager: Ctx;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  club = await makeOfferingClub(database.db, { showSignature: false });
  other = await makeOfferingClub(database.db);
  manager = await staffOf(club, 'Manager');
});

const course = (more: Partial<ChangeFurtherForm> = {}) =>
  ChangeFurtherForm.parse({ slug: 'trial', title: 'Probetraining', ...more });
const named = { slug: 'trial', title: 'Probetraining' };
const at = (minutes: number) => new Date(summer.getTime() + minutes * 60_000).toISOString();
const memberAt = (minutes: number): Ctx => ({ ...club.memberCtx, now: new Date(at(minutes)) });

async function apply(
  form: string | null | undefined,
  { ctx = memberAt(0), ...more }: Partial<MembershipSubmit> & { ctx?: Ctx } = {},
) {
  const body = { ...applicationTo(club), ...more, ...(form === undefined ? {} : { form }) };
  const formToken = await tokenFor(club.clubId, new Date(ctx.now.getTime() - 60_000));
  return submitMembership(ctx, { body, shapeViolations: [], originUrl: null, formToken, proof: null });
}

describe('further forms', () => {
  it('are created, read with their version, changed and removed, each with an audit entry', async () => {
    const made = await createFurtherForm(manager, course({ membershipIds: [club.adult.id] }));
    expect(await getFurtherForm(manager, made.id)).toEqual({ form: made, version: 1 });
    const changes = { slug: 'trial', title: 'Schnuppern', opensAt: at(5) };
    const after = { ...made, ...changes };
    expect(await updateFurtherForm(manager, { id: made.id, form: changes, precondition: ['"v1"'] })).toEqual({
      form: after,
      version: 2,
    });
    const late = updateFurtherForm(manager, { id: made.id, form: changes, precondition: ['"v1"'] });
    expect((await refusalOf(late)).code).toBe('precondition-failed');
    await removeFurtherForm(manager, { id: made.id, precondition: ['"v2"'] });
    expect(await listFurtherForms(manager)).toEqual([]);
    expect(await auditOf(manager, 'FurtherForm', made.id)).toMatchObject([
      { action: 'Created' },
      { action: 'Updated', details: { changed: ['title', 'opensAt'] } },
      { action: 'Deleted' },
    ]);
  });

  it('have a slug that no other form of the club has, and may have that of a removed one', async () => {
    const { id } = await createFurtherForm(manager, course());
    expect((await refusalOf(createFurtherForm(manager, course()))).code).toBe('already-taken');
    await createFurtherForm(other.ctx, course());
    await removeFurtherForm(manager, { id, precondition: null });
    await createFurtherForm(manager, course());
  });

  it('offer only tariffs of the club, each once, and close after they open', async () => {
    const keysOf = async (form: Partial<ChangeFurtherForm>) =>
      (await refusalOf(createFurtherForm(manager, course(form)))).violations;
    expect(await keysOf({ membershipIds: [other.adult.id] })).toEqual([
      { path: 'membershipIds[0]', key: 'tariffUnknown' },
    ]);
    expect(await keysOf({ membershipIds: [club.adult.id, club.adult.id] })).toEqual([
      { path: 'membershipIds[1]', key: 'duplicate' },
    ]);
    const { id } = await createFurtherForm(manager, course({ opensAt: at(5) }));
    const wrong = updateFurtherForm(manager, { id, form: { ...named, closesAt: at(5) }, precondition: null });
    expect((await refusalOf(wrong)).violations).toEqual([{ path: 'closesAt', key: 'timesInOrder' }]);
  });

  it('are sorted as ordered', async () => {
    const one = await createFurtherForm(manager, course({ slug: 'one', title: 'A' }));
    const two = await createFurtherForm(manager, course({ slug: 'two', title: 'B' }));
    await reorderFurtherForms(manager, [two.id, one.id]);
    expect((await listFurtherForms(manager)).map(({ slug }) => slug)).toEqual(['two', 'one']);
  });

  it('answer 404 for another club and for a malformed id', async () => {
    const { id } = await createFurtherForm(manager, course());
    const tries = [{ ctx: other.ctx, id }, ...unknownIds.map(one => ({ ctx: manager, id: one }))];
    for (const { ctx, id: one } of tries) {
      const codes = await Promise.all([
        refusalOf(getFurtherForm(ctx, one)),
        refusalOf(updateFurtherForm(ctx, { id: one, form: named, precondition: null })),
        refusalOf(removeFurtherForm(ctx, { id: one, precondition: null })),
      ]);
      expect(codes.map(({ code }) => code)).toEqual(['not-found', 'not-found', 'not-found']);
    }
  });
});

describe('the public data of a further form', () => {
  it('has its tariffs and texts, and everything else of the standard form', async () => {
    const words = { reviewText: 'Mit dem Absenden bist du dabei.', buttonText: 'Ich komme' };
    const thanks = { thankYouText: 'Bis bald', thankYouUrl: 'https://club.example/danke' };
    await createFurtherForm(
      manager,
      course({ membershipIds: [club.adult.id], notes: 'Komm vorbei', ...words, ...thanks }),
    );
    const standard = await getPublicForm(club.memberCtx, 'Membership');
    const form = await getPublicForm(club.memberCtx, 'Membership', undefined, 'trial');
    const { formToken: _token, edition, ...rest } = form;
    expect(rest).toEqual({
      ...standard,
      furtherForm: {
        slug: 'trial',
        title: 'Probetraining',
        opensAt: null,
        closesAt: null,
        ...words,
        ...thanks,
      },
      settings: { ...standard.settings, notes: 'Komm vorbei' },
      memberships: standard.memberships.filter(({ id }) => id === club.adult.id),
      formToken: undefined,
      edition: undefined,
    });
    expect(edition).not.toBe(standard.edition);
    expect(standard.furtherForm).toBeNull();
  });

  it('alone offers a tariff that is only in further forms, to members and to staff', async () => {
    const onlyThere = { ...club.adult, isOnlyInFurtherForms: true };
    await updateMembership(club.ctx, { id: club.adult.id, membership: onlyThere, precondition: null });
    const trial = await createFurtherForm(manager, course({ membershipIds: [club.adult.id] }));
    const offeredBy = async (kind: 'Membership' | 'Change', form?: string) =>
      (await getPublicForm(club.memberCtx, kind, undefined, form)).memberships.map(({ id }) => id);
    expect(await offeredBy('Membership', 'trial')).toEqual([club.adult.id]);
    expect(await offeredBy('Membership')).toEqual([club.family.id]);
    expect(await offeredBy('Change')).toEqual([club.family.id]);
    const unknown = [{ path: 'membershipId', key: 'tariffUnknown' }];
    expect((await refusalOf(apply(null))).violations).toMatchObject(unknown);
    const staff = { ...manager, now: summer };
    expect((await refusalOf(apply(null, { ctx: staff }))).violations).toMatchObject(unknown);
    const { id } = await apply('trial');
    expect(await getSubmission(manager, 'Membership', id)).toMatchObject({ furtherForm: { id: trial.id } });
  });

  it('asks neither departments nor entry date if the club says so; the day of receipt counts', async () => {
    const fields = { application: { entryDate: { use: 'Required' as const } } };
    await updateMembershipForm(club.ctx, { fields });
    await createFurtherForm(manager, course({ asksDepartments: false, asksEntryDate: false }));
    const form = await getPublicForm(club.memberCtx, 'Membership', undefined, 'trial');
    expect(form.departmentSettings.isEnabled).toBe(false);
    expect(form.settings.fields).toEqual({ application: { entryDate: { use: 'Off' } } });
    const refused = await refusalOf(apply('trial', { departmentIds: [club.football.id] }));
    expect(refused.violations).toMatchObject([{ path: 'departmentIds', key: 'departmentsNotAsked' }]);
    const { id } = await apply('trial', { departmentIds: [], entryDate: undefined });
    expect(await getSubmission(manager, 'Membership', id)).toMatchObject({ entryDate: '2026-07-01' });
  });

  it('exists only under the slug of the same club, and only for applications', async () => {
    await createFurtherForm(other.ctx, course());
    const codeOf = async (work: Promise<unknown>) => (await refusalOf(work)).code;
    expect(await codeOf(getPublicForm(club.memberCtx, 'Membership', undefined, 'trial'))).toBe('not-found');
    expect(await codeOf(getPublicForm(other.memberCtx, 'Change', undefined, 'trial'))).toBe('not-found');
  });

  it('is closed before it opens, from its end on, while switched off, and without its tariffs', async () => {
    const { id } = await createFurtherForm(
      manager,
      course({ membershipIds: [club.adult.id], opensAt: at(10), closesAt: at(20), closedText: 'Im Juli' }),
    );
    const closedAt = async (minutes: number) =>
      (await getPublicForm(memberAt(minutes), 'Membership', undefined, 'trial')).closed;
    expect(await closedAt(9.99)).toEqual({ reason: 'NotYetOpen', text: 'Im Juli' });
    expect(await closedAt(10)).toBeNull();
    expect(await closedAt(20)).toEqual({ reason: 'Ended', text: 'Im Juli' });
    await removeMembership(manager, { id: club.adult.id, precondition: null });
    expect(await closedAt(10)).toEqual({ reason: 'NoMembership', text: '' });
    await updateFurtherForm(manager, { id, form: { ...named, isActive: false }, precondition: null });
    expect(await closedAt(10)).toEqual({ reason: 'SwitchedOff', text: 'Im Juli' });
  });
});

describe('a further form whose tariffs have no place left', () => {
  const stored = async () => (await getPublicForm(club.memberCtx, 'Membership', undefined, 'trial')).closed;
  const limit = (more: object) => {
    const { id, ...tariff } = club.adult;
    const membership = { ...tariff, places: 1, ...more };
    return updateMembership(manager, { id, membership, precondition: null });
  };

  it('is closed with the club’s words, and accepts no application, as soon as the last one is taken', async () => {
    const only = { membershipIds: [club.adult.id] };
    const { id } = await createFurtherForm(manager, course(only));
    await limit({});
    expect(await stored()).toBeNull();
    await apply('trial');
    expect(await stored()).toEqual({ reason: 'Full', text: '' });
    expect((await refusalOf(apply('trial'))).code).toBe('form-closed');
    await limit({ fullText: 'Ab Mai wieder' });
    expect(await stored()).toEqual({ reason: 'Full', text: 'Ab Mai wieder' });
    const form = { ...named, ...only, closedText: 'Ausgebucht' };
    await updateFurtherForm(manager, { id, form, precondition: null });
    expect(await stored()).toEqual({ reason: 'Full', text: 'Ausgebucht' });
    expect(await refusalOf(apply('trial'))).toMatchObject({ code: 'form-closed', message: 'Ausgebucht' });
    expect((await getPublicForm(club.memberCtx, 'Membership')).closed).toBeNull();
    await limit({ validUntil: '2026-06-30' });
    expect(await stored()).toEqual({ reason: 'NoMembership', text: '' });
  });

  it('answers a repeated application for the last place as the first one', async () => {
    await createFurtherForm(manager, course({ membershipIds: [club.adult.id] }));
    await limit({});
    const formToken = await tokenFor(club.clubId);
    const body = { ...applicationTo(club), form: 'trial' };
    const send = () =>
      submitMembership(memberAt(0), { body, shapeViolations: [], originUrl: null, formToken, proof: null });
    const first = await send();
    expect(await send()).toEqual(first);
  });
});

describe('an application on a further form', () => {
  it('is stored with the form, which the detail and the list name, also after the form was removed', async () => {
    const form = await createFurtherForm(manager, course({ membershipIds: [club.adult.id] }));
    const { id } = await apply('trial');
    await apply(undefined);
    await apply(null);
    const furtherForm = { id: form.id, title: 'Probetraining', slug: 'trial' };
    expect(await getSubmission(manager, 'Membership', id)).toMatchObject({ furtherForm });
    const list = async (query: object) =>
      (await listSubmissions(manager, SubmissionListQuery.parse(query))).items.map(item => item.furtherForm);
    expect(await list({ furtherFormId: form.id })).toEqual([furtherForm]);
    expect(await list({})).toHaveLength(3);
    await removeFurtherForm(manager, { id: form.id, precondition: null });
    expect(await list({ furtherFormId: form.id })).toEqual([{ ...furtherForm, slug: null }]);
  });

  it('is refused with a tariff that the form does not offer, like an unknown one, by quote and submission', async () => {
    await createFurtherForm(manager, course({ membershipIds: [club.adult.id] }));
    const unknown = [{ path: 'membershipId', key: 'tariffUnknown' }];
    expect((await refusalOf(apply('trial', { membershipId: club.family.id }))).violations).toEqual(unknown);
    const request = { membershipId: club.family.id, birthDate: '1990-01-01' };
    const asked = { ...request, departmentIds: [], surchargeIds: [], familyMembers: [] };
    const quote = quoteMembership(club.memberCtx, asked, 'trial');
    expect((await refusalOf(quote)).violations).toEqual(unknown);
    await quoteMembership(club.memberCtx, asked);
  });

  it('is refused while the form is closed, also after it was removed, whatever the standard form says', async () => {
    const { id } = await createFurtherForm(manager, course({ closesAt: at(20), closedText: 'Zu spät' }));
    await apply('trial', { ctx: memberAt(19) });
    expect(await refusalOf(apply('trial', { ctx: memberAt(20) }))).toMatchObject({
      code: 'form-closed',
      message: 'Zu spät',
    });
    await removeFurtherForm(manager, { id, precondition: null });
    expect((await refusalOf(apply('trial'))).code).toBe('form-closed');
    await apply(undefined);
  });
});

describe('the mails of a further form', () => {
  const mailsOf = async (submissionId: string) => {
    const rows = await withClub(club.ctx, tx =>
      tx.select().from(mails).where(eq(mails.submissionId, submissionId)).orderBy(mails.id),
    );
    return rows.map(row => ({ ...row, text: openContent(row).text }));
  };

  it('have its title in the language of the applicant and do not speak of a membership', async () => {
    const { id: userId } = await makeUser(club, 'Clerk');
    await withClub(club.ctx, tx =>
      tx.insert(notificationRecipients).values({ clubId: club.clubId, userId, kind: 'Membership' }),
    );
    const translations = { en: { title: 'Taster course' } };
    await createFurtherForm(manager, course({ translations, asksEntryDate: false }));
    for (const [locale, title] of [
      ['de', 'Antrag „Probetraining“'],
      ['en', 'pplication “Taster course”'],
    ] as const) {
      const { id } = await apply('trial', { locale });
      const clerk = { ...(await staffOf(club, 'Clerk')), now: memberAt(1).now };
      await confirmSubmission(clerk, { kind: 'Membership', id });
      await askQuestion(clerk, { submissionId: id, text: 'Wann?' });
      await acceptSubmission(clerk, { id, sendEmail: true });
      const all = await mailsOf(id);
      const [toStaff, toApplicant] = [true, false].map(isStaff =>
        all.filter(({ type }) => (type === 'StaffNotification') === isStaff),
      );
      expect(toApplicant?.map(({ type }) => type).sort()).toEqual([
        ...['MembershipAccepted', 'MembershipConfirmation', 'MembershipQuestion', 'MembershipReceived'],
      ]);
      for (const { subject, text } of toApplicant ?? []) {
        expect([subject, text]).toEqual([expect.stringContaining(title), expect.stringContaining(title)]);
        expect(`${subject} ${text}`).not.toMatch(/[Mm]itglied|[Mm]ember/);
      }
      expect(toStaff).toMatchObject([{ subject: expect.stringContaining('Antrag „Probetraining“') }]);
      const received = toApplicant?.find(({ type }) => type === 'MembershipReceived');
      expect(received?.text).not.toMatch(/Beginn:|start:/);
    }
  });

  it('are the club’s own if it wrote some, and of the standard form otherwise', async () => {
    await createFurtherForm(manager, course());
    const own = { subject: 'Hallo', body: '{{confirmationUrl}} {{formTitle}} {{kindLabel}}' };
    await setEmailTemplate(club.ctx, { type: 'MembershipConfirmation', template: own, precondition: null });
    const [mail] = await mailsOf((await apply('trial')).id);
    expect(mail).toMatchObject({ subject: 'Hallo' });
    expect(mail?.text).toMatch(/Probetraining Antrag „Probetraining“/);
    const [standard] = await mailsOf((await apply(null)).id);
    expect(standard?.text).toMatch(/Mitgliedsantrag/);
  });
});
