import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '@/db/schema/mail';
import {
  submissionBankAccounts,
  submissionChanges,
  submissionHistory,
  submissions,
} from '@/db/schema/submissions';
import type { ChangesSubmit } from '@/lib/contracts/submissions/submissions';
import { openContent } from '@/lib/mail/mail-content';
import { today } from '@/lib/rules/dates/calendar';
import { formatDate } from '@/lib/rules/format/format-date';
import { confirmSubmission } from '@/lib/services/submissions/confirm/confirm';
import { acceptSubmission } from '@/lib/services/submissions/decide/accept';
import { testDatabase } from '@/testing/db/database';
import { staffOf } from '@/testing/db/factories';
import { bankData, makeOfferingClub, type OfferingClub, tokenFor } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { submitChange } from './submit-change';

let database: Awaited<ReturnType<typeof testDatabase>>;
let club: OfferingClub;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
});
afterAll(() => database.close());

const identity = {
  firstName: 'Änne',
  lastName: 'Groß',
  birthDate: '1990-02-28',
  email: 'aenne@example.org',
  memberNumber: 'A-17',
};

async function submit(body: ChangesSubmit) {
  const formToken = await tokenFor(club.clubId);
  return submitChange(club.memberCtx, { body, shapeViolations: [], formToken, originUrl: null });
}

const inClub = <T>(work: Parameters<typeof withClub<T>>[1]) => withClub(club.ctx, work);

