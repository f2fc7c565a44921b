import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChangeCustomFieldSchema, ChangeDepartment } from '@/lib/contracts/catalog';
import { ChangeClubInfo } from '@/lib/contracts/club';
import { ChangeDataPrivacySchema } from '@/lib/contracts/data-privacy';
import { ChangeFormDesign } from '@/lib/contracts/forms';
import { ChangeFurtherForm } from '@/lib/contracts/further-forms';
import { env } from '@/lib/env';
import type { Ctx } from '@/lib/platform/context';
import { messagesFor } from '@/lib/platform/i18n/messages';
import {
  customFieldTypes,
  type Locale,
  locales,
  type SubmissionKind,
  submissionKinds,
} from '@/lib/rules/enums';
import { getClubInfo } from '@/lib/services/clubs/read';
import { updateClubInfo } from '@/lib/services/clubs/update-info';
import { createCustomField } from '@/lib/services/custom-fields/create';
import { updateDataPrivacy } from '@/lib/services/data-privacy/update';
import { createDepartment } from '@/lib/services/departments/create';
import { updateFormDesign } from '@/lib/services/forms/update-form-design';
import { updateMembershipForm } from '@/lib/services/forms/update-membership-form';
import { createFurtherForm } from '@/lib/services/further-forms/create';
import { updateMembership } from '@/lib/services/memberships/update';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { staffOf } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { fillColours } from '@/testing/exports/fill-colours';
import { strayTexts } from '@/testing/i18n/stray-texts';
import { makePaperForm, makePoster } from './make-handout';
import { getPublicPaperForm } from './public-paper-form';

let database: TestDatabase;
let club: OfferingClub;
let viewer: Ctx;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  viewer = await staffOf(club, 'Viewer');
  for (const type of customFieldTypes)
    await createCustomField(
      club.ctx,
      ChangeCustomFieldSchema.parse({
        internalName: `asked${type}`,
        type,
        label: `Frage ${type}`,
        category: 'Other',
        forms: [...submissionKinds],
        ...(type.endsWith('elect') ? { options: [{ value: 'a', label: `Antwort ${type}` }] } : {}),
      }),
    );
});
afterAll(() => database.close());

async function read(content: Uint8Array<ArrayBuffer> | string) {
  if (typeof content === 'string') throw new Error('A PDF is bytes');
  const { text, totalPages } = await extractText(await getDocumentProxy(content), { mergePages: true });
  return { text: text.replace(/\s+/g, ' '), totalPages };
}

const paperOf = async (kind: SubmissionKind, locale?: Locale) =>
  read((await makePaperForm(viewer, { kind, ...(locale && { locale }) })).content);

describe('the paper form for visitors', () => {
  const paper = (own: OfferingClub, today = '2026-07-01', locale?: Locale) =>
    getPublicPaperForm(own.ctx, { kind: 'Membership', ...(locale && { locale }) }, today);

  it('is made once for all who ask for the same, also at once', async () => {
    const own = await makeOfferingClub(database.db);
    const [first, second] = await Promise.all([paper(own), paper(own)]);
    expect(second.content).toBe(first.content);
    expect((await paper(own)).content).toBe(first.content);
    expect((await paper(own, '2026-07-01', 'en')).content).not.toBe(first.content);
  });

  it('is made again the next day, and after a change of the club', async () => {
    const own = await makeOfferingClub(database.db);
    const first = await paper(own);
    expect((await paper(own, '2026-07-02')).content).not.toBe(first.content);
    const { info } = await getClubInfo(own.ctx);
    const renamed = ChangeClubInfo.parse({ ...info, name: 'TSV Anderswo' });
    await updateClubInfo(own.ctx, { info: renamed, precondition: null });
    expect((await read((await paper(own)).content)).text).toContain('TSV Anderswo');
  });

  it('does not keep a refusal', async () => {
    const own = await makeOfferingClub(database.db);
    const course = () => getPublicPaperForm(own.ctx, { kind: 'Membership', form: 'course' }, '2026-07-01');
    await expect(course()).rejects.toMatchObject({ code: 'not-found' });
    await createFurtherForm(own.ctx, ChangeFurtherForm.parse({ slug: 'course', title: 'Kurs' }));
    expect((await course()).contentType).toBe('application/pdf');
  });
});

