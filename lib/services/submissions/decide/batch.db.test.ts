import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submissionMemberships, submissions } from '@/db/schema/submissions';
import { BatchRequest } from '@/lib/contracts/submissions/batch';
import type { Ctx } from '@/lib/platform/context';
import { today } from '@/lib/rules/dates/calendar';
import { getSubmission } from '@/lib/services/submissions/get';
import { countSubmissions, listSubmissionIds } from '@/lib/services/submissions/list/list';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import {
  makeApplication,
  makeCancellation,
  makeUser,
  refusalOf,
  staffOf,
  tracesOf,
} from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub, summer } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { acceptSubmission } from './accept';
import { getAssignment } from './assign';
import { previewSubmissionBatch } from './preview-batch';
import { runSubmissionBatch } from './run-batch';

let database: TestDatabase;
let club: OfferingClub;
let other: OfferingClub;
let clerk: Ctx;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db, { needConfirmation: false });
  other = await makeOfferingClub(database.db, { needConfirmation: false });
  clerk = await staffOf(club, 'Clerk', new Date(summer.getTime() + 3_600_000));
});
afterAll(() => database.close());

const nobody = '019a0000-0000-7000-8000-00000000dead';
const traces = (id: string) => tracesOf(database, club, id);

async function run(given: Record<string, unknown>): Promise<string[]> {
  const { items } = await runSubmissionBatch(clerk, BatchRequest.parse(given));
  return items.map(({ outcome }) => outcome);
}

describe('runSubmissionBatch', () => {
  it('accepts each with its own history, event and mail, and reports those that could not be accepted', async () => {
    const ids = [await makeApplication(club), await makeApplication(club)];
    const [denied, unconfirmed] = [await makeApplication(club), await makeCancellation(club)];
    const foreign = await makeApplication(other);
    await run({ action: 'Deny', ids: [denied] });
    const all = [...ids, denied, unconfirmed, foreign, nobody];
    const outcomes = await run({ action: 'Accept', ids: all, message: 'Willkommen' });
    expect(outcomes).toEqual(['Done', 'Done', 'Impossible', 'Impossible', 'NotFound', 'NotFound']);
    for (const id of ids) {
      const { history, events, mails } = await traces(id);
      expect([history.at(-1), events.at(-1), mails.at(-1)]).toEqual([
        'Accepted',
        'ApplicationAccepted',
        'MembershipAccepted',
      ]);
      expect(await getSubmission(clerk, 'Membership', id)).toMatchObject({ decisionMessage: 'Willkommen' });
    }
    expect((await traces(denied)).history.at(-1)).toBe('Rejected');
  });

  it('does not accept an application whose entry date is no longer possible, which accepting one can replace', async () => {
    const late = { ...clerk, now: new Date(clerk.now.getTime() + 800 * 86_400_000) };
    const [old, recent] = [await makeApplication(club), await makeApplication(club, {}, { now: late.now })];
    await withClub(late, tx =>
      tx
        .update(submissionMemberships)
        .set({ entryDate: today('Europe/Berlin', late.now) })
        .where(eq(submissionMemberships.submissionId, recent)),
    );
    const before = await traces(old);
    const ids = [old, recent];
    expect(await previewSubmissionBatch(late, { action: 'Accept', ids })).toMatchObject({
      ids: [recent],
      possible: 1,
      impossible: 1,
    });
    expect(await previewSubmissionBatch(late, { action: 'Deny', ids })).toMatchObject({ possible: 2 });
    const { items } = await runSubmissionBatch(late, BatchRequest.parse({ action: 'Accept', ids }));
    expect(items.map(({ outcome }) => outcome)).toEqual(['Impossible', 'Done']);
    expect(await traces(old)).toEqual(before);
  });

  it('fails if the next membership number is taken', async () => {
    const counting = await makeOfferingClub(database.db, { needConfirmation: false });
    const staff = await staffOf(counting, 'Clerk', clerk.now);
    // The first one has more digits than are counted, so it follows the second one.
    for (const [seconds, memberNumber] of ['1000000000000000', '999999999999999'].entries()) {
      const ctx = { ...staff, now: new Date(clerk.now.getTime() + 1_000 * seconds) };
      await acceptSubmission(ctx, { id: await makeApplication(counting), sendEmail: false, memberNumber });
    }
    const request = { action: 'Accept', ids: [await makeApplication(counting)], assignMemberNumbers: true };
    const { items } = await runSubmissionBatch(staff, BatchRequest.parse(request));
    expect(items).toMatchObject([{ outcome: 'Failed' }]);
  });

  it('changes nothing when it is sent again, and handles an id that is named twice once', async () => {
    const id = await makeApplication(club);
    expect(await run({ action: 'Deny', ids: [id, id.toUpperCase()], message: 'Voll' })).toEqual(['Done']);
    const before = await traces(id);
    expect(await run({ action: 'Deny', ids: [id], message: 'Voll' })).toEqual(['Already']);
    expect(await traces(id)).toEqual(before);
  });

  it('assigns each to one user or to nobody, in every state, and sends no mail', async () => {
    const ids = [await makeApplication(club), await makeApplication(club)];
    await run({ action: 'Deny', ids: [ids[0]] });
    const before = await Promise.all(ids.map(traces));
    const assignee = await makeUser(club, 'Clerk', 'Berta');
    const named = async () =>
      Promise.all(ids.map(async id => (await getAssignment(clerk, id)).assignee?.id ?? null));
    expect(await run({ action: 'Assign', ids: [...ids, nobody], assigneeId: assignee.id })).toEqual([
      ...['Done', 'Done', 'NotFound'],
    ]);
    expect(await named()).toEqual([assignee.id, assignee.id]);
    expect(await Promise.all(ids.map(traces))).toEqual(before);
    const stranger = await makeUser(other, 'Clerk', 'Fremd');
    for (const wrong of [{ assigneeId: stranger.id }, {}]) {
      expect((await refusalOf(run({ action: 'Assign', ids, ...wrong }))).code).toBe('validation');
    }
    expect(await run({ action: 'Assign', ids, assigneeId: null })).toEqual(['Done', 'Done']);
    expect(await named()).toEqual([null, null]);
  });

  it('sends no mail with sendEmail false', async () => {
    const id = await makeApplication(club);
    const before = await traces(id);
    expect(await run({ action: 'Accept', ids: [id], sendEmail: false })).toEqual(['Done']);
    expect((await traces(id)).mails).toEqual(before.mails);
  });

  it('sends the confirmation mail again, at most once a minute', async () => {
    const [id, ready] = [await makeCancellation(club), await makeApplication(club)];
    const request = { action: 'ResendConfirmation', ids: [id, ready] };
    expect(await run(request)).toEqual(['Done', 'Impossible']);
    expect(await run(request)).toEqual(['TooSoon', 'Impossible']);
    expect((await traces(id)).history).toContain('ConfirmationResent');
  });

  it('deletes submissions of every kind', async () => {
    const ids = [await makeApplication(club), await makeCancellation(club)];
    expect(await run({ action: 'Delete', ids })).toEqual(['Done', 'Done']);
    expect(await run({ action: 'Delete', ids })).toEqual(['NotFound', 'NotFound']);
  });
});

