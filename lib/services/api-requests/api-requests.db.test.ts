import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { processConnection } from '@/db/client';
import { forgetPrincipals } from '@/lib/auth/remembered-principals';
import { ApiRequestQuery } from '@/lib/contracts/api-requests';
import type { Ctx } from '@/lib/platform/context';
import { apiRequestsDropped } from '@/lib/platform/metrics';
import { createApiKey } from '@/lib/services/api-keys/create';
import { revokeApiKey } from '@/lib/services/api-keys/revoke';
import { nightlyTasks } from '@/lib/services/nightly/tasks';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeApplication, refusalOf, staffOf, unknownIds } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { callApi } from '@/testing/http/call-api';
import { listApiRequests } from './list';
import { flushApiRequests, recordApiRequest } from './record';

const dayMs = 24 * 3_600_000;
let database: TestDatabase;
let club: OfferingClub;
let admin: Ctx;
let key: { readonly id: string; readonly key: string };

beforeAll(async () => {
  database = await testDatabase();
  process.env.RATE_LIMIT_SCALE = '1';
});
beforeEach(async () => {
  club = await makeOfferingClub(database.db);
  admin = await staffOf(club, 'Admin', new Date());
  key = await createApiKey(admin, { name: 'CRM', role: 'Clerk', expiresAt: null });
});
afterAll(() => database.close());

const read = (query: Record<string, string> = {}, ctx = admin) =>
  listApiRequests(ctx, { apiKeyId: key.id, ...ApiRequestQuery.parse(query) });
const written = async (query?: Record<string, string>) => {
  await flushApiRequests(processConnection().db);
  return read(query);
};
const call = (path: string, token = key.key, method = 'GET') =>
  callApi({ path, token, method, headers: { 'X-Request-Id': 'from-the-crm' } });
const request = (at = new Date(), changes: object = {}) => ({
  clubId: club.clubId,
  apiKeyId: key.id,
  at,
  method: 'GET',
  path: '/submits',
  status: 200,
  durationMs: 5,
  requestId: 'one',
  problem: null,
  ...changes,
});
const linesOf = ({ items }: Awaited<ReturnType<typeof read>>) =>
  items.map(({ method, path, status }) => `${method} ${path} ${status}`);

describe('the log of an API key', () => {
  it('has each request with its ids, status, time and request id, but neither query nor other parameters', async () => {
    const id = await makeApplication(club, {}, { now: new Date() });
    await call('/submits?q=Erika');
    await call(`/submits/memberships/${id}`);
    await call('/club/custom-fields/Erika');
    const log = await written();
    expect(linesOf(log)).toEqual([
      'GET /club/custom-fields/{internalName} 404',
      `GET /submits/memberships/${id} 200`,
      'GET /submits 200',
    ]);
    expect(log.items[0]).toMatchObject({ requestId: 'from-the-crm', durationMs: expect.any(Number) });
    expect(log.items.map(({ problem }) => problem)).toEqual(['not-found', null, null]);
    expect(log.totalCount).toBe(3);
    expect(JSON.stringify(log)).not.toContain('Erika');
  });

  it('has requests refused for the role, a revoked and an expired key', async () => {
    expect((await call('/club/settings/api-keys')).status).toBe(403);
    const soon = new Date(Date.now() + 60_000).toISOString();
    const other = await createApiKey(admin, { name: 'Alt', role: 'Viewer', expiresAt: soon });
    await database.asOwner(
      owner => owner`update api_keys set expires_at = now() - interval '1 hour' where id = ${other.id}`,
    );
    expect((await call('/club/info', other.key)).status).toBe(401);
    await revokeApiKey(admin, key.id);
    forgetPrincipals(processConnection().db);
    expect((await callApi({ path: '/club/info', token: key.key })).status).toBe(401);
    expect(linesOf(await written())).toEqual(['GET /club/info 401', 'GET /club/settings/api-keys 403']);
    expect(linesOf(await listApiRequests(admin, { apiKeyId: other.id, limit: 10 }))).toEqual([
      'GET /club/info 401',
    ]);
  });

  it('has requests beyond the limit', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => call('/submits')));
    const refused = answers.filter(({ status }) => status === 429).length;
    expect(refused).toBeGreaterThan(0);
    expect(await written({ result: 'Refused' })).toMatchObject({ totalCount: refused });
  });

  it('is paged newest first and filtered by status class and method, and has a cursor for the same filter only', async () => {
    const start = Date.now();
    for (let index = 0; index < 30; index += 1)
      recordApiRequest(
        processConnection().db,
        request(new Date(start + index), {
          status: index % 3 === 0 ? 500 : 201,
          method: index % 2 === 0 ? 'POST' : 'GET',
        }),
      );
    const first = await written({ limit: '20' });
    const second = await read({ limit: '20', cursor: first.nextCursor ?? '' });
    const times = [...first.items, ...second.items].map(({ at }) => Date.parse(at) - start);
    expect(times).toEqual(Array.from({ length: 30 }, (_, index) => 29 - index));
    expect(second.nextCursor).toBeNull();
    expect(await read({ result: 'Failed' })).toMatchObject({ totalCount: 10 });
    expect(await read({ result: 'Failed', method: 'POST' })).toMatchObject({ totalCount: 5 });
    expect(await read({ result: 'Redirected' })).toMatchObject({ items: [], totalCount: 0 });
    const misused = read({ result: 'Failed', cursor: first.nextCursor ?? '' });
    expect((await refusalOf(misused)).code).toBe('bad-query');
  });

  it('is never shown to another club, also not by the database', async () => {
    await call('/submits');
    await flushApiRequests(processConnection().db);
    const theirs = await makeOfferingClub(database.db);
    const stranger = await staffOf(theirs, 'Admin', new Date());
    expect((await refusalOf(read({}, stranger))).code).toBe('not-found');
    const count = (scope: OfferingClub) =>
      withClub(scope.ctx, tx => tx.execute(sql`select 1 from api_requests where api_key_id = ${key.id}`));
    expect(await count(theirs)).toHaveLength(0);
    expect(await count(club)).toHaveLength(1);
    const written = withClub(theirs.ctx, tx =>
      tx.execute(sql`insert into api_requests (club_id, api_key_id, id, at, method, path, status, duration_ms, request_id)
        values (${club.clubId}, ${key.id}, ${key.id}, now(), 'GET', '/submits', 200, 1, 'x')`),
    );
    await expect(written).rejects.toThrow();
    for (const apiKeyId of unknownIds)
      expect((await refusalOf(listApiRequests(admin, { apiKeyId, limit: 10 }))).code).toBe('not-found');
  });
});

