import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mails } from '@/db/schema/mail';
import { openContent } from '@/lib/mail/mail-content';
import { submitMembership } from '@/lib/services/submissions/submit/submit-membership';
import { testDatabase } from '@/testing/db/database';
import {
  applicationTo,
  bankData,
  makeOfferingClub,
  type OfferingClub,
  tokenFor,
} from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { POST } from './route';

let database: Awaited<ReturnType<typeof testDatabase>>;
let club: OfferingClub;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
});
afterAll(() => database.close());

const now = new Date();
const typed = { accountHolder: 'Petra Weber', iban: 'DE02 1203 0000 0000 2020 51' };

/** Applies as a 16-year-old who named the mother's account; returns what her page answers to a post. */
async function motherOf() {
  const formToken = await tokenFor(club.clubId, new Date(now.getTime() - 60_000));
  const body = {
    ...applicationTo(club),
    firstName: 'Jonas',
    lastName: 'Weber',
    email: 'jonas@example.org',
    birthDate: `${now.getFullYear() - 16}-01-01`,
    entryDate: now.toISOString().slice(0, 10),
    filledInBy: 'Applicant' as const,
    hasSoleCustody: true,
    guardians: [{ firstName: 'Petra', lastName: 'Weber', email: 'petra@example.org' }],
    paymentMethod: 'SepaDirectDebit' as const,
    accountHolder: 'Petra Weber',
    iban: bankData.iban,
  };
  const ctx = { ...club.memberCtx, now };
  const { id } = await submitMembership(ctx, { body, shapeViolations: [], formToken, originUrl: null });
  const sent = await withClub(club.ctx, tx => tx.select().from(mails).where(eq(mails.submissionId, id)));
  const token = sent.map(row => /confirm\/([\w-]{43})/.exec(openContent(row).text)?.[1]).find(Boolean) ?? '';
  return async (fields: Readonly<Record<string, string>>) => {
    const request = new Request(`http://localhost/confirm/${token}?lang=de`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields),
    });
    const response = await POST(request, { params: Promise.resolve({ token }) });
    return { status: response.status, html: (await response.text()).replaceAll('&#x27;', "'") };
  };
}

it('loses no account without the mandate, with the consent and after it', async () => {
  const post = await motherOf();
  const first = await post({ consent: 'yes', hasSoleCustody: 'yes', ...typed });
  expect(first.html).toContain('Setze auch das Häkchen für das Mandat');
  expect(first.html).toContain(`value="${typed.iban}"`);
  const wrong = await post({ iban: 'DE02 1203 0000 0000 2020 52' });
  expect(wrong.html).toContain('Deine Zustimmung fehlt');
  expect(wrong.html).toContain('Prüfziffer');
  expect((await post({ consent: 'yes', hasSoleCustody: 'yes', accountHolder: '' })).status).toBe(303);

  const empty = await post({ consent: 'yes', answer: 'mandate' });
  expect(empty.html).toContain('Setze das Häkchen beim Mandat, um es zu erteilen');
  const again = await post({ consent: 'yes', answer: 'mandate', ...typed });
  expect(again.html).toContain('Setze auch das Häkchen für das Mandat');
  expect(again.html).toContain(`value="${typed.iban}"`);
});

it('grants no mandate for an account that the page did not show', async () => {
  const post = await motherOf();
  const acts = { consent: 'yes', hasSoleCustody: 'yes', sepaMandateAccepted: 'yes' };
  const other = await post({ ...acts, shownAccount: 'Petra Weber, DE** **** 1111' });
  expect(other.html).toContain('Das Konto im Antrag wurde inzwischen geändert');
  expect((await post({ ...acts, shownAccount: 'Petra Weber, DE** **** 3000' })).status).toBe(303);
});