describe('previewSubmissionBatch', () => {
  it('counts possible submissions and mails, for ids and for a filter', async () => {
    const seen = await makeOfferingClub(database.db, { needConfirmation: false });
    const ctx = await staffOf(seen, 'Clerk', clerk.now);
    const ready = [await makeApplication(seen), await makeApplication(seen, { lastName: 'Zander' })];
    const unconfirmed = await makeCancellation(seen);
    const all = [...ready, unconfirmed];
    const preview = (given: object) => previewSubmissionBatch(ctx, { action: 'Accept', ...given });
    expect(await preview({ ids: [...all, nobody, nobody] })).toEqual({
      ids: ready,
      possible: 2,
      impossible: 2,
      mails: 2,
      locales: ['de'],
      exports: [],
    });
    expect(await preview({})).toMatchObject({ possible: 2, impossible: 1 });
    expect(await preview({ filter: { q: 'zander' } })).toMatchObject({ ids: [ready[1]], impossible: 0 });
    expect(await preview({ action: 'ResendConfirmation' })).toMatchObject({ ids: [unconfirmed] });
    for (const action of ['Delete', 'Assign']) {
      expect(await preview({ action })).toMatchObject({ possible: 3, mails: 0 });
    }
    expect(await refusalOf(preview({ ids: all, filter: {} }))).toMatchObject({ code: 'validation' });
    expect(await preview({ ids: [await makeApplication(other)] })).toMatchObject({
      possible: 0,
      impossible: 1,
    });
  });

  it('filters by who must act next, like the list', async () => {
    const seen = await makeOfferingClub(database.db, { needConfirmation: false });
    const ctx = await staffOf(seen, 'Clerk', clerk.now);
    const [ready, cancellation] = [await makeApplication(seen), await makeCancellation(seen)];
    const unconfirmed = await makeApplication(seen);
    await withClub(ctx, tx =>
      tx.update(submissions).set({ needsConfirmation: true }).where(eq(submissions.id, unconfirmed)),
    );
    const idsOf = async (awaits: 'Decision' | 'Confirmation') =>
      (await listSubmissionIds(ctx, { awaits })).map(({ id }) => id);
    // A cancellation counts as received at once, also without a confirmation.
    expect(await idsOf('Decision')).toEqual([ready, cancellation]);
    expect(await idsOf('Confirmation')).toEqual([unconfirmed]);
    expect(await countSubmissions(ctx)).toMatchObject({ waiting: 2, unconfirmed: 1 });
    expect(await countSubmissions(ctx, { q: 'nobody' })).toMatchObject({ waiting: 0, unconfirmed: 0 });
  });
});
