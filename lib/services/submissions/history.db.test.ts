import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '@/lib/platform/context';
import type { SubmissionKind } from '@/lib/rules/enums';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import {
  makeApiKey,
  makeApplication,
  makeCancellation,
  makeFullApplication,
  makeUser,
  refusalOf,
  staffOf,
  unknownIds,
} from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub, summer } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { callApi } from '@/testing/http/call-api';
import { confirmSubmission } from './confirm/confirm';
import { acceptSubmission } from './decide/accept';
import { getSubmission } from './get';
import { getHistory } from './history';
import { patchCancellation } from './patch/patch-cancellation';
import { patchMembership } from './patch/patch-membership';
import { recordHistory } from './record-history';

let database: TestDatabase;
let club: OfferingClub;
let other: OfferingClub;
let clerk: Ctx;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  other = await makeOfferingClub(database.db);
  clerk = await staffOf(club, 'Clerk');
});
afterAll(() => database.close());

const historyOf = (ctx: Ctx, id: string, page: { limit?: number; cursor?: string } = {}) =>
  getHistory(ctx, { kind: 'Membership', id, limit: 50, ...page });

describe('the history of concurrent changes', () => {
  it('has the order and the time in which they happen, not in which they were requested', async () => {
    const id = await makeApplication(club);
    const at = (ms: number) => new Date(club.ctx.now.getTime() + ms);
    const city = (ctx: Ctx, name: string) =>
      patchMembership(ctx, { id, patch: { city: name }, precondition: null });
    await city({ ...clerk, now: at(2000), clock: () => at(3000) }, 'Zweite');
    await city({ ...clerk, now: at(1000), clock: () => at(4000) }, 'Dritte');
    const { items } = await historyOf(clerk, id);
    expect(items.slice(0, 2).map(entry => [entry.newValue, entry.at])).toEqual([
      ['Dritte', at(4000).toISOString()],
      ['Zweite', at(3000).toISOString()],
    ]);
  });

  it('takes the time of a request after its wait for the lock', async () => {
    const id = await makeApplication(club);
    const key = await makeApiKey(club, 'Clerk');
    const call = { method: 'PATCH', path: `/submits/memberships/${id}`, token: key, body: { city: 'Trier' } };
    let answer: Promise<Response> | undefined;
    const countWaiting = () =>
      database.asOwner(async sql => {
        const waiting = await sql`select 1 from pg_stat_activity
          where wait_event_type = 'Lock' and datname = current_database()`;
        return waiting.length;
      });
    const released = await database.asOwner(owner =>
      owner.begin(async sql => {
        await sql`select 1 from submissions where id = ${id} for update`;
        answer = callApi(call);
        await expect.poll(countWaiting, { timeout: 20_000 }).toBe(1);
        return new Date();
      }),
    );
    expect((await answer)?.status).toBe(204);
    const [entry] = (await historyOf(clerk, id)).items;
    expect(new Date(entry?.at ?? 0).getTime()).toBeGreaterThanOrEqual(released.getTime());
  });
});

describe('the history of side effects of a change or a decision', () => {
  const changesOf = async (kind: SubmissionKind, id: string) =>
    (await getHistory(clerk, { kind, id, limit: 50 })).items
      .filter(({ type }) => type === 'Updated')
      .map(({ property, oldValue, newValue }) => [property, oldValue, newValue]);

  it('contains the scope, the lists and the end date of a cancellation', async () => {
    const id = await makeCancellation(club);
    const end = async () => {
      const read = await getSubmission(clerk, 'Cancellation', id);
      return read.kind === 'Cancellation' ? read.effectiveDate : null;
    };
    const first = await end();
    const departmentIds = [club.football.id];
    await patchCancellation(clerk, { id, patch: { departmentIds }, precondition: null });
    expect(await changesOf('Cancellation', id)).toEqual([
      ['departmentIds', null, JSON.stringify(departmentIds)],
      ['scope', 'Membership', 'Departments'],
    ]);
    const wishedDate = `${Number(first?.slice(0, 4)) + 1}-12-31`;
    await patchCancellation(clerk, { id, patch: { wishedDate }, precondition: null });
    expect((await changesOf('Cancellation', id)).slice(0, 2)).toEqual([
      ['wishedDate', null, wishedDate],
      ['effectiveDate', first, await end()],
    ]);
    await patchCancellation(clerk, { id, patch: { scope: 'Membership' }, precondition: null });
    expect((await changesOf('Cancellation', id)).slice(0, 2)).toEqual([
      ['scope', 'Departments', 'Membership'],
      ['departmentIds', JSON.stringify(departmentIds), null],
    ]);
  });

  it('contains the masked account and the mandate that are removed with direct debit', async () => {
    const id = await makeFullApplication(club);
    const before = await getSubmission(clerk, 'Membership', id);
    const reference = before.kind === 'Membership' ? (before.mandate?.reference ?? '') : '';
    await patchMembership(clerk, { id, patch: { paymentMethod: 'OnAccount' }, precondition: null });
    expect(await changesOf('Membership', id)).toEqual([
      ['paymentMethod', 'SepaDirectDebit', 'OnAccount'],
      ['mandate', reference, null],
      ['iban', 'DE** **** 3000', null],
    ]);
    const viewer = await staffOf(club, 'Viewer');
    expect(JSON.stringify(await historyOf(viewer, id))).not.toContain('3000');
  });

  it('contains the entry date and the member number set by accept', async () => {
    const id = await makeApplication(club);
    await confirmSubmission(clerk, { kind: 'Membership', id });
    const read = await getSubmission(clerk, 'Membership', id);
    const entryDate = read.kind === 'Membership' ? read.entryDate : '';
    await acceptSubmission(clerk, { id, sendEmail: false, entryDate: '2026-09-01', memberNumber: ' 4711 ' });
    expect(await changesOf('Membership', id)).toEqual([
      ['memberNumber', null, '4711'],
      ['entryDate', entryDate, '2026-09-01'],
    ]);
    const [latest] = (await historyOf(clerk, id)).items;
    expect(latest?.type).toBe('Accepted');
  });
});