describe('a paper form', () => {
  it('of membership asks what the club asks', async () => {
    const own = await makeOfferingClub(database.db);
    const [before] = [await read((await makePaperForm(own.ctx, { kind: 'Membership' })).content)];
    for (const part of [
      'Eintrittsdatum',
      'Titel (optional)',
      'Mobiltelefon (optional)',
      'haften für die Beiträge',
    ])
      expect(before.text).toContain(part);
    const off = { use: 'Off' } as const;
    const application = {
      entryDate: off,
      title: off,
      guardianLiability: off,
      mobile: { use: 'Required' },
    } as const;
    await updateMembershipForm(own.ctx, {
      fields: { application, guardian: { phone: { use: 'Required' }, relation: { use: 'Required' } } },
    });
    const { text } = await read((await makePaperForm(own.ctx, { kind: 'Membership' })).content);
    for (const part of ['Eintrittsdatum', 'Titel', 'Mobiltelefon (optional)', 'haften für die Beiträge'])
      expect(text).not.toContain(part);
    expect(text).toContain('Mobiltelefon');
    expect(text).toContain('Beziehung zum Kind');
    expect(text).not.toContain('Beziehung zum Kind (optional)');
  });

  it.each(submissionKinds)('of %s has a line for the signature of each of two guardians', async kind => {
    const { text } = await paperOf(kind);
    for (const position of [1, 2])
      expect(text).toContain(`Unter 18 Jahren: ${position}. erziehungsberechtigte Person`);
  });

  it('of membership sets required consents apart from the voluntary ones', async () => {
    const own = await makeOfferingClub(database.db);
    const textOf = async () =>
      (await read((await makePaperForm(own.ctx, { kind: 'Membership' })).content)).text;
    expect(await textOf()).not.toContain('Nötig für den Antrag');
    const consent = { mediaType: 'Website', text: '' } as const;
    await updateDataPrivacy(
      own.ctx,
      ChangeDataPrivacySchema.parse({
        consents: [
          { ...consent, label: 'Newsletter' },
          { ...consent, label: 'Satzung', isRequired: true },
        ],
      }),
    );
    expect(await textOf()).toMatch(/Nötig für den Antrag Satzung .*Freiwillig.* Newsletter/);
  });

  it('of membership says when a custom field is asked', async () => {
    const own = await makeOfferingClub(database.db);
    const showIf = { membershipIds: [own.family.id], minAge: 18 };
    const asked = { internalName: 'proof', type: 'Text', label: 'Nachweis', category: 'Other', showIf };
    await createCustomField(own.ctx, ChangeCustomFieldSchema.parse({ ...asked, forms: ['Membership'] }));
    const { text } = await read((await makePaperForm(own.ctx, { kind: 'Membership' })).content);
    expect(text).toContain('Nur im Tarif Familie, ab 18 Jahren');
    const course = { slug: 'course', title: 'Kurs', membershipIds: [own.adult.id] };
    await createFurtherForm(own.ctx, ChangeFurtherForm.parse(course));
    const further = await read(
      (await makePaperForm(own.ctx, { kind: 'Membership', form: 'course' })).content,
    );
    expect(further.text).toContain('Erwachsene');
    expect(further.text).not.toContain('Nachweis');
  });

  it('of membership has the blank that depends on a tick below the tick', async () => {
    const own = await makeOfferingClub(database.db);
    const other = { category: 'Other', forms: ['Membership'] };
    const fields = [
      { internalName: 'helps', type: 'Checkbox', label: 'Ich helfe mit' },
      {
        internalName: 'hours',
        type: 'Number',
        label: 'Stunden im Jahr',
        showIf: { answer: { internalName: 'helps', values: ['true'] } },
      },
    ];
    for (const field of fields)
      await createCustomField(own.ctx, ChangeCustomFieldSchema.parse({ ...field, ...other }));
    const { text } = await read((await makePaperForm(own.ctx, { kind: 'Membership' })).content);
    expect(text.indexOf('Ich helfe mit')).toBeLessThan(text.indexOf('Stunden im Jahr'));
  });

  it('of membership names the ages of a department', async () => {
    const own = await makeOfferingClub(database.db);
    await createDepartment(own.ctx, ChangeDepartment.parse({ name: 'Bambini', minAge: 3, maxAge: 6 }));
    const { text } = await read((await makePaperForm(own.ctx, { kind: 'Membership' })).content);
    expect(text).toMatch(/Bambini.*3 bis 6 Jahre/s);
  });

  it('of membership contains tariffs with prices, custom fields, consents and the mandate', async () => {
    const { text, totalPages } = await paperOf('Membership');
    for (const part of ['Erwachsene', '12,50 € im Monat', 'Familie', '30,00 € im Jahr', 'Fußball', 'Spind'])
      expect(text).toContain(part);
    expect(text).toContain('Einmalig: Aufnahme 25,00 €');
    expect(text).toContain('+ 3,00 € im Monat (Erwachsene)');
    expect(text).toContain('DE98ZZZ09999999999');
    expect(text).toContain('Ich ermächtige TSV Beispiel e. V., Zahlungen von meinem Konto');
    expect(text).toContain('Fotos auf der Website');
    expect(text).toContain('Wir speichern, was nötig ist.');
    for (const type of customFieldTypes) expect(text).toContain(`Frage ${type}`);
    expect(text).toContain('Antwort MultiSelect');
    for (const gone of ['Früher', 'Curling']) expect(text).not.toContain(gone);
    expect(totalPages, 'pages with a question of every type: their widths are in custom-field-rows.ts').toBe(
      2,
    );
  });

  it('says whether the account is debited once or again and again', async () => {
    const own = await makeOfferingClub(database.db);
    const manager = await staffOf(own, 'Manager');
    const textOf = async (form?: string) =>
      (await read((await makePaperForm(own.ctx, { kind: 'Membership', ...(form && { form }) })).content))
        .text;
    expect(await textOf()).toContain('Zahlungsart: Wiederkehrende Zahlung');
    await updateMembership(manager, {
      id: own.family.id,
      membership: { name: 'Familie', membershipPrice: 30, priceInterval: 'OneTime' },
      precondition: null,
    });
    expect(await textOf()).toContain('Wiederkehrende Zahlung, einmalige Zahlung bei: Familie');
    const camp = { slug: 'camp', title: 'Sommerlager', membershipIds: [own.family.id] };
    await createFurtherForm(manager, ChangeFurtherForm.parse(camp));
    const text = await textOf('camp');
    expect(text).toContain('Zahlungsart: Einmalige Zahlung');
    expect(text).toContain('Sommerlager');
    expect(text).toContain('melde ich mich verbindlich an (TSV Beispiel)');
    expect(text).not.toContain('Mitgliedschaft');
  });

  it.each(submissionKinds)('of kind %s exists in English', async kind => {
    const { text } = await paperOf(kind, 'en');
    expect(text).toContain(messagesFor('en').labels.kind[kind]);
    expect(text).toContain('Place and date');
    expect(text).not.toContain('Ort und Datum');
  });

  it.each(submissionKinds)('of kind %s shows neither message keys nor braces', async kind => {
    for (const locale of locales) expect(strayTexts((await paperOf(kind, locale)).text)).toEqual([]);
  });

  it('uses Sie if the club does', async () => {
    const { info } = await getClubInfo(club.ctx);
    const change = (addressForm: string) =>
      updateClubInfo(club.ctx, { info: ChangeClubInfo.parse({ ...info, addressForm }), precondition: null });
    expect((await paperOf('Change')).text).toContain('Bitte ändert meine Angaben');
    await change('Sie');
    expect((await paperOf('Change')).text).toContain('Bitte ändern Sie meine Angaben');
    for (const kind of submissionKinds) expect(strayTexts((await paperOf(kind)).text)).toEqual([]);
    await change('Du');
  });

  it('prints the last day of a tariff and the club’s hint to each field', async () => {
    const own = await makeOfferingClub(database.db);
    const { id, ...tariff } = own.adult;
    const membership = { ...tariff, validUntil: '2026-09-30' };
    await updateMembership(own.ctx, { id, membership, precondition: null });
    const hints = { use: 'Optional' } as const;
    await updateMembershipForm(own.ctx, {
      fields: {
        application: {
          phone: { ...hints, hint: 'Hinweis Telefon' },
          title: { ...hints, hint: 'Hinweis Titel' },
          gender: { ...hints, hint: 'Hinweis Geschlecht' },
          street: { hint: 'Hinweis Straße' },
          entryDate: { ...hints, hint: 'Hinweis Eintritt' },
          firstName: { hint: 'Hinweis Vorname' },
          notes: { ...hints, hint: 'Hinweis Nachricht' },
          guardianLiability: { ...hints, hint: 'Hinweis Haftung' },
        },
        guardian: { relation: { ...hints, hint: 'Hinweis Beziehung' } },
        familyMember: { birthDate: { hint: 'Hinweis Kind' } },
      },
    });
    const { text } = await read((await makePaperForm(own.ctx, { kind: 'Membership' })).content);
    expect(text).toContain('Nur bis 30.09.2026');
    const names = ['Telefon', 'Titel', 'Geschlecht', 'Straße', 'Eintritt', 'Vorname', 'Nachricht', 'Haftung'];
    for (const name of [...names, 'Beziehung', 'Kind']) expect(text).toContain(`Hinweis ${name}`);
    expect(text).toContain('Beziehung zum Kind (optional)');
    const change = await read((await makePaperForm(own.ctx, { kind: 'Change' })).content);
    expect(change.text).not.toContain('Hinweis Vorname');
  });

  it('of change asks for family members, invoice and consents, as the form online does', async () => {
    const { text, totalPages } = await paperOf('Change');
    const { form } = messagesFor('de');
    for (const words of [
      form.changes.familyHint,
      'Auf Rechnung',
      `: ${form.changes.giveConsent}`,
      `: ${form.changes.withdrawConsent}`,
    ])
      expect(text).toContain(words);
    expect(totalPages).toBe(2);
  });

  it('of cancellation contains the rule for the end date, on one page', async () => {
    const own = await makeOfferingClub(database.db);
    for (const locale of locales) {
      const { content } = await makePaperForm(own.ctx, { kind: 'Cancellation', locale });
      expect((await read(content)).totalPages).toBe(1);
    }
    expect((await paperOf('Cancellation')).text).toContain('Eine Kündigung wirkt zum Jahresende.');
  });
});

