import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeApiKey } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { answerApi } from '@/testing/http/call-api';

let database: TestDatabase;
let club: OfferingClub;
const keys: Record<string, string> = {};

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  for (const role of ['Admin', 'Manager'] as const) keys[role] = await makeApiKey(club, role);
});
afterAll(() => database.close());

type Call = { body?: unknown; key?: string | undefined; headers?: Record<string, string> };

async function call(method: string, path: string, { body, key, headers }: Call = {}) {
  const bearer = key ?? keys.Admin ?? '';
  const request = new Request(`http://localhost:3000/api/v1${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${bearer}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const response = await answerApi(request);
  const text = await response.text();
  return { status: response.status, headers: response.headers, json: text ? JSON.parse(text) : null };
}

const ina = { email: 'ina@club.example', firstName: 'Ina', lastName: 'Schulz', role: 'Clerk' };

describe('/users', () => {
  it('accepts what was read, with its ETag', async () => {
    const made = await call('POST', '/users', { body: ina });
    expect(made.status).toBe(201);
    const { id } = made.json;
    expect(made.headers.get('location')).toBe(`/api/v1/users/${id}`);
    const read = await call('GET', `/users/${id}`);
    expect(read.json).toEqual(made.json);
    const headers = { 'If-Match': read.headers.get('etag') ?? '' };
    const put = { body: { ...read.json, role: 'Viewer' }, headers };
    expect((await call('PUT', `/users/${id}`, put)).status).toBe(204);
    expect((await call('PUT', `/users/${id}`, put)).status).toBe(412);
    const list = await call('GET', '/users');
    expect(list.json).toMatchObject({ items: [{ id, role: 'Viewer' }], nextCursor: null, totalCount: 1 });
    const again = await call('POST', `/users/${id}/resend-invitation`);
    expect([again.status, Number(again.headers.get('retry-after')) > 50]).toEqual([429, true]);
    expect((await call('DELETE', `/users/${id}`, { headers })).status).toBe(412);
    expect((await call('DELETE', `/users/${id}`)).status).toBe(204);
    expect((await call('GET', `/users/${id}`)).status).toBe(404);
  });

  it('returns a Link to the next page', async () => {
    for (const email of ['a@club.example', 'b@club.example']) {
      await call('POST', '/users', { body: { ...ina, email } });
    }
    const first = await call('GET', '/users?limit=1');
    expect(first.headers.get('link')).toMatch(/^<\/api\/v1\/users\?limit=1&cursor=\S+>; rel="next"$/);
  });

  it('reports the paths of errors in a body', async () => {
    const body = { email: 'no address', firstName: ' ', role: 'Owner', password: 'secret', '\u0000': 1 };
    const refused = await call('POST', '/users', { body });
    expect(refused.status).toBe(400);
    const paths = ['\u0000', 'email', 'firstName', 'lastName', 'password', 'role'];
    expect(Object.keys(refused.json.errors).sort()).toEqual(paths);
  });

  it('allows Admins only, except for the own user', async () => {
    const id = '019a0000-0000-7000-8000-000000000001';
    const key = keys.Manager;
    const answers = await Promise.all([
      call('GET', '/users', { key }),
      call('POST', '/users', { key, body: ina }),
      call('GET', '/users/roles', { key }),
      call('GET', `/users/${id}`, { key }),
      call('PUT', `/users/${id}`, { key, body: { firstName: 'A', lastName: 'B' } }),
      call('DELETE', `/users/${id}`, { key }),
      call('POST', `/users/${id}/resend-invitation`, { key }),
      call('GET', '/club/settings/api-keys', { key }),
      call('POST', '/club/settings/api-keys', { key, body: { name: 'A', role: 'Viewer' } }),
      call('DELETE', `/club/settings/api-keys/${id}`, { key }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(403));
  });

  it('describes roles in the requested language', async () => {
    const german = await call('GET', '/users/roles', { headers: { 'Accept-Language': 'de' } });
    expect(german.headers.get('content-language')).toBe('de');
    expect(german.json[0]).toEqual({ name: 'Admin', description: expect.stringContaining('API-Schlüssel') });
  });
});

describe('/club/settings/api-keys', () => {
  it('creates a key that works until it is revoked', async () => {
    const body = { name: 'CRM', role: 'Admin', expiresAt: null };
    const made = await call('POST', '/club/settings/api-keys', { body });
    expect(made.status).toBe(201);
    const { id, key } = made.json;
    const list = await call('GET', '/club/settings/api-keys', { key });
    expect(list.status).toBe(200);
    expect(JSON.stringify(list.json)).not.toContain(key);
    expect((await call('DELETE', `/club/settings/api-keys/${id}`)).status).toBe(204);
    const ended = await call('GET', '/club/settings/api-keys', { key });
    expect(ended.status).toBe(401);
    expect(ended.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
  });

  it('refuses an invalid or past expiry date', async () => {
    for (const expiresAt of ['2020-01-01T00:00:00Z', '2030-02-30T00:00:00Z', 'tomorrow', 5]) {
      const body = { name: 'CRM', role: 'Viewer', expiresAt };
      const refused = await call('POST', '/club/settings/api-keys', { body });
      expect([refused.status, Object.keys(refused.json.errors)]).toEqual([400, ['expiresAt']]);
    }
  });
});
