import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutboxList } from '@/lib/contracts/mail';
import { createUserWithPassword } from '@/lib/services/users/create-with-password';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeApiKey, makeApplication } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { answerApi } from '@/testing/http/call-api';

let database: TestDatabase;
let club: OfferingClub;
let token: string;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  token = await makeApiKey(club, 'Admin');
});
afterAll(() => database.close());

type Call = {
  readonly method?: string;
  readonly path: string;
  readonly body?: string;
  readonly headers?: Record<string, string>;
};

async function call({ method = 'GET', path, body, headers = {} }: Call): Promise<Response> {
  const { Authorization = `Bearer ${token}`, ...others } = headers;
  const request = new Request(`http://localhost:3000/api/v1${path}`, {
    method,
    headers: {
      ...(Authorization === '' ? {} : { Authorization }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...others,
    },
    ...(body === undefined ? {} : { body }),
  });
  return answerApi(request);
}

describe('characters that Postgres cannot store', () => {
  it.each(['\u0000', 'de\u0000mo', '\ud800', 'x'.repeat(5000), '../demo'])(
    'in a slug are a 404: %j',
    async slug => {
      const path = `/public/clubs/${encodeURIComponent(slug.toWellFormed())}`;
      const form = await call({
        path: `${path}/forms/membership`,
      });
      const image = await call({ path: `${path}/logo` });
      const price = await call({ method: 'POST', path: `${path}/quote`, body: '{}' });
      const search = new URLSearchParams({ club: slug.toWellFormed().slice(0, 60) });
      const submission = await call({
        method: 'POST',
        path: `/submits/memberships?${search}`,
        body: '{}',
        headers: { Authorization: '' },
      });
      expect([form.status, image.status, price.status]).toEqual([404, 404, 404]);
      expect(submission.status).toBe(404);
    },
  );

  it('in the email at sign-in are a 400 that names the field', async () => {
    const body = JSON.stringify({ email: 'a\u0000@demo.example', password: 'demo-password-1' });
    const answer = await call({ method: 'POST', path: '/auth/login', body });
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors)).toEqual(['email']);
  });
});

it('refuses query parameters that the operation does not define', async () => {
  const body = JSON.stringify({ email: 'nobody@demo.example', password: 'wrong' });
  const answers = [
    await call({ method: 'POST', path: '/auth/login?club=nowhere', body }),
    await call({ path: '/club/info?club=nowhere' }),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors)).toEqual(['club']);
  }
  const picture = await call({
    path: `/public/clubs/${club.slug}/logo?v=0123456789abcdef`,
  });
  expect(picture.status).toBe(404);
});

it('refuses a duplicate member at any depth, with or without escapes', async () => {
  const post = (body: string) => call({ method: 'POST', path: '/club/settings/webhooks', body });
  const twice = [
    '{"name":"a","name":"b"}',
    '{"name":{"x":1,"y":[{"z":1,"\\u007a":2}]}}',
    '{"a\\"b":1 , "a\\"b" :2}',
  ];
  for (const body of twice) {
    const answer = await post(body);
    expect([answer.status, (await answer.json()).type], body).toEqual([
      400,
      'http://localhost:3000/problems/malformed-json',
    ]);
  }
  const once = await post('{"name":"a","url":{"name":["name","name"],"x":{"name":1}},"z":{"name":"name"}}');
  expect((await once.json()).type).toBe('http://localhost:3000/problems/validation');
});

it('adds CORS headers to every refusal, so a form on the club site can read it', async () => {
  const origin = 'https://club.example';
  await database.asOwner(
    sql => sql`update clubs set allowed_origins = ${[origin]} where id = ${club.clubId}`,
  );
  const search = `club=${club.slug}`;
  const refused: { path: string; headers: Record<string, string> }[] = [
    { path: `/submits/memberships?${search}&unknown=1`, headers: { Authorization: '' } },
    { path: `/submits/memberships?${search}`, headers: { Authorization: 'Bearer x' } },
    { path: `/submits/memberships?${search}`, headers: { 'Content-Type': 'text/plain' } },
  ];
  for (const { path, headers } of refused) {
    const from = (Origin: string) =>
      call({ method: 'POST', path, body: '{}', headers: { ...headers, Origin } });
    const answer = await from(origin);
    expect(answer.ok, path).toBe(false);
    expect(answer.headers.get('Access-Control-Allow-Origin'), path).toBe(origin);
    expect((await from('https://evil.example')).headers.has('Access-Control-Allow-Origin'), path).toBe(false);
  }
});

describe('versions', () => {
  it('answers HEAD like GET, with 304 too', async () => {
    const first = await call({ path: '/club/info' });
    const etag = first.headers.get('ETag') ?? '';
    for (const method of ['GET', 'HEAD']) {
      const again = await call({
        method,
        path: '/club/info',
        headers: { 'If-None-Match': etag },
      });
      expect(again.status, method).toBe(304);
    }
  });

  it('makes the ETag of a record without a stored version from its content', async () => {
    await makeApplication(club);
    const list = OutboxList.parse(await (await call({ path: '/club/settings/outbox' })).json());
    const id = list.items[0]?.id ?? '';
    const password = 'correct horse battery';
    const person = {
      email: 'etag@club.example',
      firstName: 'E',
      lastName: 'Tag',
      role: 'Admin' as const,
      password,
    };
    await createUserWithPassword(club.ctx, person);
    const signIn = await call({
      method: 'POST',
      path: '/auth/login',
      body: JSON.stringify({ email: person.email, password }),
    });
    const Authorization = `Bearer ${(await signIn.json()).accessToken}`;
    const reads = [
      (headers: Record<string, string>) => call({ path: `/club/settings/outbox/${id}`, headers }),
      (headers: Record<string, string>) =>
        call({ path: '/auth/manage/info', headers: { Authorization, ...headers } }),
    ];
    for (const read of reads) {
      const first = await read({});
      expect(first.status).toBe(200);
      const etag = first.headers.get('ETag') ?? '';
      expect(etag).toMatch(/^"[\w-]+"$/);
      expect((await read({ 'If-None-Match': etag })).status).toBe(304);
      expect((await read({ 'If-None-Match': '"other"' })).status).toBe(200);
    }
  });
});

describe('the common header fields', () => {
  it('are on the OpenAPI document, which is public and allows only GET', async () => {
    const read = await call({
      path: '/openapi.json',
      headers: { Authorization: '', 'X-Request-Id': 'abc' },
    });
    expect(read.status).toBe(200);
    expect(read.headers.get('X-Request-Id')).toBe('abc');
    expect(read.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(read.headers.get('ETag')).toMatch(/^"/);
    expect((await read.json()).openapi).toBe('3.1.1');
    const written = await call({ method: 'POST', path: '/openapi.json', body: '{}' });
    expect([written.status, written.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  it('are on 404 answers, also of the root of the API', async () => {
    const answer = await call({ path: '' });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
    expect(answer.headers.get('X-Request-Id')).toMatch(/\S/);
  });
});