describe('getHistory', () => {
  it('lists entries newest first, with action, time and actor', async () => {
    const id = await makeApplication(club);
    const ctx = {
      ...clerk,
      now: new Date(summer.getTime() + 60_000),
      actor: await makeUser(club, 'Clerk', 'Carl'),
    };
    await confirmSubmission(ctx, { kind: 'Membership', id });
    const { items, totalCount, nextCursor } = await historyOf(clerk, id);
    expect({ totalCount, nextCursor }).toEqual({ totalCount: 3, nextCursor: null });
    expect(items.map(({ type }) => type)).toEqual(['Confirmed', 'ConfirmationSent', 'Created']);
    expect(items[0]).toMatchObject({
      at: ctx.now.toISOString(),
      actor: { kind: 'User', id: ctx.actor.id, name: 'Carl Clerk' },
    });
    expect(items[2]).toMatchObject({
      at: summer.toISOString(),
      actor: { kind: 'Member', id: null, name: null },
    });
  });

  it('shows bank data to a Clerk, and to a Viewer only that it changed', async () => {
    const id = await makeFullApplication(club);
    await patchMembership(clerk, { id, patch: { iban: 'DE02120300000000202051' }, precondition: null });
    await patchMembership(clerk, { id, patch: { city: 'Bonn' }, precondition: null });
    const [city, iban] = (await historyOf(clerk, id)).items;
    expect(iban).toMatchObject({
      property: 'iban',
      oldValue: 'DE89370400440532013000',
      newValue: 'DE02120300000000202051',
    });
    expect(city).toMatchObject({ property: 'city', oldValue: 'Köln', newValue: 'Bonn' });
    const [shownCity, shownIban] = (await historyOf(await staffOf(club, 'Viewer'), id)).items;
    expect(shownIban).toMatchObject({ property: 'iban', oldValue: '***', newValue: '***' });
    expect(shownCity).toMatchObject({ oldValue: 'Köln', newValue: 'Bonn' });
    const stored = await database.asOwner(
      sql => sql`select * from submission_history where submission_id = ${id} and property = 'iban'`,
    );
    expect(JSON.stringify(stored)).not.toMatch(/202051|370400440532/);
  });

  it('has pages that show every entry once, also entries with equal times', async () => {
    const id = await makeApplication(club);
    await withClub(clerk, async tx => {
      for (let index = 0; index < 23; index += 1) {
        const ctx = { ...clerk, now: new Date(summer.getTime() + Math.floor(index / 7) * 1000) };
        await recordHistory(tx, ctx, id, { type: 'Updated', property: `p${index}` });
      }
    });
    const seen: string[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page = await historyOf(clerk, id, { limit: 4, ...(cursor ? { cursor } : {}) });
      expect(page.totalCount).toBe(25);
      seen.push(...page.items.map(entry => entry.id));
      cursor = page.nextCursor;
    }
    expect(seen).toHaveLength(25);
    expect(new Set(seen).size).toBe(25);
  });

  it('answers 404 for ids of another club or kind, 400 for a wrong cursor', async () => {
    const id = await makeApplication(club);
    for (const unknown of [...unknownIds, await makeApplication(other)]) {
      expect((await refusalOf(historyOf(clerk, unknown))).code).toBe('not-found');
    }
    const asChange = getHistory(clerk, { kind: 'Change', id, limit: 50 });
    expect((await refusalOf(asChange)).code).toBe('not-found');
    expect((await refusalOf(historyOf(clerk, id, { cursor: 'nonsense' }))).code).toBe('bad-query');
  });
});