describe('the waiting requests', () => {
  it('are written together, by no statement of the requests themselves', async () => {
    for (let index = 0; index < 25; index += 1) await call('/club/info');
    const rows = () =>
      database.asOwner(
        owner => owner`select xmin::text as transaction from api_requests where api_key_id = ${key.id}`,
      );
    expect(await rows()).toHaveLength(0);
    await flushApiRequests(processConnection().db);
    expect(await rows()).toHaveLength(25);
    expect(new Set((await rows()).map(({ transaction }) => transaction)).size).toBe(1);
  });

  it('are written within about a second without further requests', async () => {
    await call('/submits');
    await expect.poll(async () => (await read()).totalCount, { timeout: 5_000 }).toBe(1);
  });

  it('are at most 5,000: of 10,000 the oldest are dropped and counted', async () => {
    await flushApiRequests(processConnection().db);
    const dropped = async () => (await apiRequestsDropped.get()).values[0]?.value ?? 0;
    const before = await dropped();
    const start = Date.now();
    for (let index = 0; index < 10_000; index += 1)
      recordApiRequest(processConnection().db, request(new Date(start + index)));
    expect((await dropped()) - before).toBe(5_000);
    expect((await written()).totalCount).toBe(5_000);
    const [oldest] = await database.asOwner(
      owner => owner`select min(at) as at from api_requests where api_key_id = ${key.id}`,
    );
    expect(new Date(String(oldest?.at)).getTime()).toBeGreaterThanOrEqual(start + 5_000 - 1_000);
  });

  it('of a club that is gone are dropped, and those of others are written', async () => {
    recordApiRequest(processConnection().db, request(new Date(), { clubId: key.id }));
    recordApiRequest(processConnection().db, request());
    expect((await written()).totalCount).toBe(1);
  });
});

it('the nightly run removes requests older than seven days', async () => {
  for (const days of [8, 7.1, 6.9, 0])
    recordApiRequest(processConnection().db, request(new Date(admin.now.getTime() - days * dayMs)));
  await flushApiRequests(processConnection().db);
  const task = nightlyTasks.find(({ name }) => name === 'apiRequestsRemoved');
  expect(await task?.run({ ...admin, actor: { kind: 'System' } }, 100)).toBe(2);
  expect((await read()).totalCount).toBe(2);
});
