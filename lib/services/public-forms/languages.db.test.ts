import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '@/db/schema/mail';
import { submissionCancellations, submissionMemberships } from '@/db/schema/submissions';
import { ChangeCustomFieldSchema } from '@/lib/contracts/catalog';
import type { CancellationSubmit, MembershipSubmit } from '@/lib/contracts/submissions/submissions';
import { openContent } from '@/lib/mail/mail-content';
import { listClubTexts } from '@/lib/services/club-texts/list';
import { createClub } from '@/lib/services/clubs/create';
import { updateClubInfo } from '@/lib/services/clubs/update-info';
import { createCustomField } from '@/lib/services/custom-fields/create';
import { getDataPrivacy, listConsentVersions } from '@/lib/services/data-privacy/read';
import { updateDataPrivacy } from '@/lib/services/data-privacy/update';
import { updateDepartment } from '@/lib/services/departments/update';
import { setEmailTemplate } from '@/lib/services/email-templates/set';
import { exportSubmission } from '@/lib/services/exports/export-submission';
import { updateCancellationForm } from '@/lib/services/forms/update-cancellation-form';
import { getMembership } from '@/lib/services/memberships/read';
import { updateMembership } from '@/lib/services/memberships/update';
import { getConfirmation } from '@/lib/services/submissions/confirm/get-confirmation';
import { getSubmission } from '@/lib/services/submissions/get';
import { inReaderLanguage } from '@/lib/services/submissions/named-records';
import { submitCancellation } from '@/lib/services/submissions/submit/submit-cancellation';
import { submitMembership } from '@/lib/services/submissions/submit/submit-membership';
import { clubInfo, demoSlug } from '@/server/seed/demo-catalog';
import { fillCatalog } from '@/server/seed/demo-club';
import { demoTexts } from '@/server/seed/demo-english';
import { testDatabase } from '@/testing/db/database';
import { applicationTo, makeOfferingClub, type OfferingClub, tokenFor } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { getPublicCancellationForm, getPublicForm } from './read';

let database: Awaited<ReturnType<typeof testDatabase>>;
let club: OfferingClub;
const english = () => 'en' as const;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  const { ctx, adult, football } = club;
  const precondition = null;
  await updateClubInfo(ctx, { info: { name: 'TSV Beispiel', formLocales: ['en'] }, precondition });
  const surcharges = adult.surcharges.map(one => ({
    ...one,
    translations: { en: { name: one.name === 'Spind' ? 'Locker' : 'Admission' } },
  }));
  const translations = { en: { name: 'Adults', description: '' } };
  await updateMembership(ctx, {
    id: adult.id,
    membership: { ...adult, translations, surcharges },
    precondition,
  });
  await updateDepartment(ctx, {
    id: football.id,
    department: { ...football, translations: { en: { name: 'Football' } } },
    precondition,
  });
  await updateCancellationForm(ctx, {
    askReason: true,
    reasons: ['Umzug', 'Keine Zeit'],
    translations: { en: { reasons: { Umzug: 'Moving away' } } },
  });
});
afterAll(() => database.close());

async function apply(more: Partial<MembershipSubmit> = {}) {
  const { id } = await submitMembership(club.memberCtx, {
    body: { ...applicationTo(club), locale: 'en', ...more },
    shapeViolations: [],
    formToken: await tokenFor(club.clubId),
    originUrl: null,
  });
  return id;
}

const latestMail = (submissionId: string) =>
  withClub(club.ctx, async tx => {
    const [mail] = await tx
      .select()
      .from(mails)
      .where(eq(mails.submissionId, submissionId))
      .orderBy(desc(mails.createdAt))
      .limit(1);
    if (!mail) throw new Error('No mail');
    return { subject: mail.subject, ...openContent(mail) };
  });