it.each(submissionKinds)('a poster for the form %s shows title, club and address', async kind => {
  const { content, fileName } = await makePoster(viewer, { kind });
  const { text, totalPages } = await read(content);
  expect(totalPages).toBe(1);
  expect(text).toContain(messagesFor('de').paper.poster.title[kind]);
  expect(text).toContain('TSV Beispiel');
  const { info } = await getClubInfo(viewer);
  const path = `/f/${info.slug}/${kind.toLowerCase()}`;
  expect(text.replaceAll(' ', '')).toContain(`${new URL(env().APP_URL).host}${path}`);
  expect(fileName).toBe(`Plakat ${messagesFor('de').labels.kind[kind]} TSV Beispiel.pdf`);
});

it('a poster shows the whole title of a further form, and splits its address only at a slash', async () => {
  const own = await makeOfferingClub(database.db);
  const title =
    'Schwimmkurs Seepferdchen für Kinder von fünf bis acht Jahren im Hallenbad am Waldrand, am Dienstag';
  const slug = 'schwimmkurs-seepferdchen-fuer-kinder-im-hallenbad';
  await createFurtherForm(own.ctx, ChangeFurtherForm.parse({ title, slug }));
  const { content } = await makePoster(own.ctx, { kind: 'Membership', form: slug });
  const { text } = await read(content);
  expect(text).toContain(title);
  expect(text).toContain(slug);
});

it('a poster and a paper form have their titles in the published colour of the club, not in that of a draft', async () => {
  const own = await makeOfferingClub(database.db);
  const publish = (brandColor: string, isPreview: boolean) =>
    updateFormDesign(own.ctx, {
      design: ChangeFormDesign.parse({ presetDesign: 'Classic', brandColor }),
      isPreview,
    });
  await publish('#7a1f2b', false);
  await publish('#1f2b7a', true);
  for (const { content } of [
    await makePoster(own.ctx, { kind: 'Membership' }),
    await makePaperForm(own.ctx, { kind: 'Membership' }),
  ]) {
    if (typeof content === 'string') throw new Error('A PDF is bytes');
    const colours = await fillColours(content);
    expect(colours).toContain('#7a1f2b');
    expect(colours).not.toContain('#1f2b7a');
    expect(colours).not.toContain('#0b5a66');
  }
});
