import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processConnection } from '@/db/client';
import { type TestDatabase, testDatabase } from '@/db/testing/database';
import { makeApiKey } from '@/db/testing/factories';
import { makeOfferingClub } from '@/db/testing/offering-club';
import type { Role } from '@/lib/contracts/enums';
import { stopSender } from '@/lib/jobs/enqueue';
import * as retry from './outbox/[id]/retry/route';
import * as mail from './outbox/[id]/route';
import * as outbox from './outbox/route';
import * as deliveries from './webhooks/[id]/deliveries/route';
import * as webhook from './webhooks/[id]/route';
import * as webhooks from './webhooks/route';

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
    await stopSender();
    await processConnection().close();
    await database.close();
  });

  type Route = Record<'GET' | 'POST' | 'PUT' | 'DELETE', typeof webhook.GET>;
  function call(
    route: Route,
    method: keyof Route,
    path: string,
    {
      role = 'Admin',
      id,
      headers,
      json,
    }: { role?: Role | null; id?: string; headers?: Record<string, string>; json?: unknown } = {},
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
    return route[method](request, {
      params: Promise.resolve<Record<string, string>>(id === undefined ? {} : { id }),
    });
  }

  it('creates a webhook, reads it with its version, changes and removes it by that version', async () => {
    const created = await call(webhooks, 'POST', '/webhooks', { json: body });
    expect(created.status).toBe(201);
    const { id, secret } = await created.json();
    expect(created.headers.get('location')).toBe(`/api/v1/club/settings/webhooks/${id}`);
    expect(secret).toMatch(/^whsec_/);

    const read = await call(webhook, 'GET', `/webhooks/${id}`, { id });
    const etag = read.headers.get('etag') ?? '';
    expect(etag).toBe('"v1"');
    const known = await call(webhook, 'GET', `/webhooks/${id}`, { id, headers: { 'if-none-match': etag } });
    expect(known.status).toBe(304);

    const json = { ...(await read.json()), name: 'CRM 2' };
    const changed = await call(webhook, 'PUT', `/webhooks/${id}`, {
      id,
      json,
      headers: { 'if-match': etag },
    });
    expect(changed.status).toBe(204);
    const late = await call(webhook, 'PUT', `/webhooks/${id}`, { id, json, headers: { 'if-match': etag } });
    expect(late.status).toBe(412);
    expect(
      (await call(webhook, 'DELETE', `/webhooks/${id}`, { id, headers: { 'if-match': etag } })).status,
    ).toBe(412);
    expect((await call(webhook, 'DELETE', `/webhooks/${id}`, { id })).status).toBe(204);
    expect((await call(webhook, 'GET', `/webhooks/${id}`, { id })).status).toBe(404);
  });

  it('makes one webhook of a repeated request with one key, and shows the same secret', async () => {
    const headers = { 'idempotency-key': 'one' };
    const [first, second] = [
      await call(webhooks, 'POST', '/webhooks', { json: body, headers }),
      await call(webhooks, 'POST', '/webhooks', { json: body, headers }),
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
  ])('answers 400 that names %s', async (path, json) => {
    const response = await call(webhooks, 'POST', '/webhooks', { json });
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).errors)).toEqual([path]);
  });

  it('lets Managers at the outbox, Admins alone at webhooks, and nobody without credentials', async () => {
    const statusOf = async (
      route: Route,
      method: keyof Route,
      path: string,
      role: Role | null,
      id?: string,
    ) => (await call(route, method, path, { role, ...(id ? { id } : {}) })).status;
    expect(await statusOf(outbox, 'GET', '/outbox', 'Manager')).toBe(200);
    expect(await statusOf(outbox, 'GET', '/outbox', 'Clerk')).toBe(403);
    expect(await statusOf(outbox, 'GET', '/outbox', null)).toBe(401);
    expect(await statusOf(mail, 'GET', `/outbox/${unknown}`, 'Manager', unknown)).toBe(404);
    expect(await statusOf(mail, 'GET', `/outbox/${unknown}`, 'Clerk', unknown)).toBe(403);
    expect(await statusOf(retry, 'POST', `/outbox/${unknown}/retry`, 'Manager', unknown)).toBe(404);
    expect(await statusOf(webhooks, 'GET', '/webhooks', 'Manager')).toBe(403);
    expect(await statusOf(webhook, 'GET', `/webhooks/${unknown}`, 'Manager', unknown)).toBe(403);
    expect(await statusOf(deliveries, 'GET', `/webhooks/${unknown}/deliveries`, 'Admin', unknown)).toBe(404);
    expect(await statusOf(deliveries, 'GET', `/webhooks/${unknown}/deliveries`, 'Manager', unknown)).toBe(
      403,
    );
  });
});
