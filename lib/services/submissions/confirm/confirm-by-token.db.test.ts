import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '@/db/schema/mail';
import { confirmations, submissionHistory, submissions } from '@/db/schema/submissions';
import { webhookEvents } from '@/db/schema/webhooks';
import { openContent } from '@/lib/mail/mail-content';
import type { Ctx } from '@/lib/platform/context';
import { getSubmission } from '@/lib/services/submissions/get';
import { patchMembership } from '@/lib/services/submissions/patch/patch-membership';
import { getStatus } from '@/lib/services/submissions/status/get-status';
import { submitMembership } from '@/lib/services/submissions/submit/submit-membership';
import { testDatabase } from '@/testing/db/database';
import {
  applicationTo,
  makeOfferingClub,
  type OfferingClub,
  summer,
  tokenFor,
} from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { confirmSubmission } from './confirm';
import { confirmByToken } from './confirm-by-token';
import { getConfirmation } from './get-confirmation';
import { renewConfirmation } from './renew-confirmation';
import { sendConfirmations } from './send-confirmations';

let database: Awaited<ReturnType<typeof testDatabase>>;
let club: OfferingClub;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
});
afterAll(() => database.close());

const day = 86_400_000;
const later = (ms: number) => new Date(summer.getTime() + ms);
const visitor = (now = later(3_600_000)): Omit<Ctx, 'clubId'> => ({ ...club.memberCtx, now, locale: 'en' });
const inClub = <T>(work: Parameters<typeof withClub<T>>[1]) => withClub(club.ctx, work);

const guardians = [
  { firstName: 'Ada', lastName: 'Groß', email: 'ada@example.org' },
  { firstName: 'Bo', lastName: 'Groß', email: 'bo@example.org' },
];

async function apply(more: object = {}): Promise<string> {
  const body = { ...applicationTo(club), ...more };
  const formToken = await tokenFor(club.clubId);
  const { id } = await submitMembership(club.memberCtx, {
    body,
    shapeViolations: [],
    formToken,
    originUrl: null,
  });
  return id;
}

/** The newest mailed token of each address. */
async function tokensOf(submissionId: string): Promise<Record<string, string>> {
  const sent = await inClub(tx =>
    tx.select().from(mails).where(eq(mails.submissionId, submissionId)).orderBy(mails.id),
  );
  return Object.fromEntries(
    sent.flatMap(mail => {
      const [, token] = /confirm\/([\w-]{43})/.exec(openContent(mail).text) ?? [];
      return token ? [[mail.toAddress, token]] : [];
    }),
  );
}

async function tokenOfApplicant(submissionId: string): Promise<string> {
  return (await tokensOf(submissionId))['aenne@example.org'] ?? '';
}

async function outcomeOf(submissionId: string) {
  return inClub(async tx => {
    const [row] = await tx.select().from(submissions).where(eq(submissions.id, submissionId));
    const history = await tx
      .select()
      .from(submissionHistory)
      .where(eq(submissionHistory.submissionId, submissionId));
    const events = await tx.select().from(webhookEvents).where(eq(webhookEvents.submissionId, submissionId));
    return {
      state: row?.state,
      confirmedAt: row?.confirmedAt,
      confirmedEntries: history.filter(({ type }) => type === 'Confirmed').length,
      confirmedEvents: events.filter(({ type }) => type === 'EmailConfirmed').length,
    };
  });
}

