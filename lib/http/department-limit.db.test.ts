import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportJobs } from '@/db/schema/exports';
import { clubUsers } from '@/db/schema/users';
import type { Operation } from '@/lib/contracts/operation';
import { allOperations } from '@/lib/contracts/operations/all';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { type Described, describedOperations, readDocument } from '@/lib/http/openapi/described-operations';
import { openApiDocument } from '@/lib/http/openapi/openapi';
import { getMembership } from '@/lib/services/memberships/read';
import { updateMembership } from '@/lib/services/memberships/update';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import {
  makeApplication,
  makeCancellation,
  makeChangeRequest,
  makeFullApplication,
} from '@/testing/db/factories';
import { applicationTo } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { type ApiCall, callApi, callJson } from '@/testing/http/call-api';
import { documentedCall } from '@/testing/http/documented-call';
import { fill, parameters, placesOf, unknownValue } from '@/testing/http/records';
import { makeWalkClub, type SignedIn, signInAs, type WalkClub } from '@/testing/http/walk-club';

const operations = describedOperations(readDocument(openApiDocument('http://localhost:3000')));
const accessOf = new Map<string, Operation['access']>(
  allOperations.map(one => [one.operationId, one.access]),
);
const isOfClerk = ({ operationId }: Described) => {
  const access = accessOf.get(operationId);
  return access === 'PublicOrClerk' || (access && access !== 'Public' && isRoleAtLeast('Clerk', access));
};
/** Paths that name a submission, something of it, or an export of submissions. */
const namesSubmission = ({ path }: Described) =>
  /^\/submits\//.test(path) &&
  !/\/(views|formats)\//.test(path) &&
  placesOf(path).some(place => parameters[place]?.isOfClub);

let database: TestDatabase;
let club: WalkClub;
/** A clerk who is limited to a department that no submission names, and one of the department of most. */
let stranger: SignedIn;
let footballer: SignedIn;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeWalkClub(database);
  stranger = await signInAs(club, 'Clerk', [club.closed.id]);
  footballer = await signInAs(club, 'Clerk', [club.football.id]);
});
afterAll(() => database.close());

/** The problem of a refusal without the members that differ per request. */
async function saidBy(response: Response): Promise<unknown> {
  const { traceId: _traceId, instance: _instance, ...said } = await response.json();
  return said;
}