describe('submitChange', () => {
  it('stores the wishes, with bank data encrypted in its own table, history and link', async () => {
    const wishes = {
      city: 'Bonn',
      street: '',
      departmentIds: [club.tennis.id],
      customFields: { shirtSize: 'XL' },
      ...bankData,
    };
    const answer = await submit({ identity, validFrom: '2026-08-01', wishes });
    expect(answer).toMatchObject({ state: 'New', needsConfirmation: true });
    const stored = await inClub(async tx => ({
      submission: await tx.select().from(submissions).where(eq(submissions.id, answer.id)),
      change: await tx.select().from(submissionChanges).where(eq(submissionChanges.submissionId, answer.id)),
      account: await tx
        .select()
        .from(submissionBankAccounts)
        .where(eq(submissionBankAccounts.submissionId, answer.id)),
      history: await tx.select().from(submissionHistory).where(eq(submissionHistory.submissionId, answer.id)),
      mails: await tx.select().from(mails).where(eq(mails.submissionId, answer.id)),
    }));
    expect(stored.submission).toMatchObject([{ kind: 'Change', memberNumber: 'A-17', city: '' }]);
    expect(stored.change[0]?.wishes).toEqual({
      city: 'Bonn',
      departmentIds: [club.tennis.id],
      customFields: { shirtSize: 'XL' },
      paymentMethod: 'SepaDirectDebit',
    });
    expect(stored.account).toMatchObject([
      { ibanLastFour: '3000', mandateReference: expect.stringMatching(/^TSV-\d+-/) },
    ]);
    expect(JSON.stringify(stored)).not.toMatch(/37040044|Kontoinhaberin/);
    expect(stored.history.map(({ type }) => type)).toEqual(['Created', 'ConfirmationSent']);
    expect(stored.mails).toMatchObject([{ type: 'ChangeConfirmation', toAddress: 'aenne@example.org' }]);
  });

  it.each<[string, ChangesSubmit, { path: string; key: string; params?: object }[]]>([
    ['no wish', { identity, wishes: { city: ' ' } }, [{ path: 'wishes', key: 'changeMissing' }]],
    [
      'nobody',
      { identity: {}, wishes: { city: 'Bonn' } },
      ['firstName', 'lastName', 'birthDate', 'email'].map(name => ({
        path: `identity.${name}`,
        key: 'required',
      })),
    ],
    [
      'a wrong new address',
      { identity, wishes: { email: 'aenne@' } },
      [{ path: 'wishes.email', key: 'emailShape' }],
    ],
    [
      'a family member who is the member',
      {
        identity,
        wishes: { familyMembers: [{ firstName: 'Aenne', lastName: 'Groß', birthDate: '1990-02-28' }] },
      },
      [{ path: 'wishes.familyMembers[0].firstName', key: 'personTwice', params: { person: 'Aenne Groß' } }],
    ],
  ])('refuses %s', async (_name, body, violations) => {
    await expect(submit(body)).rejects.toMatchObject({ code: 'validation', extra: { violations } });
  });

  it('names the valid-from date in the mail of the decision', async () => {
    const clerk = await staffOf(club, 'Clerk');
    const { id } = await submit({ identity, validFrom: '2026-08-01', wishes: { city: 'Bonn' } });
    await confirmSubmission(clerk, { kind: 'Change', id });
    await acceptSubmission(clerk, { id, sendEmail: true });
    const rows = await inClub(tx => tx.select().from(mails).where(eq(mails.submissionId, id)));
    const accepted = rows.find(({ type }) => type === 'ChangeAccepted');
    expect(accepted && openContent(accepted).text).toMatch(/Gültig ab: \S.*2026/);
  });

  it('names the day of the acceptance in its mail if no valid-from date was wished', async () => {
    const clerk = await staffOf(club, 'Clerk');
    const { id } = await submit({ identity, wishes: { city: 'Bonn' } });
    await confirmSubmission(clerk, { kind: 'Change', id });
    await acceptSubmission(clerk, { id, sendEmail: true });
    const rows = await inClub(tx => tx.select().from(mails).where(eq(mails.submissionId, id)));
    const textOf = (type: string) =>
      rows
        .filter(row => row.type === type)
        .map(row => openContent(row).text)
        .join('');
    expect(textOf('ChangeReceived')).not.toContain('Gewünscht ab');
    const day = formatDate(today('Europe/Berlin', clerk.now), 'de');
    expect(textOf('ChangeAccepted')).toMatch(new RegExp(`Gültig ab:\\s+${day}`));
  });

  it('lists in its mails what is to change, with a masked IBAN, and free text only once the address is confirmed', async () => {
    const wishes = {
      city: 'Bonn',
      email: 'neu@example.org',
      street: 'www.werbung.example',
      departmentIds: [club.tennis.id],
      familyMembers: [{ firstName: 'Tom', lastName: 'Groß', birthDate: '2015-05-01' }],
      ...bankData,
    };
    const clerk = await staffOf(club, 'Clerk');
    const { id } = await submit({ identity, wishes, notes: 'Kauft bei uns' });
    const textOf = async (type: 'ChangeConfirmation' | 'ChangeReceived' | 'ChangeAccepted') => {
      const rows = await inClub(tx => tx.select().from(mails).where(eq(mails.submissionId, id)));
      const row = rows.find(one => one.type === type);
      return row ? openContent(row).text : '';
    };
    const first = await textOf('ChangeConfirmation');
    for (const line of [
      ...['Ort: Bonn', 'Abteilungen: Tennis', 'Zahlungsart: SEPA-Lastschrift', 'IBAN: DE** **** 3000'],
      ...['Familienmitglied: Tom Groß, 01.05.2015', 'stehen auf der Statusseite'],
    ])
      expect(first).toContain(line);
    expect(first).not.toMatch(/werbung|neu@|Kauft|3704|Kontoinhaber/);
    await confirmSubmission(clerk, { kind: 'Change', id });
    expect(await textOf('ChangeReceived')).toMatch(/E-Mail-Adresse: neu@example\.org/);
    await acceptSubmission(clerk, { id, sendEmail: true });
    const last = await textOf('ChangeAccepted');
    for (const line of ['Ort: Bonn', `Kontoinhaber:in: ${bankData.accountHolder}`, 'IBAN: DE** **** 3000'])
      expect(last).toContain(line);
    expect(last).not.toMatch(/3704|DE893/);
  });

  it('is called by its family members if it is about them only', async () => {
    const familyMembers = [{ firstName: 'Mia', lastName: 'Groß', birthDate: '2015-05-01' }];
    const only = await submit({ identity, wishes: { familyMembers } });
    const more = await submit({ identity, wishes: { familyMembers, city: 'Bonn' } });
    const subjectOf = async (id: string) =>
      (await inClub(tx => tx.select().from(mails).where(eq(mails.submissionId, id)))).map(
        one => one.subject,
      )[0];
    expect(await subjectOf(only.id)).toContain('Änderungsantrag für Mia Groß');
    expect(await subjectOf(more.id)).not.toContain('Mia');
  });

  it('names the account holder in the mail of the acceptance, also without a confirmation', async () => {
    const clerk = await staffOf(club, 'Clerk');
    const { id } = await submit({ identity, wishes: bankData });
    await inClub(tx =>
      tx.update(submissions).set({ needsConfirmation: false }).where(eq(submissions.id, id)),
    );
    await acceptSubmission(clerk, { id, sendEmail: true });
    const rows = await inClub(tx => tx.select().from(mails).where(eq(mails.submissionId, id)));
    const accepted = rows.find(({ type }) => type === 'ChangeAccepted');
    expect(accepted && openContent(accepted).text).toContain(`Kontoinhaber:in: ${bankData.accountHolder}`);
  });

  it('accepts a request that has only notes', async () => {
    await expect(submit({ identity, wishes: {}, notes: 'Bitte ruhen lassen' })).resolves.toMatchObject({
      state: 'New',
    });
  });
});
