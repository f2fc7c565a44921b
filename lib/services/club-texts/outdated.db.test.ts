import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChangeCustomFieldSchema } from '@/lib/contracts/catalog';
import type { ClubText } from '@/lib/contracts/club-texts';
import { SetEmailTemplateRequest } from '@/lib/contracts/email-templates';
import { ChangeFurtherForm } from '@/lib/contracts/further-forms';
import { listClubTexts } from '@/lib/services/club-texts/list';
import { updateClubInfo } from '@/lib/services/clubs/update-info';
import { createCustomField } from '@/lib/services/custom-fields/create';
import { patchCustomField } from '@/lib/services/custom-fields/patch';
import { getDataPrivacy } from '@/lib/services/data-privacy/read';
import { updateDataPrivacy } from '@/lib/services/data-privacy/update';
import { updateDepartment } from '@/lib/services/departments/update';
import { getEmailTemplate } from '@/lib/services/email-templates/read';
import { resetEmailTemplate } from '@/lib/services/email-templates/reset';
import { setEmailTemplate } from '@/lib/services/email-templates/set';
import { updateCancellationForm } from '@/lib/services/forms/update-cancellation-form';
import { updateMembershipForm } from '@/lib/services/forms/update-membership-form';
import { createFurtherForm } from '@/lib/services/further-forms/create';
import { updateFurtherForm } from '@/lib/services/further-forms/update';
import { getMembership } from '@/lib/services/memberships/read';
import { updateMembership } from '@/lib/services/memberships/update';
import { testDatabase } from '@/testing/db/database';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';

let database: Awaited<ReturnType<typeof testDatabase>>;
let club: OfferingClub;
let furtherFormId: string;
const precondition = null;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  await updateClubInfo(club.ctx, { info: { name: 'TSV Beispiel', formLocales: ['en'] }, precondition });
  await createCustomField(
    club.ctx,
    ChangeCustomFieldSchema.parse({
      internalName: 'size',
      label: 'Größe',
      type: 'Text',
      forms: ['Membership'],
      category: 'Other',
    }),
  );
  const form = ChangeFurtherForm.parse({ slug: 'course', title: 'Kurs', membershipIds: [club.adult.id] });
  furtherFormId = (await createFurtherForm(club.ctx, form)).id;
});
afterAll(() => database.close());

type Record = ClubText['recordType'];
type Save = (text: string, translation?: string) => Promise<unknown>;

/** Saves one text of a record with its translation, or the text alone. */
const saves: readonly (readonly [string, Record, Save])[] = [
  [
    'a tariff',
    'Membership',
    (name, translation) =>
      updateMembership(club.ctx, {
        id: club.adult.id,
        membership: {
          membershipPrice: 12.5,
          priceInterval: 'Monthly',
          name,
          ...english('name', translation),
        },
        precondition,
      }),
  ],
  [
    'a department',
    'Department',
    (name, translation) =>
      updateDepartment(club.ctx, {
        id: club.football.id,
        department: { name, ...english('name', translation) },
        precondition,
      }),
  ],
  [
    'a custom field',
    'CustomField',
    (label, translation) =>
      patchCustomField(club.ctx, {
        internalName: 'size',
        patch: { label, ...english('label', translation) },
        precondition,
      }),
  ],
  [
    'the privacy notice',
    'DataPrivacy',
    (text, translation) => updateDataPrivacy(club.ctx, { text, ...english('text', translation) }),
  ],
  [
    'the membership form',
    'FormMembership',
    (notes, translation) => updateMembershipForm(club.ctx, { notes, ...english('notes', translation) }),
  ],
  [
    'the cancellation form',
    'FormCancellation',
    (notes, translation) => updateCancellationForm(club.ctx, { notes, ...english('notes', translation) }),
  ],
  [
    'a further form',
    'FurtherForm',
    (title, translation) =>
      updateFurtherForm(club.ctx, {
        id: furtherFormId,
        form: { slug: 'course', title, ...english('title', translation) },
        precondition,
      }),
  ],
  [
    'a mail',
    'EmailTemplate',
    (subject, translation) =>
      setEmailTemplate(club.ctx, {
        type: 'MembershipAccepted',
        template: { subject, body: 'Hallo', ...english('subject', translation) },
        precondition,
      }),
  ],
];

const english = (name: string, translation: string | undefined) =>
  translation === undefined ? {} : { translations: { en: { [name]: translation } } };

async function outdatedIn(record: Record): Promise<string[]> {
  const texts = await listClubTexts(club.ctx);
  return texts
    .filter(({ recordType, outdated }) => recordType === record && outdated.includes('en'))
    .map(({ text }) => text);
}

describe('a translation', () => {
  it.each(saves)(
    'of %s is outdated when only its text changes, until it is saved',
    async (_name, record, save) => {
      await save('Willkommen', 'Welcome');
      expect(await outdatedIn(record)).toEqual([]);
      await save('Herzlich willkommen');
      expect(await outdatedIn(record)).toEqual(['Herzlich willkommen']);
      await save('Herzlich willkommen', 'Welcome');
      expect(await outdatedIn(record)).toEqual([]);
      await save('Hallo', 'Hello');
      expect(await outdatedIn(record)).toEqual([]);
    },
  );

  it('of a mail in the standard text is outdated when the club changes only its own language', async () => {
    const type = 'MembershipRejected';
    const read = await getEmailTemplate(club.ctx, type);
    const template = SetEmailTemplateRequest.parse({ ...read, subject: 'Leider nein' });
    await setEmailTemplate(club.ctx, { type, template, precondition });
    expect(await outdatedIn('EmailTemplate')).toEqual(['Leider nein']);
    await resetEmailTemplate(club.ctx, { type, precondition });
  });

  it('of a part stays outdated when the record is sent back as it was read', async () => {
    const { id } = club.adult;
    const renamed = async (name: string, more: object = {}) => {
      const { membership } = await getMembership(club.ctx, id);
      const surcharges = membership.surcharges.map((one, at) => (at === 0 ? { ...one, name, ...more } : one));
      await updateMembership(club.ctx, { id, membership: { ...membership, surcharges }, precondition });
    };
    await renamed('Aufnahme', english('name', 'Admission'));
    expect(await outdatedIn('Membership')).toEqual([]);
    await renamed('Startgeld');
    await renamed('Startgeld');
    expect(await outdatedIn('Membership')).toEqual(['Startgeld']);
  });

  it('of a consent that is found still correct makes no new version of it', async () => {
    const consents = async () => (await getDataPrivacy(club.ctx)).privacy.consents;
    const save = (label: string, more: object = {}) =>
      consents().then(([first]) =>
        updateDataPrivacy(club.ctx, {
          consents: [{ isRequired: false, text: '', ...first, mediaType: 'Website', label, ...more }],
        }),
      );
    await save('Fotos', english('label', 'Photos'));
    await save('Bilder');
    const [before] = await consents();
    expect(await outdatedIn('DataPrivacy')).toEqual(['Bilder']);
    await save('Bilder', english('label', 'Photos'));
    const [after] = await consents();
    expect(await outdatedIn('DataPrivacy')).toEqual([]);
    expect(after?.textVersion).toBe(before?.textVersion);
  });
});
