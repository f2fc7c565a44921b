import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processConnection } from '@/db/client';
import type { Role } from '@/lib/rules/enums';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeApiKey } from '@/testing/db/factories';
import { makeOfferingClub } from '@/testing/db/offering-club';
import { answerApi } from '@/testing/http/call-api';

const unknown = '019a0000-0000-7000-8000-000000000001';
const origin = 'http://localhost:3000/api/v1/club/settings';
const body = { name: 'CRM', url: 'https://8.8.8.8/hook', subscribedEvents: ['ApplicationReceived'] };

describe('settings over HTTP', () => {
  let database: TestDatabase;
  const keys: Partial<Record<Role, string>> = {};

  beforeAll(async () => {
    database = await testDatabase();
    Object.assign(process.env, { DATABASE_URL: database.url, RATE_LIMIT_SCALE: '0' });
    const club = await makeOfferingClub(database.db);
    for (const role of ['Admin', 'Manager', 'Clerk'] as const) keys[role] = await makeApiKey(club, role);
  });
  afterAll(async () => {
    await processConnection().close();
    await database.close();
  });

  function call(
    method: string,
    path: string,
    {
      role = 'Admin',
      headers,
      json,
    }: {
      role?: Role | null;
      headers?: Record<string, string>;
      json?: unknown;
    } = {},
  ) {
    const request = new Request(`${origin}${path}`, {
      method,
      headers: {
        ...(role ? { authorization: `Bearer ${keys[role]}` } : {}),
        ...(json ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(json ? { body: JSON.stringify(json) } : {}),
    });
    return answerApi(request);
  }

  it('creates, reads, changes and removes a webhook, with If-Match', async () => {
    const created = await call('POST', '/webhooks', { json: body });
    expect(created.status).toBe(201);
    const { id, secret } = await created.json();
    expect(created.headers.get('location')).toBe(`/api/v1/club/settings/webhooks/${id}`);
    expect(secret).toMatch(/^whsec_/);

    const read = await call('GET', `/webhooks/${id}`);
    const etag = read.headers.get('etag') ?? '';
    expect(etag).toBe('"v1"');
    const known = await call('GET', `/webhooks/${id}`, { headers: { 'if-none-match': etag } });
    expect(known.status).toBe(304);

    const json = { ...(await read.json()), name: 'CRM 2' };
    const changed = await call('PUT', `/webhooks/${id}`, {
      json,
      headers: { 'if-match': etag },
    });
    expect(changed.status).toBe(204);
    const late = await call('PUT', `/webhooks/${id}`, { json, headers: { 'if-match': etag } });
    expect(late.status).toBe(412);
    expect((await call('DELETE', `/webhooks/${id}`, { headers: { 'if-match': etag } })).status).toBe(412);
    expect((await call('DELETE', `/webhooks/${id}`)).status).toBe(204);
    expect((await call('GET', `/webhooks/${id}`)).status).toBe(404);
  });

  it('creates one webhook for repeated requests with one key, and returns the same secret', async () => {
    const headers = { 'idempotency-key': 'one' };
    const [first, second] = [
      await call('POST', '/webhooks', { json: body, headers }),
      await call('POST', '/webhooks', { json: body, headers }),
    ];
    expect(await second.json()).toEqual(await first.json());
    expect(second.headers.get('idempotency-replayed')).toBe('true');
  });

  it.each([
    ['url', { ...body, url: 'https://127.0.0.1/' }],
    ['url', { ...body, url: 'http://8.8.8.8/' }],
    ['subscribedEvents[0]', { ...body, subscribedEvents: ['Test'] }],
    ['subscribedEvents', { ...body, subscribedEvents: [] }],
    ['name', { ...body, name: ' ' }],
    ['secret', { ...body, secret: 'whsec_mine' }],
  ])('returns 400 with the path of %s', async (path, json) => {
    const response = await call('POST', '/webhooks', { json });
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).errors)).toEqual([path]);
  });

  it('allows Managers at the outbox and only Admins at webhooks; requires credentials', async () => {
    const statusOf = async (method: string, path: string, role: Role | null) =>
      (await call(method, path, { role })).status;
    expect(await statusOf('GET', '/outbox', 'Manager')).toBe(200);
    expect(await statusOf('GET', '/outbox', 'Clerk')).toBe(403);
    expect(await statusOf('GET', '/outbox', null)).toBe(401);
    expect(await statusOf('GET', `/outbox/${unknown}`, 'Manager')).toBe(404);
    expect(await statusOf('GET', `/outbox/${unknown}`, 'Clerk')).toBe(403);
    expect(await statusOf('POST', `/outbox/${unknown}/retry`, 'Manager')).toBe(404);
    expect(await statusOf('GET', '/webhooks', 'Manager')).toBe(403);
    expect(await statusOf('GET', `/webhooks/${unknown}`, 'Manager')).toBe(403);
    expect(await statusOf('GET', `/webhooks/${unknown}/deliveries`, 'Admin')).toBe(404);
    expect(await statusOf('GET', `/webhooks/${unknown}/deliveries`, 'Manager')).toBe(403);
  });

  it('rotates a secret once for repeated requests with one key', async () => {
    const { id } = await (await call('POST', '/webhooks', { json: body })).json();
    const headers = { 'idempotency-key': 'rotate' };
    const path = `/webhooks/${id}/rotate-secret`;
    const [first, second] = [await call('POST', path, { headers }), await call('POST', path, { headers })];
    expect(first.status).toBe(200);
    const { secret } = await first.json();
    expect(await second.json()).toMatchObject({ secret });
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    const stored = await database.asOwner(
      sql => sql`select * from idempotency_records where path like ${`%${id}%`}`,
    );
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(secret.slice(6));
  });

  it('returns 200 for a failed test delivery, and 404 for an unknown webhook', async () => {
    const { id } = await (await call('POST', '/webhooks', { json: body })).json();
    await database.asOwner(
      sql => sql`update webhook_subscriptions set url = 'https://127.0.0.1:1/' where id = ${id}`,
    );
    const tried = await call('POST', `/webhooks/${id}/test`);
    expect(tried.status).toBe(200);
    expect(await tried.json()).toMatchObject({ success: false, error: 'AddressRefused', statusCode: null });
    for (const path of [`/webhooks/${unknown}/test`, `/webhooks/${unknown}/rotate-secret`])
      expect((await call('POST', path)).status).toBe(404);
    const at = `/webhooks/${id}/deliveries/${unknown}`;
    expect((await call('GET', at)).status).toBe(404);
    expect((await call('POST', `${at}/redeliver`)).status).toBe(404);
  });

  const type = 'MembershipAccepted';
  const at = `/email-templates/${type}`;
  const text = { subject: 'Servus', body: 'Servus {{firstName}}' };

  it('reads, sets, previews and resets a template, with If-Match', async () => {
    const list = await (await call('GET', '/email-templates')).json();
    expect(list).toContainEqual({ type, isCustom: false, isFixed: false });
    const read = await call('GET', at);
    const etag = read.headers.get('etag') ?? '';
    const known = await call('GET', at, { headers: { 'if-none-match': etag } });
    expect(known.status).toBe(304);
    const headers = { 'if-match': etag };
    const set = await call('PUT', at, {
      headers,
      json: { ...(await read.json()), ...text },
    });
    expect(set.status).toBe(200);
    const stored = await set.json();
    expect(stored).toMatchObject({ type, ...text, isCustom: true });
    expect((await call('PUT', at, { headers, json: text })).status).toBe(412);
    const after = await call('GET', at);
    expect(after.headers.get('etag')).toBe(set.headers.get('etag'));
    expect(await after.json()).toEqual(stored);
    const system = await call('GET', `${at}/system`);
    expect(await system.json()).toMatchObject({ isCustom: false });
    const names = await (await call('GET', `${at}/placeholders`)).json();
    expect(names[0]).toMatchObject({ name: 'recipientName', label: 'Recipient' });
    const shown = await call('POST', `${at}/preview`, { json: text });
    expect(await shown.json()).toMatchObject({ subject: 'Servus', text: 'Servus Änne\n' });
    expect((await call('DELETE', at, { headers })).status).toBe(412);
    expect((await call('DELETE', at)).status).toBe(204);
  });

  it.each(['Nothing', 'membershipAccepted', '__proto__', "' or 1=1"])(
    'returns 404 for the type %j',
    async one => {
      const path = `/email-templates/${encodeURIComponent(one)}`;
      expect((await call('GET', path)).status).toBe(404);
      expect((await call('PUT', path, { json: text })).status).toBe(404);
      expect((await call('POST', `${path}/preview`, { json: text })).status).toBe(404);
    },
  );

  it.each([
    ['html', { ...text, html: '<b>' }],
    ['body', { ...text, body: '{{iban}}' }],
    ['body', { ...text, body: '{% if x %}' }],
    ['body', { ...text, body: 'x'.repeat(20_001) }],
    ['body', { subject: 'S' }],
    ['subject', { ...text, subject: 'S\r\nBcc: v@example.org' }],
    ['subject', { ...text, subject: 'S\u0000' }],
  ])('returns 400 with the path of %s of a template', async (path, json) => {
    for (const [method, where] of [
      ['PUT', at],
      ['POST', `${at}/preview`],
    ] as const) {
      const response = await call(method, where, { json });
      expect(response.status).toBe(400);
      expect(Object.keys((await response.json()).errors)).toEqual([path]);
    }
  });

  it('reports the name and position of an unknown placeholder', async () => {
    const json = { ...text, body: 'Hallo\n{{iban}}' };
    const response = await call('PUT', at, { json });
    const { errors } = await response.json();
    expect(errors.body[0]).toMatch(
      /^There is no placeholder \{\{iban\}\} \(line 2\).* Similar ones: \{\{\w+\}\},/,
    );
  });

  const server = {
    host: '8.8.8.8',
    port: 587,
    security: 'StartTls',
    username: 'u',
    password: 'p-secret',
    fromAddress: 'post@club.example',
  };

  it('sets, reads, tests and removes a mail server, with If-Match', async () => {
    const unset = await call('GET', '/smtp');
    expect([unset.status, await unset.json()]).toEqual([200, expect.objectContaining({ host: '' })]);
    const other = { 'if-match': '"another"' };
    expect((await call('PUT', '/smtp', { json: server, headers: other })).status).toBe(412);
    expect((await call('DELETE', '/smtp', { headers: other })).status).toBe(412);
    const seen = { 'if-match': unset.headers.get('etag') ?? '' };
    const set = await call('PUT', '/smtp', { json: server, headers: seen });
    expect(set.status).toBe(200);
    expect((await call('PUT', '/smtp', { json: server, headers: seen })).status).toBe(412);
    const read = await call('GET', '/smtp');
    const settings = await read.json();
    expect(settings).toEqual(await set.json());
    expect(settings).toMatchObject({ hasPassword: true });
    expect(JSON.stringify(settings)).not.toContain('p-secret');
    const headers = { 'if-match': read.headers.get('etag') ?? '' };
    const again = await call('PUT', '/smtp', { json: { ...settings, fromName: 'TSV' }, headers });
    expect(again.status).toBe(200);
    expect((await call('DELETE', '/smtp', { headers })).status).toBe(412);
    for (const _ of [1, 2]) expect((await call('DELETE', '/smtp')).status).toBe(204);
    expect(await (await call('GET', '/smtp')).json()).toMatchObject({ host: '' });
    const nothing = await call('POST', '/smtp/test', { json: { to: 'a@club.example' } });
    expect(Object.keys((await nothing.json()).errors)).toEqual(['settings']);
    const inner = await call('POST', '/smtp/test', {
      json: { to: 'a@club.example', settings: { ...server, host: 'no-such.localhost' } },
    });
    expect(inner.status).toBe(200);
    expect(await inner.json()).toMatchObject({ success: false, stage: 'Connect', responseCode: null });
  });

  it.each([
    ['host', { ...server, host: '127.0.0.1' }],
    ['port', { ...server, port: 22 }],
    ['security', { ...server, security: 'None' }],
    ['fromAddress', { ...server, fromAddress: 'a@x.org, b@x.org' }],
    ['fromName', { ...server, fromName: 'a\nb' }],
    ['oauth', { ...server, oauth: true }],
  ])('returns 400 with the path of %s of a mail server', async (path, json) => {
    const response = await call('PUT', '/smtp', { json });
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).errors)).toEqual([path]);
  });

  it('reads and replaces notifications, with If-Match', async () => {
    const read = await call('GET', '/notifications');
    const headers = { 'if-match': read.headers.get('etag') ?? '' };
    const set = await call('PUT', '/notifications', { json: await read.json(), headers });
    expect(set.status).toBe(200);
    const json = { users: [{ userId: unknown, kinds: ['Change'], isAdmin: true }] };
    const wrong = await call('PUT', '/notifications', { json });
    expect(Object.keys((await wrong.json()).errors)).toEqual(['users[0].isAdmin']);
    const stale = { 'if-match': '"stale"' };
    const late = await call('PUT', '/notifications', { json: { users: [] }, headers: stale });
    expect(late.status).toBe(412);
  });

  it('allows Managers at mails and mail servers, and only Admins at secrets', async () => {
    const forManagers = [
      ['GET', '/email-templates'],
      ['GET', at],
      ['PUT', at],
      ['DELETE', at],
      ['GET', `${at}/system`],
      ['GET', `${at}/placeholders`],
      ['POST', `${at}/preview`],
      ['GET', '/smtp'],
      ['PUT', '/smtp'],
      ['DELETE', '/smtp'],
      ['POST', '/smtp/test'],
      ['GET', '/notifications'],
      ['PUT', '/notifications'],
    ] as const;
    const forAdmins = [
      ['POST', `/webhooks/${unknown}/rotate-secret`],
      ['POST', `/webhooks/${unknown}/test`],
      ['GET', `/webhooks/${unknown}/deliveries/${unknown}`],
      ['POST', `/webhooks/${unknown}/deliveries/${unknown}/redeliver`],
    ] as const;
    for (const [role, routes] of [
      ['Clerk', forManagers],
      ['Manager', forAdmins],
    ] as const) {
      for (const [method, path] of routes) {
        expect((await call(method, path, { role })).status, `${role} ${path}`).toBe(403);
        expect((await call(method, path, { role: null })).status, path).toBe(401);
      }
    }
    expect((await call('GET', '/email-templates', { role: 'Manager' })).status).toBe(200);
  });
});
