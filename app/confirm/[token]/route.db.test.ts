import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '@/db/schema/mail';
import type { MembershipSubmit } from '@/lib/contracts/submissions/submissions';
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

const petra = { firstName: 'Petra', lastName: 'Weber', email: 'petra@example.org' };
const klaus = { firstName: 'Klaus', lastName: 'Weber', email: 'klaus@example.org' };

/** Applies as a 16-year-old who named the mother's account; returns what each parent's page answers to a post. */
async function apply(more: Partial<MembershipSubmit> = {}) {
  const formToken = await tokenFor(club.clubId, new Date(now.getTime() - 60_000));
  const body = {
    ...applicationTo(club),
    firstName: 'Jonas',
    lastName: 'Weber',
    email: 'jonas@example.org',
    birthDate: `${now.getFullYear() - 16}-01-01`,
    entryDate: now.toISOString().slice(0, 10),
    filledInBy: 'Applicant' as const,
    guardians: [petra, klaus],
    paymentMethod: 'SepaDirectDebit' as const,
    accountHolder: 'Petra Weber',
    iban: bankData.iban,
    ...more,
  };
  const ctx = { ...club.memberCtx, now };
  const { id } = await submitMembership(ctx, { body, shapeViolations: [], formToken, originUrl: null });
  const sent = await withClub(club.ctx, tx => tx.select().from(mails).where(eq(mails.submissionId, id)));
  const tokenTo = (address: string) =>
    sent
      .filter(({ toAddress }) => toAddress === address)
      .map(row => /confirm\/([\w-]{43})/.exec(openContent(row).text)?.[1])
      .find(Boolean) ?? '';
  const poster = (token: string) => async (fields: Readonly<Record<string, string>>) => {
    const request = new Request(`http://localhost/confirm/${token}?lang=de`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields),
    });
    const response = await POST(request, { params: Promise.resolve({ token }) });
    return { status: response.status, html: (await response.text()).replaceAll('&#x27;', "'") };
  };
  return { hers: poster(tokenTo(petra.email)), his: poster(tokenTo(klaus.email)) };
}

const motherOf = async () => (await apply({ hasSoleCustody: true, guardians: [petra] })).hers;

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

const grant = { consent: 'yes', sepaMandateAccepted: 'yes', shownAccount: 'Petra Weber, DE** **** 3000' };

it('says of no account that it was changed after the mandate was granted', async () => {
  const { hers, his } = await apply();
  expect((await hers(grant)).status).toBe(303);
  expect((await hers(grant)).status).toBe(303);
  const late = await his(grant);
  expect(late.html).not.toContain('Das Konto im Antrag wurde inzwischen geändert');
  expect(late.html).toContain('Petra Weber hat das Lastschriftmandat schon erteilt');
});

describe('the account holder that a page filled in', () => {
  const open = { accountHolder: undefined, iban: undefined };
  const filled = { accountHolder: 'Klaus Weber', filledHolder: 'Klaus Weber' };

  it('names no account after another parent granted the mandate', async () => {
    const { hers, his } = await apply(open);
    const granted = await hers({ ...typed, consent: 'yes', sepaMandateAccepted: 'yes', shownAccount: '' });
    expect(granted.status).toBe(303);
    expect((await his({ consent: 'yes', ...filled })).status).toBe(303);
  });

  it('is on the page that shows an error', async () => {
    const { his } = await apply(open);
    const { html } = await his({ ...filled, answer: 'mandate' });
    expect(html).toContain('Deine Zustimmung fehlt');
    expect(html).toMatch(/<input[^>]*id="accountHolder"[^>]*value="Klaus Weber"/);
    expect(html).toMatch(/<input[^>]*name="filledHolder"[^>]*value="Klaus Weber"/);
    expect((await his({ consent: 'yes', ...filled })).status).toBe(303);
  });
});
