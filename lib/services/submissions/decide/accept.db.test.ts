import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withClub } from '@/db/client';
import { mails } from '@/db/schema/mail';
import { MembershipSubmission } from '@/lib/contracts/submissions/submissions';
import { openContent } from '@/lib/mail/mail-content';
import type { Ctx } from '@/lib/platform/context';
import { type SubmissionKind, submissionKinds } from '@/lib/rules/enums';
import { confirmSubmission } from '@/lib/services/submissions/confirm/confirm';
import { getSubmission } from '@/lib/services/submissions/get';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import {
  makeApplication,
  makeCancellation,
  makeChangeRequest,
  refusalOf,
  staffOf,
  tracesOf,
  unknownIds,
} from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub, summer } from '@/testing/db/offering-club';
import { acceptSubmission } from './accept';
import { denySubmission } from './deny';

let database: TestDatabase;
let club: OfferingClub;
let other: OfferingClub;
let clerk: Ctx;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db, { needConfirmation: false });
  other = await makeOfferingClub(database.db);
  clerk = await staffOf(club, 'Clerk', new Date(summer.getTime() + 3_600_000));
});
afterAll(() => database.close());

/** A submission that staff can decide. */
async function makeReady(kind: SubmissionKind): Promise<string> {
  if (kind === 'Membership') return makeApplication(club);
  const id = await (kind === 'Change' ? makeChangeRequest(club) : makeCancellation(club));
  const { needsConfirmation } = await getSubmission(clerk, kind, id);
  if (needsConfirmation) await confirmSubmission(clerk, { kind, id });
  return id;
}

const traces = (id: string) => tracesOf(database, club, id);

describe('acceptSubmission', () => {
  it.each(submissionKinds)('accepts a %s with one history entry, one event and one mail', async kind => {
    const id = await makeReady(kind);
    const before = await traces(id);
    await acceptSubmission(clerk, { id, message: 'Welcome aboard', sendEmail: true });
    const after = await traces(id);
    expect(after.history.slice(before.history.length)).toEqual(['Accepted']);
    expect(after.events.slice(before.events.length)).toEqual(['ApplicationAccepted']);
    expect(after.mails.slice(before.mails.length)).toEqual([`${kind}Accepted`]);
    expect(after.mailTo.at(-1)).toBe('aenne@example.org');
    expect(after.queuedMails).toBe(before.queuedMails + 1);
    expect(after.lastEvent).toEqual({
      clubId: club.clubId,
      submission: expect.objectContaining({
        id,
        kind,
        state: 'Accepted',
        decidedAt: clerk.now.toISOString(),
      }),
    });
    expect(JSON.stringify(after.lastEvent)).not.toMatch(/1990-|iban/i);
    expect(await getSubmission(clerk, kind, id)).toMatchObject({
      ...{ state: 'Accepted', decidedAt: clerk.now.toISOString(), decisionMessage: 'Welcome aboard' },
    });
  });

  it('sends no mail with sendEmail false', async () => {
    const id = await makeReady('Membership');
    const before = await traces(id);
    await acceptSubmission(clerk, { id, sendEmail: false });
    expect((await traces(id)).mails).toEqual(before.mails);
  });

  it('names message, tariff and price in the mail to the member', async () => {
    const id = await makeReady('Membership');
    await acceptSubmission(clerk, {
      id,
      message: 'Training ist <b>dienstags</b>',
      sendEmail: true,
      entryDate: '2026-08-01',
    });
    const [mail] = await withClub(club.ctx, tx =>
      tx.select().from(mails).where(eq(mails.submissionId, id)).orderBy(mails.createdAt, mails.id),
    ).then(rows => rows.filter(({ type }) => type === 'MembershipAccepted'));
    if (!mail) throw new Error('no mail');
    const { text, html } = openContent(mail);
    expect(text).toContain('Training ist <b>dienstags</b>');
    expect(html).not.toContain('<b>dienstags</b>');
    expect(text).toContain('Erwachsene');
    expect(text).toContain('01.08.2026');
  });

  it('stores member number and entry date, and does not change the quoted price', async () => {
    const id = await makeReady('Membership');
    const { price } = MembershipSubmission.parse(await getSubmission(clerk, 'Membership', id));
    await acceptSubmission(clerk, { id, sendEmail: false, memberNumber: ' 4711 ', entryDate: '2026-08-01' });
    expect(await getSubmission(clerk, 'Membership', id)).toMatchObject({
      ...{ memberNumber: '4711', entryDate: '2026-08-01', price },
    });
  });

  it.each([
    ['2028-07-02', 'dateRange'],
    ['2025-06-30', 'dateRange'],
    ['0000-01-01', 'dateInvalid'],
  ])('refuses the entry date %s and changes nothing', async (entryDate, key) => {
    const id = await makeReady('Membership');
    const refusal = await refusalOf(acceptSubmission(clerk, { id, sendEmail: true, entryDate }));
    expect(refusal).toMatchObject({ code: 'validation', violations: [{ path: 'entryDate', key }] });
    expect(await getSubmission(clerk, 'Membership', id)).toMatchObject({ state: 'New', version: 1 });
  });

  it.each(['Change', 'Cancellation'] as const)('refuses an entry date for a %s', async kind => {
    const id = await makeReady(kind);
    const refusal = await refusalOf(
      acceptSubmission(clerk, { id, sendEmail: true, entryDate: '2026-08-01' }),
    );
    expect(refusal.violations).toEqual([{ path: 'entryDate', key: 'unknownMember' }]);
  });

  it('refuses a submission whose required confirmation is missing', async () => {
    const id = await makeApplication(other);
    const ctx = await staffOf(other, 'Clerk');
    expect((await refusalOf(acceptSubmission(ctx, { id, sendEmail: true }))).code).toBe('state-conflict');
    await confirmSubmission(ctx, { kind: 'Membership', id });
    await acceptSubmission(ctx, { id, sendEmail: true });
    expect(await getSubmission(ctx, 'Membership', id)).toMatchObject({ state: 'Accepted' });
  });
});