describe('forms in the languages that a club offers', () => {
  it('shows no German text of the demo club in English', async () => {
    const clubId = await createClub(database.db, `${demoSlug}-en`, clubInfo);
    const ctx = { ...club.ctx, clubId };
    await fillCatalog(ctx);
    expect((await listClubTexts(ctx)).filter(({ missing }) => missing.length > 0)).toEqual([]);
    const { privacy } = await getDataPrivacy(ctx);
    expect(
      privacy.consents.map(({ translations }) => Object.keys(translations?.en?.basedOn ?? {}).toSorted()),
    ).toEqual(privacy.consents.map(() => ['label', 'text']));
    const forms = [
      await getPublicForm(ctx, 'Membership', english),
      await getPublicForm(ctx, 'Change', english),
      await getPublicCancellationForm(ctx, english),
    ];
    const shown = JSON.stringify(forms.map(({ club: _club, ...form }) => form));
    const german = demoTexts.filter(([own, translation]) => own !== translation && own.length > 3);
    expect(german.filter(([own]) => shown.includes(`"${own}"`))).toEqual([]);
    expect(shown).not.toMatch(/[äöüß]|translations/i);
  });

  it('is in the club’s language by default, and for a language that the club does not offer', async () => {
    const byDefault = await getPublicForm(club.memberCtx, 'Membership');
    expect(byDefault).toMatchObject({ locale: 'de', memberships: [{ name: 'Erwachsene' }, {}] });
    const other = await makeOfferingClub(database.db);
    await updateMembership(other.ctx, {
      id: other.adult.id,
      membership: { ...other.adult, translations: { en: { name: 'Adults' } } },
      precondition: null,
    });
    const form = await getPublicForm(other.memberCtx, 'Membership', english);
    expect(form).toMatchObject({ locale: 'de', club: { formLocales: ['de'] } });
    expect(form.memberships[0]?.name).toBe('Erwachsene');
  });

  it('lists each text with its place, its translations and what is missing', async () => {
    const texts = await listClubTexts(club.ctx);
    const ofAdult = texts.filter(({ recordId }) => recordId === club.adult.id);
    expect(ofAdult[0]).toEqual({
      recordType: 'Membership',
      recordId: club.adult.id,
      recordName: 'Erwachsene',
      path: 'name',
      text: 'Erwachsene',
      translations: { en: 'Adults' },
      missing: [],
      outdated: [],
    });
    const missing = texts.filter(one => one.missing.includes('en')).map(({ text }) => text);
    expect(missing).toEqual(expect.arrayContaining(['Familie', 'Tennis', 'Keine Zeit', 'Größe']));
    expect(missing).not.toContain('Umzug');
    expect(texts.map(({ text }) => text)).not.toContain('Früher');
  });

  it('has one edition for all languages, which changes with a translation', async () => {
    const before = await getPublicForm(club.memberCtx, 'Membership', english);
    expect((await getPublicForm(club.memberCtx, 'Membership')).edition).toBe(before.edition);
    await updateDepartment(club.ctx, {
      id: club.tennis.id,
      department: { ...club.tennis, translations: { en: { description: 'Six courts' } } },
      precondition: null,
    });
    expect((await getPublicForm(club.memberCtx, 'Membership')).edition).not.toBe(before.edition);
  });

  it('keeps translations that are not sent, also those of surcharges', async () => {
    const { translations: _own, surcharges, ...adult } = club.adult;
    const sent = surcharges.map(({ translations: _translations, ...one }) => one);
    const { id } = adult;
    await updateMembership(club.ctx, { id, membership: { ...adult, surcharges: sent }, precondition: null });
    const { membership } = await getMembership(club.ctx, id);
    expect(membership.translations?.en).toMatchObject({ name: 'Adults', description: '' });
    expect(membership.surcharges.map(one => one.translations?.en?.name)).toEqual(['Admission', 'Locker']);
  });
});

