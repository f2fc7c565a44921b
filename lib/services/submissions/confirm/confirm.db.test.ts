import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '@/lib/platform/context';
import { submissionKinds } from '@/lib/rules/enums';
import { acceptSubmission } from '@/lib/services/submissions/decide/accept';
import { denySubmission } from '@/lib/services/submissions/decide/deny';
import { getSubmission } from '@/lib/services/submissions/get';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import {
  makeApplication,
  makeCancellation,
  makeChangeRequest,
  makeMinorApplication,
  makeSubmission,
  refusalOf,
  staffOf,
  tracesOf,
  unknownIds,
} from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub, summer } from '@/testing/db/offering-club';
import { confirmSubmission } from './confirm';
import { resendConfirmation } from './resend-confirmation';

let database: TestDatabase;
let club: OfferingClub;
let direct: OfferingClub;
let clerk: Ctx;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  direct = await makeOfferingClub(database.db, { needConfirmation: false });
  clerk = await staffOf(club, 'Clerk');
});
afterAll(() => database.close());

const later = (ctx: Ctx, ms: number): Ctx => ({ ...ctx, now: new Date(summer.getTime() + ms) });

describe('confirmSubmission', () => {
  it.each(submissionKinds)('confirms a %s with history and event, once', async kind => {
    const id = await makeSubmission(club, kind);
    const ctx = later(clerk, 5_000);
    await confirmSubmission(ctx, { kind, id });
    const after = await tracesOf(database, club, id);
    expect(after.history.at(-1)).toBe('Confirmed');
    expect(after.events.at(-1)).toBe('EmailConfirmed');
    expect(await getSubmission(ctx, kind, id)).toMatchObject({
      state: 'Confirmed',
      confirmedAt: ctx.now.toISOString(),
      version: 2,
    });

    await confirmSubmission(later(clerk, 60_000), { kind, id });
    expect(await tracesOf(database, club, id)).toEqual(after);
    expect(await getSubmission(ctx, kind, id)).toMatchObject({
      confirmedAt: ctx.now.toISOString(),
      version: 2,
    });
  });

  it('confirms once under many parallel requests', async () => {
    const id = await makeApplication(club);
    await Promise.all(Array.from({ length: 20 }, () => confirmSubmission(clerk, { kind: 'Membership', id })));
    const { history } = await tracesOf(database, club, id);
    expect(history.filter(type => type === 'Confirmed')).toHaveLength(1);
  });

  it('answers 409 if no confirmation is needed or the submission is decided', async () => {
    const ctx = await staffOf(direct, 'Clerk');
    const ready = await makeApplication(direct);
    const accepted = await makeApplication(direct);
    await acceptSubmission(ctx, { id: accepted, sendEmail: false });
    const rejected = await makeApplication(direct);
    await denySubmission(ctx, { id: rejected, sendEmail: false });
    for (const id of [ready, accepted, rejected]) {
      for (const verb of [confirmSubmission, resendConfirmation]) {
        expect((await refusalOf(verb(ctx, { kind: 'Membership', id }))).code).toBe('state-conflict');
      }
    }
  });

  it('answers 404 for ids that are unknown, malformed, foreign or of another kind', async () => {
    const foreign = await makeApplication(direct);
    const change = await makeChangeRequest(club);
    for (const id of [...unknownIds, foreign, change]) {
      for (const verb of [confirmSubmission, resendConfirmation]) {
        expect((await refusalOf(verb(clerk, { kind: 'Membership', id }))).code).toBe('not-found');
      }
    }
  });
});

describe('resendConfirmation', () => {
  it('sends a new link with history and mail', async () => {
    const id = await makeApplication(club);
    const before = await tracesOf(database, club, id);
    await resendConfirmation(later(clerk, 60_000), { kind: 'Membership', id });
    const after = await tracesOf(database, club, id);
    expect(after.history.slice(before.history.length)).toEqual(['ConfirmationResent']);
    expect(after.mails.slice(before.mails.length)).toEqual(['MembershipConfirmation']);
    expect(after.events).toEqual(before.events);
  });

  async function expectGuardiansAskedAgain(id: string) {
    const before = await tracesOf(database, club, id);
    await resendConfirmation(later(clerk, 60_000), { kind: 'Membership', id });
    const after = await tracesOf(database, club, id);
    expect(after.mailTo.slice(before.mailTo.length).sort()).toEqual([
      'gerda@example.org',
      'gert@example.org',
    ]);
    expect(after.history.slice(before.history.length)).toEqual(['ConfirmationResent']);
  }

  it('writes to each guardian of a minor', async () => {
    const id = await makeMinorApplication(club);
    await expectGuardiansAskedAgain(id);
  });

  it('writes to the guardians who have not agreed to an application that staff confirmed', async () => {
    const id = await makeMinorApplication(club);
    await confirmSubmission(clerk, { kind: 'Membership', id });
    await expectGuardiansAskedAgain(id);
    await acceptSubmission(clerk, { id, sendEmail: false });
    const late = await refusalOf(resendConfirmation(later(clerk, 180_000), { kind: 'Membership', id }));
    expect(late.code).toBe('state-conflict');
  });

  it('sends at most once a minute, and says when the next one is possible', async () => {
    const id = await makeCancellation(club);
    const early = await refusalOf(resendConfirmation(later(clerk, 59_000), { kind: 'Cancellation', id }));
    expect(early).toMatchObject({ code: 'too-soon', headers: { 'Retry-After': '1' } });
    await resendConfirmation(later(clerk, 60_000), { kind: 'Cancellation', id });
    const again = await refusalOf(resendConfirmation(later(clerk, 61_000), { kind: 'Cancellation', id }));
    expect(again).toMatchObject({ code: 'too-soon', headers: { 'Retry-After': '59' } });
  });

  it('sends one mail under many parallel requests', async () => {
    const id = await makeApplication(club);
    const ctx = later(clerk, 120_000);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => resendConfirmation(ctx, { kind: 'Membership', id })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('answers 409 once the applicant or staff have confirmed for an adult', async () => {
    const id = await makeApplication(club);
    await confirmSubmission(clerk, { kind: 'Membership', id });
    const work = resendConfirmation(later(clerk, 120_000), { kind: 'Membership', id });
    expect((await refusalOf(work)).code).toBe('state-conflict');
  });
});