describe('denySubmission', () => {
  it.each(submissionKinds)('rejects a %s with one history entry, one event and one mail', async kind => {
    const id = await makeReady(kind);
    const before = await traces(id);
    await denySubmission(clerk, { id, reason: 'No place left', sendEmail: true });
    const after = await traces(id);
    expect(after.history.slice(before.history.length)).toEqual(['Rejected']);
    expect(after.events.slice(before.events.length)).toEqual(['ApplicationRejected']);
    expect(after.mails.slice(before.mails.length)).toEqual([`${kind}Rejected`]);
    expect(await getSubmission(clerk, kind, id)).toMatchObject({
      state: 'Rejected',
      decisionMessage: 'No place left',
    });
  });

  it('rejects an unconfirmed submission', async () => {
    const id = await makeApplication(other);
    const ctx = await staffOf(other, 'Clerk');
    await denySubmission(ctx, { id, sendEmail: false });
    expect(await getSubmission(ctx, 'Membership', id)).toMatchObject({
      state: 'Rejected',
      decisionMessage: null,
    });
  });
});

describe('deciding', () => {
  it.each([
    ['accept', (ctx: Ctx, id: string) => acceptSubmission(ctx, { id, sendEmail: true })],
    ['deny', (ctx: Ctx, id: string) => denySubmission(ctx, { id, sendEmail: true })],
  ] as const)('%s: 409 once decided, 404 for ids that are not of the club', async (_verb, decide) => {
    const accepted = await makeReady('Membership');
    await acceptSubmission(clerk, { id: accepted, sendEmail: false });
    const rejected = await makeReady('Membership');
    await denySubmission(clerk, { id: rejected, sendEmail: false });
    for (const id of [accepted, rejected]) {
      expect((await refusalOf(decide(clerk, id))).code).toBe('state-conflict');
    }
    for (const id of [...unknownIds, await makeApplication(other)]) {
      expect((await refusalOf(decide(clerk, id))).code).toBe('not-found');
    }
  });

  it('applies exactly one of 100 parallel decisions', async () => {
    const id = await makeReady('Membership');
    const before = await traces(id);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) =>
        index % 2 === 0
          ? acceptSubmission(clerk, { id, sendEmail: true })
          : denySubmission(clerk, { id, sendEmail: true }),
      ),
    );
    const lost = outcomes.filter(outcome => outcome.status === 'rejected');
    expect(lost).toHaveLength(99);
    for (const { reason } of lost) expect(reason).toMatchObject({ code: 'state-conflict' });
    const after = await traces(id);
    expect(after.history).toHaveLength(before.history.length + 1);
    expect(after.events).toHaveLength(before.events.length + 1);
    expect(after.mails).toHaveLength(before.mails.length + 1);
  });
});