describe('submissions in another language', () => {
  it('keep the consent as it was shown, and every version of it', async () => {
    const { ctx } = club;
    const { privacy } = await updateDataPrivacy(ctx, {});
    const [consent] = privacy.consents;
    if (!consent) throw new Error('No consent');
    const translations = { en: { label: 'Photos on the website', text: 'May appear.' } };
    const { privacy: after } = await updateDataPrivacy(ctx, {
      consents: privacy.consents.map(({ textVersion: _version, ...one }) =>
        one.id === consent.id ? { ...one, text: 'Darf erscheinen.', translations } : one,
      ),
    });
    expect(after.consents[0]?.textVersion).toBe(consent.textVersion + 1);
    const { items } = await listConsentVersions(ctx, { limit: 10, consentId: consent.id });
    expect(items[0]).toMatchObject({ label: 'Fotos auf der Website', translations });
    const consentsOf = async (id: string) =>
      withClub(ctx, async tx => {
        const [row] = await tx
          .select()
          .from(submissionMemberships)
          .where(eq(submissionMemberships.submissionId, id));
        return row?.mediaConsents;
      });
    expect(await consentsOf(await apply())).toMatchObject([
      { label: 'Photos on the website', text: 'May appear.', textVersion: consent.textVersion + 1 },
    ]);
    expect(await consentsOf(await apply({ locale: 'de' }))).toMatchObject([
      { label: 'Fotos auf der Website' },
    ]);
  });

  it('are in the club’s language for the office, and in their own for the applicant', async () => {
    const id = await apply();
    const stored = await getSubmission(club.ctx, 'Membership', id);
    expect(stored).toMatchObject({ membership: { name: 'Erwachsene' }, departments: [{ name: 'Fußball' }] });
    const own = await inReaderLanguage(club.ctx, stored, 'en');
    expect(own).toMatchObject({ membership: { name: 'Adults' }, departments: [{ name: 'Football' }] });
    const labels = own.kind === 'Membership' ? own.price.lines.map(({ label }) => label) : [];
    expect(labels).toEqual(['Adults', 'Football', 'Admission']);
    const { text } = await latestMail(id);
    expect(text).not.toContain('Erwachsene');
    const token = /confirm\/([\w-]{43})/.exec(text)?.[1] ?? 'none';
    const info = await getConfirmation(club.memberCtx, token);
    expect(info.membership).toMatchObject({ name: 'Adults', departments: ['Football'] });
    const german = await getConfirmation(club.memberCtx, token, 'de');
    expect(german.membership).toMatchObject({ name: 'Erwachsene', departments: ['Fußball'] });
    const { content } = await exportSubmission(club.ctx, { kind: 'Membership', id, format: 'txt' });
    expect(content).toContain('Adults');
    expect(content).not.toContain('Erwachsene');
  });

  it('store the reason in the club’s words and confirm it in the member’s', async () => {
    const body: CancellationSubmit = {
      firstName: 'Änne',
      lastName: 'Groß',
      birthDate: '1990-02-28',
      street: 'Am Markt 1',
      zip: '53111',
      city: 'Köln',
      email: 'aenne@example.org',
      reason: 'Moving away',
      locale: 'en',
    };
    const { id } = await submitCancellation(club.memberCtx, {
      body,
      shapeViolations: [],
      formToken: await tokenFor(club.clubId),
      originUrl: null,
    });
    const rows = await withClub(club.ctx, tx =>
      tx.select().from(submissionCancellations).where(eq(submissionCancellations.submissionId, id)),
    );
    expect(rows).toMatchObject([{ reason: 'Umzug' }]);
    expect(
      await inReaderLanguage(club.ctx, await getSubmission(club.ctx, 'Cancellation', id), 'en'),
    ).toMatchObject({
      reason: 'Moving away',
    });
    const texts = await withClub(club.ctx, tx => tx.select().from(mails).where(eq(mails.submissionId, id)));
    const receipt = texts.find(({ type }) => type === 'CancellationConfirmation');
    expect(receipt && openContent(receipt).text).toContain('Moving away');
  });

  it('read answers to a question with Ja and Nein in their language; CSV has the stored value', async () => {
    const options = [
      { value: 'yes', label: 'Ja', translations: { en: { label: 'Yes' } } },
      { value: 'no', label: 'Nein', translations: { en: { label: 'No' } } },
    ];
    await createCustomField(
      { ...club.ctx, now: club.memberCtx.now },
      ChangeCustomFieldSchema.parse({
        internalName: 'knows',
        label: 'Kennst du uns?',
        type: 'Select',
        options,
        category: 'Other',
        forms: ['Membership', 'Cancellation'],
        translations: { en: { label: 'Do you know us?' } },
      }),
    );
    const { customFields } = await getPublicForm(club.memberCtx, 'Membership', english);
    const asked = customFields.find(({ internalName }) => internalName === 'knows');
    expect(asked).toMatchObject({ label: 'Do you know us?', options: [{ label: 'Yes' }, { label: 'No' }] });
    const customFieldsOf = { customFields: { knows: 'yes' } };
    const file = async (id: string, format: 'txt' | 'csv') =>
      String((await exportSubmission(club.ctx, { kind: 'Membership', id, format })).content);
    const id = await apply(customFieldsOf);
    expect(await file(id, 'txt')).toContain('Do you know us?: Yes');
    expect(await file(await apply({ ...customFieldsOf, locale: 'de' }), 'txt')).toContain(
      'Kennst du uns?: Ja',
    );
    expect(await file(id, 'csv')).toMatch(/;yes(;|\r)/);
    const { id: cancelled } = await submitCancellation(club.memberCtx, {
      body: {
        firstName: 'Änne',
        lastName: 'Groß',
        birthDate: '1990-02-28',
        street: 'Am Markt 1',
        zip: '53111',
        city: 'Köln',
        email: 'aenne@example.org',
        locale: 'en',
        ...customFieldsOf,
      },
      shapeViolations: [],
      formToken: await tokenFor(club.clubId),
      originUrl: null,
    });
    const sent = await withClub(club.ctx, tx =>
      tx.select().from(mails).where(eq(mails.submissionId, cancelled)),
    );
    const receipt = sent.find(({ type }) => type === 'CancellationConfirmation');
    expect(receipt && openContent(receipt).text).toContain('Do you know us?: Yes');
  });

  it('get mails in the club’s own words of their language', async () => {
    await setEmailTemplate(club.ctx, {
      type: 'MembershipConfirmation',
      precondition: null,
      template: {
        subject: 'Bitte bestätigen',
        body: 'Hallo, hier: {{confirmationUrl}}',
        translations: { en: { subject: 'Please confirm', body: 'Hello, here: {{confirmationUrl}}' } },
      },
    });
    expect(await latestMail(await apply())).toMatchObject({
      subject: 'Please confirm',
      text: expect.stringContaining('Hello, here:'),
    });
    expect((await latestMail(await apply({ locale: 'de' }))).subject).toBe('Bitte bestätigen');
  });

  it('refuses a translated mail without the link that it needs', async () => {
    await expect(
      setEmailTemplate(club.ctx, {
        type: 'MembershipConfirmation',
        precondition: null,
        template: {
          subject: 'Bitte bestätigen',
          body: 'Hallo, hier: {{confirmationUrl}}',
          translations: { en: { body: 'Hello' } },
        },
      }),
    ).rejects.toMatchObject({ extra: { violations: [{ path: 'translations.en.body' }] } });
  });
});
