import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberships } from '@/db/schema/catalog';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import {
  CancellationSubmission,
  ChangeSubmission,
  MembershipSubmission,
  SubmissionCounts,
  SubmissionList,
  SubmitHistoryResponse,
} from '@/lib/contracts/submissions/submissions';
import { type Role, roles, type SubmissionKind, submissionKinds } from '@/lib/rules/enums';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import {
  makeApiKey,
  makeApplication,
  makeChangeRequest,
  makeFullApplication,
  makeSubmission,
  tracesOf,
} from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';

import { type ApiCall, callApi } from '@/testing/http/call-api';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
let database: TestDatabase;
let club: OfferingClub;
let other: OfferingClub;
let tokens: Record<Role, string>;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  other = await makeOfferingClub(database.db);
  const [Admin, Manager, Clerk, Viewer] = [
    await makeApiKey(club, 'Admin'),
    await makeApiKey(club, 'Manager'),
    await makeApiKey(club, 'Clerk'),
    await makeApiKey(club, 'Viewer'),
  ];
  tokens = { Admin, Manager, Clerk, Viewer };
});
afterAll(() => database.close());

const call = ({ token = tokens.Clerk, ...rest }: ApiCall) => callApi({ token, ...rest });

type Operation = {
  readonly name: string;
  readonly needs: Role;
  readonly kind: SubmissionKind;
  readonly call: (id: string) => Omit<ApiCall, 'token'>;
  readonly status: number;
};

const kindPaths = { Membership: 'memberships', Change: 'changes', Cancellation: 'cancellations' } as const;

const operations: Operation[] = submissionKinds.flatMap((kind): Operation[] => {
  const path = kindPaths[kind];
  const at =
    (method: Method, end = '') =>
    (id: string) => ({ method, path: `/submits/${path}/${id}${end}` });
  return [
    { name: `GET ${path}`, kind, needs: 'Viewer', status: 200, call: at('GET') },
    { name: `GET ${path} history`, kind, needs: 'Viewer', status: 200, call: at('GET', '/history') },
    {
      name: `POST ${path} confirm`,
      kind,
      needs: 'Clerk',
      status: 204,
      call: at('POST', '/confirm'),
    },
    {
      name: `POST ${path} resend`,
      kind,
      needs: 'Clerk',
      status: 204,
      call: at('POST', '/resend-confirmation'),
    },
    { name: `DELETE ${path}`, kind, needs: 'Clerk', status: 204, call: at('DELETE') },
  ];
});

const ofMembership: Operation[] = [
  {
    name: 'PATCH memberships',
    kind: 'Membership',
    needs: 'Clerk',
    status: 204,
    call: id => ({
      method: 'PATCH',
      path: `/submits/memberships/${id}`,
      body: { city: 'Bonn' },
    }),
  },
  {
    name: 'POST deny',
    kind: 'Membership',
    needs: 'Clerk',
    status: 204,
    call: id => ({
      method: 'POST',
      path: `/submits/${id}/deny`,
      body: { sendEmail: false },
    }),
  },
  {
    name: 'POST accept',
    kind: 'Membership',
    needs: 'Clerk',
    status: 409,
    call: id => ({ method: 'POST', path: `/submits/${id}/accept`, body: {} }),
  },
];

const all = [...operations, ...ofMembership];

/** The comparable part of an answer, without values that differ each time. */
async function shapeOf(response: Response) {
  const { traceId: _traceId, instance: _instance, ...problem } = JSON.parse(await response.text());
  return { status: response.status, type: response.headers.get('content-type'), problem };
}

describe('roles', () => {
  it.each(all)('$name requires $needs', async ({ kind, needs, status, call: make }) => {
    const id = await makeSubmission(club, kind);
    expect((await call({ ...make(id), token: null })).status).toBe(401);
    expect((await call({ ...make(id), token: 'ek_unknown' })).status).toBe(401);
    for (const role of roles.filter(one => !isRoleAtLeast(one, needs))) {
      expect([role, (await call({ ...make(id), token: tokens[role] })).status]).toEqual([role, 403]);
    }
    for (const role of roles.filter(one => isRoleAtLeast(one, needs))) {
      const own = await makeSubmission(club, kind);
      expect([role, (await call({ ...make(own), token: tokens[role] })).status]).toEqual([role, status]);
    }
  });

  it('401 answers have WWW-Authenticate', async () => {
    const response = await call({ method: 'GET', path: '/submits', token: null });
    expect(response.headers.get('www-authenticate')).toMatch(/^Bearer/);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });
});

describe('ids', () => {
  it.each(all)(
    '$name returns 404 for unknown, malformed and foreign ids and for other kinds',
    async ({ kind, call: make }) => {
      const foreign = await makeSubmission(other, kind);
      const isAnyKind = make('x').path.split('/').length === 4 && !make('x').path.includes('memberships');
      const ofOtherKind = await makeSubmission(club, kind === 'Change' ? 'Membership' : 'Change');
      const shapes = await Promise.all(
        [
          '019a0000-0000-7000-8000-000000000001',
          'x',
          "'--",
          foreign,
          ...(isAnyKind ? [] : [ofOtherKind]),
        ].map(async id => shapeOf(await call({ ...make(id), path: make('x').path }))),
      );
      for (const shape of shapes) expect(shape).toEqual(shapes[0]);
      expect(shapes[0]).toMatchObject({ status: 404, type: 'application/problem+json' });
    },
  );
});

