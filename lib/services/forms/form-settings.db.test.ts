import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '@/db/schema/operations';
import { ChangeFormMembership, FormCancellation, FormMembership } from '@/lib/contracts/forms';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeUser, refusalOf } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { getCancellationForm, getMembershipForm } from './read';
import { updateCancellationForm } from './update-cancellation-form';
import { updateMembershipForm } from './update-membership-form';

let database: TestDatabase;
let club: OfferingClub;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
});
afterAll(() => database.close());

function lastAudit(recordType: string) {
  return withClub(club.ctx, async tx => {
    const [entry] = await tx
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.clubId, club.clubId), eq(auditEntries.recordType, recordType)))
      .orderBy(desc(auditEntries.id))
      .limit(1);
    return entry;
  });
}

describe('the membership form', () => {
  it('is replaced, with a new version and an audit entry', async () => {
    const before = await getMembershipForm(club.ctx);
    const actor = await makeUser(club, 'Manager');
    const form = FormMembership.parse({ notes: 'Willkommen', showSepa: false });
    const answer = await updateMembershipForm({ ...club.ctx, actor }, form, [`"v${before.version}"`]);
    expect(answer).toEqual({ form, version: before.version + 1 });
    expect(await getMembershipForm(club.ctx)).toEqual(answer);
    expect(await lastAudit('FormMembership')).toMatchObject({
      action: 'Updated',
      actorKind: 'User',
      actorId: actor.id,
      details: { properties: ['notes', 'showSepa', 'showSignature'] },
    });
  });

  it('keeps what the club asks of its members, and nothing that law or mandate need', async () => {
    const fields = {
      application: { phone: { use: 'Required', hint: 'Für Absagen' }, firstName: { sortOrder: 3 } },
      guardian: { relation: { use: 'Off' } },
    } as const;
    await updateMembershipForm(club.ctx, ChangeFormMembership.parse({ fields }));
    expect((await getMembershipForm(club.ctx)).form.fields).toEqual(fields);
    for (const wrong of [
      { firstName: { use: 'Off' } },
      { iban: { use: 'Off' } },
      { phone: { use: 'Never' } },
    ])
      expect(ChangeFormMembership.safeParse({ fields: { application: wrong } }).success).toBe(false);
    await updateMembershipForm(club.ctx, { fields: {} });
  });

  it('answers 412 for another version, without an audit entry', async () => {
    const { form, version } = await getMembershipForm(club.ctx);
    const noted = await lastAudit('FormMembership');
    const changed = { ...form, notes: 'Zu spät' };
    const refusal = await refusalOf(updateMembershipForm(club.ctx, changed, [`"v${version - 1}"`]));
    expect(refusal).toMatchObject({ code: 'precondition-failed', headers: { ETag: `"v${version}"` } });
    expect(await getMembershipForm(club.ctx)).toEqual({ form, version });
    expect(await lastAudit('FormMembership')).toEqual(noted);
  });

  it('loses no parallel edit', async () => {
    const edit = async (number: number): Promise<void> => {
      const { form, version } = await getMembershipForm(club.ctx);
      const notes = `${form.notes} ${number}`;
      try {
        await updateMembershipForm(club.ctx, { ...form, notes }, [`"v${version}"`]);
      } catch {
        await edit(number);
      }
    };
    await updateMembershipForm(club.ctx, FormMembership.parse({}));
    await Promise.all(Array.from({ length: 8 }, (_, number) => edit(number)));
    const { form } = await getMembershipForm(club.ctx);
    expect(form.notes.trim().split(' ').map(Number).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('is separate for each club', async () => {
    const other = await makeOfferingClub(database.db);
    const { form } = await getMembershipForm(other.ctx);
    await updateMembershipForm(club.ctx, FormMembership.parse({ notes: 'Nur hier' }));
    expect((await getMembershipForm(other.ctx)).form).toEqual(form);
  });
});

describe('the cancellation form', () => {
  const form = FormCancellation.parse({
    cancellationMode: 'EndOfQuarter',
    noticePeriod: { value: 6, unit: 'Weeks' },
    businessYearStartMonth: 7,
    askReason: true,
    reasons: ['Umzug', 'Zeit'],
  });

  it('is replaced, with a new version and an audit entry', async () => {
    const { version } = await getCancellationForm(club.ctx);
    expect(await updateCancellationForm(club.ctx, form)).toEqual({ form, version: version + 1 });
    expect(await getCancellationForm(club.ctx)).toEqual({ form, version: version + 1 });
    expect(await lastAudit('FormCancellation')).toMatchObject({
      details: {
        properties: ['cancellationMode', 'noticePeriod', 'businessYearStartMonth', 'askReason', 'reasons'],
      },
    });
  });

  it('answers 412 for another version', async () => {
    const refusal = await refusalOf(updateCancellationForm(club.ctx, form, ['"v1"']));
    expect(refusal.code).toBe('precondition-failed');
  });

  it.each([
    ['Days', 730],
    ['Weeks', 104],
    ['Months', 24],
  ] as const)('has a notice of two years at most: %s up to %i', async (unit, value) => {
    const longest = FormCancellation.parse({ noticePeriod: { value, unit } });
    await updateCancellationForm(club.ctx, longest);
    expect((await getCancellationForm(club.ctx)).form).toEqual(longest);
    const longer = FormCancellation.safeParse({ noticePeriod: { value: value + 1, unit } });
    expect(longer.error?.issues).toMatchObject([
      { path: ['noticePeriod', 'value'], message: 'noticeTooLong' },
    ]);
  });
});