describe('a clerk who is limited to another department', () => {
  const attacked = operations.filter(isOfClerk).filter(namesSubmission);

  it('has more than forty operations to try', () => {
    expect(attacked.length).toBeGreaterThan(40);
  });

  it.each(attacked.map(one => [one.operationId, one] as const))(
    '%s answers as for a submission that does not exist',
    async (_, operation) => {
      const caller = { ...stranger, role: 'Clerk' as const };
      const { call, params } = await documentedCall(operation, club, caller);
      const response = await callApi(call);
      expect(response.status, await response.clone().text()).toBe(404);
      const [place = ''] = placesOf(operation.path);
      const unknown = { ...params, [place.replace(/.*\{|\}/g, '')]: unknownValue(place) };
      const other = await callApi({ ...call, path: fill(operation.path, unknown) });
      expect(await saidBy(other)).toEqual(await saidBy(response));
    },
  );

  const read = operations.filter(isOfClerk).filter(({ method }) => method === 'GET');

  it.each(read.map(one => [one.operationId, one] as const))(
    '%s contains nothing of a foreign submission',
    async (_, operation) => {
      const secret = await makeApplication(club, {
        firstName: 'Geheimrat',
        lastName: 'Verborgen',
        email: 'verborgen@example.org',
        street: 'Verborgenweg 1',
        city: 'Verborgenstadt',
      });
      const caller = { ...stranger, role: 'Clerk' as const };
      const response = await callApi((await documentedCall(operation, club, caller)).call);
      const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
      expect(text).not.toMatch(/verborgen|Geheimrat/i);
      expect(text).not.toContain(secret);
    },
  );

  it('finds nothing by any filter or search, counts nothing and reports nothing', async () => {
    await makeFullApplication(club);
    const get = async (path: string) => (await callJson({ path, token: stranger.token })).record;
    for (const q of ['Groß', 'DE89370400440532013000', '1990-02-28', '#1', 'TSV', '0228']) {
      expect([q, await get(`/submits?q=${encodeURIComponent(q)}`)]).toEqual([
        q,
        { items: [], nextCursor: null, totalCount: 0 },
      ]);
    }
    for (const filter of ['kind=Membership', `departmentId=${club.football.id}`, 'awaits=Decision']) {
      expect(await get(`/submits?${filter}`)).toMatchObject({ totalCount: 0 });
    }
    const counts = await get('/submits/counts');
    expect([counts.waiting, counts.unconfirmed]).toEqual([0, 0]);
    expect(counts.items.every(({ count }: { count: number }) => count === 0)).toBe(true);
    expect(await get('/dashboard/kpis')).toMatchObject({ newMemberships: { count: 0 }, recurringRevenue: 0 });
    expect(await get('/dashboard/popular-departments')).toEqual([]);
    expect(await get('/submits/exports')).toMatchObject({ items: [], totalCount: 0 });
  });

  it('exports nothing by filter, and cannot name a foreign submission', async () => {
    const id = await makeApplication(club);
    const post = (body: unknown) =>
      callJson({ method: 'POST', path: '/submits/exports/csv', token: stranger.token, body });
    expect(await post({})).toMatchObject({ status: 202, record: { total: 0 } });
    const named = await post({ ids: [id] });
    expect(named).toMatchObject({ status: 400, record: { errors: { 'ids[0]': [expect.any(String)] } } });
    const unknown = await post({ ids: ['019a0000-0000-7000-8000-000000000001'] });
    expect(named.record.errors).toEqual(unknown.record.errors);
  });

  it('decides nothing in a batch', async () => {
    const id = await makeApplication(club);
    const body = { action: 'Delete', ids: [id] };
    const call = { method: 'POST', path: '/submits/batch', token: stranger.token, body };
    expect((await callJson(call)).record).toEqual({ items: [{ id, outcome: 'NotFound' }] });
    expect(await callJson({ path: `/submits/memberships/${id}`, token: footballer.token })).toMatchObject({
      status: 200,
    });
  });
});