describe('GET /submits', () => {
  const get = (query: string, token = tokens.Viewer) =>
    call({ method: 'GET', path: `/submits${query}`, token });

  it('returns a page with a Link to the next', async () => {
    const fresh = await makeOfferingClub(database.db);
    const token = await makeApiKey(fresh, 'Viewer');
    const made = [await makeApplication(fresh), await makeChangeRequest(fresh), await makeApplication(fresh)];
    const response = await get('?limit=2&sort=receivedAt', token);
    const page = SubmissionList.parse(await response.json());
    expect({ status: response.status, total: page.totalCount, items: page.items.length }).toEqual({
      status: 200,
      total: 3,
      items: 2,
    });
    const next = /^<(\/api\/v1\/submits\?[^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];
    const second = await get(next?.replace('/api/v1/submits', '') ?? '', token);
    const rest = SubmissionList.parse(await second.json());
    expect([...page.items, ...rest.items].map(({ id }) => id).sort()).toEqual(made.sort());
    expect(second.headers.get('link')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['?colour=red', 'colour'],
    ['?limit=0', 'limit'],
    ['?limit=201', 'limit'],
    ['?limit=many', 'limit'],
    ['?cursor=nonsense', 'cursor'],
    ['?cursor=WyItcmVjZWl2ZWRBdCJd', 'cursor'],
    ['?kind=Other', 'kind'],
    ['?state=Open', 'state'],
    ['?from=2026-02-30', 'from'],
    ['?to=yesterday', 'to'],
    ['?sort=city', 'sort'],
    ['?membershipId=1', 'membershipId'],
    ['?departmentId=1', 'departmentId'],
    ['?q=a&q=b', 'q'],
    [`?q=${'x'.repeat(201)}`, 'q'],
    ['?q=%00', 'q'],
  ])('refuses %s', async (query, member) => {
    const response = await get(query);
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).errors)).toEqual([member]);
  });

  it('returns no bank data to a Viewer', async () => {
    await makeFullApplication(club);
    expect(await (await get('')).text()).not.toMatch(/iban|Kontoinhaberin/i);
  });
});

describe('GET /submits/counts', () => {
  it('matches the contract', async () => {
    const response = await call({
      method: 'GET',
      path: '/submits/counts',
      token: tokens.Viewer,
    });
    expect(SubmissionCounts.strict().parse(await response.json()).items).toHaveLength(12);
    expect((await call({ method: 'GET', path: '/submits/counts', token: null })).status).toBe(401);
  });
});

describe('GET one', () => {
  it.each(submissionKinds)('returns a %s as in the contract, with ETag and 304', async kind => {
    const id = await makeSubmission(club, kind);
    const path = kindPaths[kind];
    const schema = {
      Membership: MembershipSubmission,
      Change: ChangeSubmission,
      Cancellation: CancellationSubmission,
    }[kind];
    const given = { method: 'GET', path: `/submits/${path}/${id}` } as const;
    const response = await call(given);
    expect(schema.strict().parse(await response.json())).toMatchObject({ id, kind });
    const etag = response.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"v1-[\w-]{22}"$/);
    expect((await call({ ...given, headers: { 'If-None-Match': etag } })).status).toBe(304);
  });
});

describe('ETag', () => {
  it('changes with the name of the tariff in the answer, while If-Match still matches', async () => {
    const fresh = await makeOfferingClub(database.db);
    const token = await makeApiKey(fresh, 'Clerk');
    const id = await makeApplication(fresh);
    const at = (method: Method, headers: Record<string, string> = {}, body?: unknown) =>
      call({ method, path: `/submits/memberships/${id}`, token, headers, body });
    const old = (await at('GET')).headers.get('etag') ?? '';
    expect((await at('GET', { 'If-None-Match': old })).status).toBe(304);
    await withClub(fresh.ctx, tx =>
      tx.update(memberships).set({ name: 'Vollmitglied' }).where(eq(memberships.id, fresh.adult.id)),
    );
    const response = await at('GET', { 'If-None-Match': old });
    expect([response.status, (await response.json()).membership.name]).toEqual([200, 'Vollmitglied']);
    expect(response.headers.get('etag')).not.toBe(old);
    expect((await at('PATCH', { 'If-Match': old }, { city: 'Bonn' })).status).toBe(204);
    expect((await at('PATCH', { 'If-Match': old }, { city: 'Mainz' })).status).toBe(412);
  });

  it("differs between a Viewer's masked answer and the full one", async () => {
    const id = await makeFullApplication(club);
    const tags = await Promise.all(
      [tokens.Viewer, tokens.Clerk].map(async token => {
        const given = { method: 'GET', path: `/submits/memberships/${id}` } as const;
        return (await call({ ...given, token })).headers.get('etag');
      }),
    );
    expect(new Set(tags).size).toBe(2);
  });
});