describe('a confirmation link', () => {
  it('shows its submission and changes nothing, however often it is opened', async () => {
    const id = await apply();
    const token = await tokenOfApplicant(id);
    const before = await outcomeOf(id);
    for (let time = 0; time < 20; time += 1) {
      expect(await getConfirmation(visitor(), token)).toEqual({
        clubName: 'TSV Beispiel',
        clubSlug: club.slug,
        kind: 'Membership',
        furtherForm: null,
        number: expect.any(Number),
        firstName: 'Änne',
        lastName: 'Groß',
        receivedAt: summer.toISOString(),
        expiresAt: later(14 * day).toISOString(),
        guardianName: null,
        isConfirmed: false,
        isRefused: false,
        isWithdrawn: false,
        statusUrl: null,
        effectiveDate: null,
        part: null,
        othersAwaited: [],
        mandateRequest: null,
        liability: null,
        asksSoleCustody: false,
        submission: expect.objectContaining({ id, street: applicationTo(club).street, decidedBy: null }),
        membership: {
          name: 'Erwachsene',
          birthDate: '1990-02-28',
          entryDate: '2026-07-01',
          departments: ['Fußball'],
          familyMembers: [],
          persons: [
            { firstName: 'Änne', lastName: 'Groß', birthDate: '1990-02-28', departments: ['Fußball'] },
          ],
          price: expect.objectContaining({ recurring: 15.5, oneTime: 25 }),
          mandate: null,
          iban: null,
          accountHolder: null,
        },
        state: 'New',
        locale: 'de',
      });
    }
    expect(await outcomeOf(id)).toEqual(before);
  });

  it('confirms once, and answers a second click the same', async () => {
    const id = await apply();
    const token = await tokenOfApplicant(id);
    const first = await confirmByToken(visitor(), token);
    const second = await confirmByToken(visitor(later(7_200_000)), token);
    expect(first).toMatchObject({ isConfirmed: true, state: 'Confirmed' });
    expect(second).toEqual(first);
    expect(await outcomeOf(id)).toEqual({
      state: 'Confirmed',
      confirmedAt: later(3_600_000),
      confirmedEntries: 1,
      confirmedEvents: 1,
    });
    const [link] = await inClub(tx =>
      tx.select().from(confirmations).where(eq(confirmations.submissionId, id)),
    );
    expect(link).toMatchObject({ confirmedIp: '203.0.113.7', confirmedUserAgent: 'Mozilla/5.0 (Tests)' });
  });

  it('confirms once under ten clicks at the same time', async () => {
    const id = await apply();
    const token = await tokenOfApplicant(id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirmByToken(visitor(), token)));
    expect(answers.every(({ isConfirmed, state }) => isConfirmed && state === 'Confirmed')).toBe(true);
    expect(await outcomeOf(id)).toMatchObject({ confirmedEntries: 1, confirmedEvents: 1 });
  });

  it('works for 14 days and then answers 410 with instructions', async () => {
    const id = await apply();
    const token = await tokenOfApplicant(id);
    const expired = {
      code: 'expired',
      message: expect.stringContaining('Request a new one here'),
    };
    await expect(getConfirmation(visitor(later(14 * day)), token)).rejects.toMatchObject(expired);
    await expect(confirmByToken(visitor(later(14 * day)), token)).rejects.toMatchObject(expired);
    expect(await confirmByToken(visitor(later(14 * day - 1)), token)).toMatchObject({ isConfirmed: true });
    expect(await confirmByToken(visitor(later(20 * day)), token)).toMatchObject({ isConfirmed: true });
  });

  it.each(['unknown', '', 'x'.repeat(500), "' or 1=1 --"])(
    'answers 404 for an unknown token: %j',
    async token => {
      const unknown = {
        code: 'not-found',
        message: expect.stringContaining('Check that the address is complete'),
      };
      await expect(getConfirmation(visitor(), token)).rejects.toMatchObject(unknown);
      await expect(confirmByToken(visitor(), token)).rejects.toMatchObject(unknown);
    },
  );

  it('answers 404 for a deleted submission', async () => {
    const id = await apply();
    const token = await tokenOfApplicant(id);
    await inClub(tx => tx.delete(submissions).where(eq(submissions.id, id)));
    await expect(confirmByToken(visitor(), token)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('answers 409 with a message for a decided submission', async () => {
    const id = await apply();
    const token = await tokenOfApplicant(id);
    await inClub(tx =>
      tx.update(submissions).set({ state: 'Rejected', decidedAt: summer }).where(eq(submissions.id, id)),
    );
    await expect(confirmByToken(visitor(), token)).rejects.toMatchObject({
      code: 'state-conflict',
      message: expect.stringContaining('already decided'),
    });
    expect(await getConfirmation(visitor(), token)).toMatchObject({ state: 'Rejected', isConfirmed: false });
  });

  it('gives all that is confirmed, of another guardian only the name, until the link was used', async () => {
    const id = await apply({
      birthDate: '2015-03-01',
      email: 'ada@example.org',
      guardians,
      guardianLiability: true,
    });
    const token = (await tokensOf(id))['bo@example.org'] ?? '';
    const { submission } = await getConfirmation(visitor(), token);
    expect(submission).toMatchObject({
      guardianLiability: true,
      email: '',
      signature: null,
      origin: null,
      guardians: [
        { firstName: 'Ada', email: '' },
        { firstName: 'Bo', email: 'bo@example.org' },
      ],
    });
    expect(await confirmByToken(visitor(), token)).toMatchObject({ state: 'New', submission: null });
  });

  it('leads to the status page of its person once it was used, until their address changes', async () => {
    const id = await apply();
    const token = await tokenOfApplicant(id);
    const { statusUrl } = await confirmByToken(visitor(), token);
    const status = await getStatus(visitor(), statusUrl?.split('/status/')[1] ?? '');
    expect(status).toMatchObject({ submission: { id, state: 'Confirmed' }, guardianId: null });
    const patch = { email: 'neu@example.org' };
    await patchMembership({ ...club.ctx, now: later(7_200_000) }, { id, precondition: null, patch });
    expect(await getConfirmation(visitor(), token)).toMatchObject({ isConfirmed: true, statusUrl: null });
  });

  it('works also after a newer link was sent', async () => {
    const id = await apply();
    const older = await tokenOfApplicant(id);
    const ctx = { ...club.ctx, now: later(60_000) };
    await withClub(ctx, tx => sendConfirmations(tx, { ...ctx, tx }, id, 'ConfirmationResent'));
    const newer = await tokenOfApplicant(id);
    expect(newer).not.toBe(older);
    expect(await confirmByToken(visitor(), older)).toMatchObject({ isConfirmed: true, state: 'Confirmed' });
    expect(await confirmByToken(visitor(), newer)).toMatchObject({ isConfirmed: true, state: 'Confirmed' });
    expect(await outcomeOf(id)).toMatchObject({ confirmedEntries: 1, confirmedEvents: 1 });
  });
});

describe('guardians', () => {
  it('each confirm by their own link; the last one changes the state', async () => {
    const id = await apply({ birthDate: '2015-05-01', guardians });
    const { 'ada@example.org': ada = '', 'bo@example.org': bo = '' } = await tokensOf(id);
    expect(await confirmByToken(visitor(), ada)).toMatchObject({
      guardianName: 'Ada Groß',
      isConfirmed: true,
      state: 'New',
    });
    const again = await confirmByToken(visitor(), ada);
    expect(again).toMatchObject({ isConfirmed: true, state: 'New' });
    const status = await getStatus(visitor(), again.statusUrl?.split('/status/')[1] ?? '');
    expect(status.submission).toMatchObject({ id, guardians: [{ email: 'ada@example.org' }, { email: '' }] });
    expect(await outcomeOf(id)).toMatchObject({ state: 'New', confirmedEntries: 0 });
    expect(await confirmByToken(visitor(), bo)).toMatchObject({
      guardianName: 'Bo Groß',
      state: 'Confirmed',
    });
    expect(await outcomeOf(id)).toMatchObject({
      state: 'Confirmed',
      confirmedEntries: 1,
      confirmedEvents: 1,
    });
  });

  it('confirm at the same moment and the state becomes Confirmed', async () => {
    for (let time = 0; time < 5; time += 1) {
      const id = await apply({ birthDate: '2015-05-01', guardians });
      const tokens = Object.values(await tokensOf(id));
      await Promise.all(tokens.map(token => confirmByToken(visitor(), token)));
      expect(await outcomeOf(id)).toMatchObject({
        state: 'Confirmed',
        confirmedEntries: 1,
        confirmedEvents: 1,
      });
    }
  });

  it('confirm after staff did, also by a renewed link, and each time the version rises', async () => {
    const id = await apply({ birthDate: '2015-05-01', guardians });
    const { 'ada@example.org': ada = '', 'bo@example.org': bo = '' } = await tokensOf(id);
    await confirmSubmission(club.ctx, { kind: 'Membership', id });
    const versionOf = async () => (await getSubmission(club.ctx, 'Membership', id, 'Masked')).version;
    const before = await versionOf();
    expect(await confirmByToken(visitor(), ada)).toMatchObject({ isConfirmed: true, state: 'Confirmed' });
    expect(await versionOf()).toBe(before + 1);
    await renewConfirmation(visitor(later(15 * day)), bo);
    const { 'bo@example.org': renewed = '' } = await tokensOf(id);
    expect(await confirmByToken(visitor(later(15 * day)), renewed)).toMatchObject({ state: 'Confirmed' });
    expect(await versionOf()).toBe(before + 2);
    expect(await outcomeOf(id)).toMatchObject({ confirmedEntries: 1, confirmedEvents: 1 });
    await expect(renewConfirmation(visitor(later(16 * day)), bo)).rejects.toMatchObject({
      code: 'state-conflict',
    });
  });

  it('with sole custody confirm alone', async () => {
    const id = await apply({
      birthDate: '2015-05-01',
      guardians: guardians.slice(0, 1),
      hasSoleCustody: true,
    });
    const { 'ada@example.org': ada = '' } = await tokensOf(id);
    expect(await confirmByToken(visitor(), ada)).toMatchObject({ state: 'Confirmed' });
  });

  it('get no second link after they confirmed', async () => {
    const id = await apply({ birthDate: '2015-05-01', guardians });
    const { 'ada@example.org': ada = '', 'bo@example.org': older = '' } = await tokensOf(id);
    await confirmByToken(visitor(), ada);
    const ctx = { ...club.ctx, now: later(60_000) };
    await withClub(ctx, tx => sendConfirmations(tx, { ...ctx, tx }, id, 'ConfirmationResent'));
    const after = await tokensOf(id);
    expect(after['ada@example.org']).toBe(ada);
    expect(after['bo@example.org']).not.toBe(older);
  });
});

describe('the receipt', () => {
  const receiptsOf = async (submissionId: string) => {
    const sent = await inClub(tx =>
      tx.select().from(mails).where(eq(mails.submissionId, submissionId)).orderBy(mails.toAddress),
    );
    return sent.filter(({ type }) => type === 'MembershipReceived');
  };

  it('goes to the applicant once the application is confirmed, and not before', async () => {
    const id = await apply();
    expect(await receiptsOf(id)).toEqual([]);
    const [token = ''] = Object.values(await tokensOf(id));
    await confirmByToken(visitor(), token);
    await confirmByToken(visitor(), token);
    const receipts = await receiptsOf(id);
    expect(receipts).toHaveLength(1);
    expect(receipts[0] && openContent(receipts[0]).text).toContain('dein');
  });

  it('goes to each guardian of a minor when they agree', async () => {
    const id = await apply({ birthDate: '2015-05-01', guardians });
    const asked = await inClub(tx => tx.select().from(mails).where(eq(mails.submissionId, id)));
    expect(asked.map(({ subject }) => subject)).toEqual(
      Array(2).fill(expect.stringMatching(/^(Ada|Bo): Bitte stimme dem Mitgliedsantrag von/)),
    );
    expect(asked[0] && openContent(asked[0]).text).toContain('minderjährig');
    const tokens = await tokensOf(id);
    await confirmByToken(visitor(), tokens['ada@example.org'] ?? '');
    expect((await receiptsOf(id)).map(({ toAddress }) => toAddress)).toEqual(['ada@example.org']);
    await confirmByToken(visitor(), tokens['bo@example.org'] ?? '');
    const receipts = await receiptsOf(id);
    expect(receipts.map(({ toAddress }) => toAddress)).toEqual(['ada@example.org', 'bo@example.org']);
  });
});