describe('a clerk who is limited to the department of a submission', () => {
  const processed = operations
    .filter(isOfClerk)
    .filter(namesSubmission)
    .filter(({ path }) => !/^\/submits\/(changes|cancellations|exports)\//.test(path));

  it.each(processed.map(one => [one.operationId, one] as const))('%s succeeds', async (_, operation) => {
    const { call } = await documentedCall(operation, club, { ...footballer, role: 'Clerk' });
    const response = await callApi(call);
    const success = Object.keys(operation.responses).find(status => status.startsWith('2'));
    expect(String(response.status)).toBe(success);
  });

  it('gets their own export, and no colleague with a smaller limit gets it', async () => {
    await makeApplication(club);
    const both = await signInAs(club, 'Clerk', [club.football.id, club.tennis.id]);
    const started = await callJson({
      method: 'POST',
      path: '/submits/exports/csv',
      body: {},
      token: both.token,
    });
    expect(started.record.total).toBeGreaterThan(0);
    const path = `/submits/exports/${started.record.id}`;
    expect((await callJson({ path, token: both.token })).status).toBe(200);
    expect((await callJson({ path, token: footballer.token })).status).toBe(404);
    const admin = await signInAs(club, 'Admin');
    expect((await callJson({ path, token: admin.token })).status).toBe(200);
    const [job] = await withClub(club.ctx, tx =>
      tx.select().from(exportJobs).where(eq(exportJobs.id, started.record.id)),
    );
    expect(job?.departmentIds).toEqual([club.football.id, club.tennis.id]);
  });

  it('cannot remove the last of their departments from a submission', async () => {
    const id = await makeApplication(club);
    const patch = (departmentIds: string[]): ApiCall => ({
      method: 'PATCH',
      path: `/submits/memberships/${id}`,
      token: footballer.token,
      body: { departmentIds },
    });
    expect(await callJson(patch([club.tennis.id]))).toMatchObject({
      status: 400,
      record: { errors: { departmentIds: [expect.any(String)] } },
    });
    expect((await callApi(patch([club.football.id, club.tennis.id]))).status).toBe(204);
    const change = await makeChangeRequest(club, { departmentIds: [club.football.id], city: 'Bonn' });
    const path = `/submits/changes/${change}`;
    const without = { ...patch([]), path, body: { departmentIds: [club.tennis.id] } };
    expect((await callApi(without)).status).toBe(400);
    const leaving = await makeCancellation(club, {
      scope: 'Departments',
      departmentIds: [club.football.id],
    });
    const moved = { ...without, path: `/submits/cancellations/${leaving}` };
    expect((await callApi(moved)).status).toBe(400);
  });

  it('enters paper applications of their department only, and within the places of the whole club', async () => {
    const { adult, tennis, football } = club;
    const body = (departmentIds: string[]) => ({ ...applicationTo(club), departmentIds });
    const post = (token: string, sent: object) =>
      callJson({ method: 'POST', path: '/submits/memberships', token, body: sent });
    expect(await post(footballer.token, body([tennis.id]))).toMatchObject({
      status: 400,
      record: { errors: { departmentIds: [expect.any(String)] } },
    });
    expect((await post(footballer.token, body([football.id]))).status).toBe(201);
    const stored = await getMembership(club.ctx, adult.id);
    const { id: _id, ...tariff } = stored.membership;
    await updateMembership(club.ctx, {
      id: adult.id,
      precondition: null,
      membership: { ...tariff, places: 1 },
    });
    const tennisClerk = await signInAs(club, 'Clerk', [tennis.id]);
    const full = await post(tennisClerk.token, body([tennis.id]));
    expect(full).toMatchObject({ status: 400, record: { errors: { membershipId: [expect.any(String)] } } });
    await updateMembership(club.ctx, {
      id: adult.id,
      precondition: null,
      membership: { ...tariff, places: null },
    });
  });

  it('loses what a change of their limit takes, at once', async () => {
    const id = await makeApplication(club);
    const { userId, token } = await signInAs(club, 'Clerk');
    const admin = await signInAs(club, 'Admin');
    const path = `/submits/memberships/${id}`;
    expect((await callApi({ path, token })).status).toBe(200);
    const user = (await callJson({ path: `/users/${userId}`, token: admin.token })).record;
    const change = (departmentIds: string[]) =>
      callApi({
        method: 'PUT',
        path: `/users/${userId}`,
        token: admin.token,
        body: { firstName: user.firstName, lastName: user.lastName, departmentIds },
      });
    expect((await change([club.tennis.id])).status).toBe(204);
    expect((await callApi({ path, token })).status).toBe(404);
    expect((await change([])).status).toBe(204);
    expect((await callApi({ path, token })).status).toBe(200);
  });

  it('never sees the whole club because a department was deleted', async () => {
    const scratch = await makeWalkClub(database);
    const admin = await signInAs(scratch, 'Admin');
    const { token, userId } = await signInAs(scratch, 'Clerk', [scratch.closed.id]);
    await makeApplication(scratch);
    const removed = await callApi({
      method: 'DELETE',
      path: `/club/departments/${scratch.closed.id}`,
      token: admin.token,
    });
    expect(removed.status).toBe(204);
    expect((await callJson({ path: '/submits', token })).record.totalCount).toBe(0);
    const [stored] = await withClub(scratch.ctx, tx =>
      tx
        .select()
        .from(clubUsers)
        .where(and(eq(clubUsers.clubId, scratch.clubId), eq(clubUsers.userId, userId))),
    );
    expect(stored?.departmentIds).toEqual([scratch.closed.id]);
  });
});