describe('HEAD', () => {
  it.each(submissionKinds)(
    'of an export of a %s returns its headers and does not count as export',
    async kind => {
      const id = await makeSubmission(club, kind);
      const path = (end: string) => `/submits/${kindPaths[kind]}/${id}${end}`;
      const historyOf = async () => (await tracesOf(database, club, id)).history;
      const before = await historyOf();
      for (const end of ['/pdf', '/csv', '/text']) {
        const head = await callApi({ method: 'HEAD', path: path(end), token: tokens.Viewer });
        expect([head.status, await head.text()]).toEqual([200, '']);
        expect(head.headers.get('content-disposition')).toContain('attachment');
      }
      expect(await historyOf()).toEqual(before);
      expect((await callApi({ path: path('/text'), token: tokens.Viewer })).status).toBe(200);
      expect(await historyOf()).toEqual([...before, 'Exported']);
    },
  );
});

describe('If-Match', () => {
  it('is honoured by PATCH and DELETE', async () => {
    const id = await makeApplication(club);
    const at = (method: Method, tag: string, body?: unknown) =>
      call({
        method,
        path: `/submits/memberships/${id}`,
        body,
        headers: { 'If-Match': tag },
      });
    expect((await at('PATCH', '"v7"', { city: 'Bonn' })).status).toBe(412);
    expect((await at('PATCH', '"v1"', { city: 'Bonn' })).status).toBe(204);
    const stale = await at('DELETE', '"v1"');
    expect([stale.status, stale.headers.get('etag')]).toEqual([412, '"v2"']);
    expect((await at('DELETE', '*')).status).toBe(204);
  });
});

describe('PATCH', () => {
  it.each([
    [{}, ''],
    [{ city: 'Bonn', zip: '53111' }, ''],
    [{ shoeSize: 42 }, 'shoeSize'],
    [{ state: 'Accepted' }, 'state'],
    [{ city: 5 }, 'city'],
    [{ zip: '1' }, 'zip'],
    [{ customFields: { a: '1', b: '2' } }, 'customFields'],
    [{ familyMember: { id: 'x', firstName: 'A' } }, 'familyMember.id'],
    [{ familyMember: { id: '019a0000-0000-7000-8000-000000000001', shoe: 1 } }, 'familyMember.shoe'],
  ])('refuses %j with the path %j', async (body, path) => {
    const id = await makeApplication(club);
    const response = await call({
      method: 'PATCH',
      path: `/submits/memberships/${id}`,
      body,
    });
    expect(response.status).toBe(400);
    const problem = await response.json();
    expect(Object.keys(problem.errors)).toContain(path);
    expect(Object.values(problem.errors).flat().join(' ')).not.toMatch(/undefined|\{|validation\./);
  });
});

describe('decisions and links', () => {
  it('accept and deny refuse unknown members and overlong texts', async () => {
    const id = await makeApplication(club);
    const decide = (verb: string, body: unknown) =>
      call({ method: 'POST', path: `/submits/${id}/${verb}`, body });
    expect((await decide('accept', { note: 'x' })).status).toBe(400);
    expect((await decide('accept', { entryDate: '2026-02-30' })).status).toBe(400);
    expect((await decide('accept', { memberNumber: 'x'.repeat(51) })).status).toBe(400);
    expect((await decide('deny', { reason: 'x'.repeat(5001) })).status).toBe(400);
    expect((await decide('deny', { sendEmail: 'yes' })).status).toBe(400);
  });

  it('a second resend returns 429 with Retry-After', async () => {
    const id = await makeApplication(club);
    const resend = () =>
      call({
        method: 'POST',
        path: `/submits/memberships/${id}/resend-confirmation`,
      });
    expect((await resend()).status).toBe(204);
    const again = await resend();
    expect(again.status).toBe(429);
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await again.json()).type).toMatch(/\/problems\/too-soon$/);
  });

  it('history matches the contract, and refuses unknown parameters and invalid cursors', async () => {
    const id = await makeApplication(club);
    const get = (query: string) =>
      call({
        method: 'GET',
        path: `/submits/memberships/${id}/history${query}`,
        token: tokens.Viewer,
      });
    expect(SubmitHistoryResponse.strict().parse(await (await get('?limit=1')).json())).toMatchObject({
      totalCount: 2,
    });
    expect((await get('?limit=1')).headers.get('link')).toMatch(/rel="next"/);
    expect((await get('?colour=red')).status).toBe(400);
    expect((await get('?cursor=nonsense')).status).toBe(400);
  });

  it('unsupported methods return 405 with Allow', async () => {
    const response = await call({
      method: 'POST',
      path: '/submits/changes/x',
      body: {},
    });
    expect([response.status, response.headers.get('allow')]).toEqual([
      405,
      'GET, HEAD, PATCH, DELETE, OPTIONS',
    ]);
  });
});
