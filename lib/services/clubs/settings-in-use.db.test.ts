import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '@/db/schema/mail';
import { ChangeMembershipSchema } from '@/lib/contracts/catalog';
import { ChangeClubInfo } from '@/lib/contracts/club';
import { MembershipSubmission } from '@/lib/contracts/submissions/submissions';
import { updateClubInfo } from '@/lib/services/clubs/update-info';
import { exportSubmission } from '@/lib/services/exports/export-submission';
import { createMembership } from '@/lib/services/memberships/create';
import { quoteMembership } from '@/lib/services/public-forms/quote';
import { getPublicForm } from '@/lib/services/public-forms/read';
import { getSubmission } from '@/lib/services/submissions/get';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeApplication, staffOf } from '@/testing/db/factories';
import { bankData, makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { getClubInfo } from './read';

let database: TestDatabase;
let club: OfferingClub;
beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
});
afterAll(() => database.close());

async function change(changes: Record<string, unknown>): Promise<void> {
  const { info } = await getClubInfo(club.ctx);
  await updateClubInfo(club.ctx, { info: ChangeClubInfo.parse({ ...info, ...changes }), precondition: null });
}

async function submitted(body: Parameters<typeof makeApplication>[1] = {}) {
  const id = await makeApplication(club, body);
  const staff = await staffOf(club, 'Clerk');
  return { id, staff, submission: MembershipSubmission.parse(await getSubmission(staff, 'Membership', id)) };
}

describe('club settings apply from the next submission on', () => {
  it.each([
    ['EntryDate', 10],
    ['StartOfYear', 10],
    ['EndOfYear', 15],
  ] as const)('ageReference %s', async (ageReference, recurring) => {
    await change({ ageReference });
    const youth = { name: 'Jugend', scope: 'PerApplication', dueType: 'Recurring', price: 5 };
    const tariff = await createMembership(
      club.ctx,
      ChangeMembershipSchema.parse({
        name: `Alter ${ageReference}`,
        membershipPrice: 10,
        priceInterval: 'Yearly',
        surcharges: [{ ...youth, minAge: 18 }],
      }),
    );
    const request = {
      membershipId: tariff.id,
      birthDate: '2008-09-01',
      entryDate: '2026-07-01',
      departmentIds: [],
      surchargeIds: [],
      familyMembers: [],
    };
    expect((await quoteMembership(club.memberCtx, request)).recurring).toBe(recurring);
  });

  it('mandatePrefix, creditorId and legalName, in new mandates and not in existing ones', async () => {
    const before = await submitted(bankData);
    await change({
      mandatePrefix: 'NEU-1',
      creditorId: 'DE39ZZZ00000029337',
      legalName: 'Neuer Verein e. V.',
    });
    const after = await submitted(bankData);
    expect(after.submission.mandate).toMatchObject({
      reference: expect.stringMatching(/^NEU-1-\d+-/),
      creditorId: 'DE39ZZZ00000029337',
      text: expect.stringContaining('Neuer Verein e. V.'),
    });
    const again = await getSubmission(before.staff, 'Membership', before.id);
    expect(MembershipSubmission.parse(again).mandate).toEqual(before.submission.mandate);
    expect(before.submission.mandate?.reference).toMatch(/^TSV-/);
  });

  it('currency, in new quotes', async () => {
    await change({ currency: 'CHF', country: 'CH', zip: '' });
    const { submission } = await submitted({ zip: '3011' });
    expect([submission.price.currency, submission.country]).toEqual(['CHF', 'CH']);
    await change({ currency: 'EUR', country: 'DE' });
  });

  it('timeZone, in the date of today', async () => {
    const late = { ...club.memberCtx, now: new Date('2026-07-01T22:30:00.000Z') };
    expect((await getPublicForm(late, 'Membership')).today).toBe('2026-07-02');
    await change({ timeZone: 'America/New_York' });
    expect((await getPublicForm(late, 'Membership')).today).toBe('2026-07-01');
    await change({ timeZone: 'Europe/Berlin' });
  });

  it('locale and addressForm, in submissions and mails', async () => {
    await change({ locale: 'en' });
    expect((await submitted()).submission.locale).toBe('en');
    await change({ locale: 'de', addressForm: 'Du' });
    const du = await submitted();
    await change({ addressForm: 'Sie' });
    const sie = await submitted();
    const textOf = async (id: string) => {
      const rows = await withClub(club.ctx, tx => tx.select().from(mails));
      return rows.find(mail => mail.submissionId === id && mail.type === 'MembershipConfirmation')?.subject;
    };
    expect(await textOf(du.id)).toContain('Bitte bestätige deinen');
    expect(await textOf(sie.id)).toContain('Bitte bestätigen Sie Ihren');
  });

  it('name and address, in documents', async () => {
    await change({ name: 'SV Umbenannt' });
    const { id, staff } = await submitted();
    const { content } = await exportSubmission(staff, { kind: 'Membership', id, format: 'txt' });
    expect(String(content)).toContain('SV Umbenannt');
  });
});
