import { setTimeout as delay } from 'node:timers/promises';
import { encode } from 'next-auth/jwt';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Connection, connect } from '@/db/client';
import { authenticate } from '@/lib/auth/authenticate';
import { officeCookieName, officeSecret } from '@/lib/auth/office-cookie';
import { CreateApiKey } from '@/lib/contracts/users';
import { createApiKey } from '@/lib/services/api-keys/create';
import { openSession } from '@/lib/services/auth/sign-in';
import { issueTokens } from '@/lib/services/auth/tokens';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { staffOf } from '@/testing/db/factories';
import { makeOfferingClub } from '@/testing/db/offering-club';
import { answerApi } from '@/testing/http/call-api';

let database: TestDatabase;
let otherReplica: Connection;

beforeAll(async () => {
  database = await testDatabase();
  otherReplica = connect(database.url);
});
afterAll(async () => {
  await otherReplica.close();
  await database.close();
});

it('a revoked key ends at once where it was revoked, and on another replica within a second', async () => {
  const admin = await staffOf(await makeOfferingClub(database.db), 'Admin');
  const make = (role: 'Admin' | 'Clerk') =>
    createApiKey(admin, CreateApiKey.parse({ name: role, role, expiresAt: null }));
  const [revoker, revoked] = [await make('Admin'), await make('Clerk')];
  const headersOf = (key: string) => new Headers({ Authorization: `Bearer ${key}` });
  const here = async () => {
    const request = new Request('http://localhost/api/v1/club/info', { headers: headersOf(revoked.key) });
    return (await answerApi(request)).status;
  };
  const there = () =>
    authenticate(otherReplica.db, { method: 'GET', headers: headersOf(revoked.key) }, new Date()).then(
      () => 200,
      () => 401,
    );
  expect([await here(), await there()]).toEqual([200, 200]);

  const request = new Request(`http://localhost/api/v1/club/settings/api-keys/${revoked.id}`, {
    method: 'DELETE',
    headers: headersOf(revoker.key),
  });
  expect((await answerApi(request)).status).toBe(204);
  expect(await here()).toBe(401);
  await delay(1_000);
  expect(await there()).toBe(401);
});

it('a session that was signed out ends at once where it was, and on another replica within a second', async () => {
  const { clubId, actor } = await staffOf(await makeOfferingClub(database.db), 'Admin');
  if (actor.kind !== 'User') throw new Error('staff are users');
  const now = new Date();
  const sessionId = await openSession(
    { db: database.db, now, userAgent: '', address: '127.0.0.1' },
    { userId: actor.id, club: { id: clubId, role: 'Admin' }, expiresAt: new Date(now.getTime() + 60_000) },
  );
  const { accessToken, refreshToken } = await issueTokens(database.db, sessionId, now);
  const headers = new Headers({ Authorization: `Bearer ${accessToken}` });
  const here = async () => {
    const request = new Request('http://localhost/api/v1/club/info', { headers });
    return (await answerApi(request)).status;
  };
  const there = () =>
    authenticate(otherReplica.db, { method: 'GET', headers }, new Date()).then(
      () => 200,
      () => 401,
    );
  expect([await here(), await there()]).toEqual([200, 200]);

  const request = new Request('http://localhost/api/v1/auth/logout', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
  });
  expect((await answerApi(request)).status).toBe(204);
  expect(await here()).toBe(401);
  await delay(1_000);
  expect(await there()).toBe(401);
});

it('the id of a session is no token, also right after a request with the cookie of the session', async () => {
  const { clubId, actor } = await staffOf(await makeOfferingClub(database.db), 'Admin');
  if (actor.kind !== 'User') throw new Error('staff are users');
  const { db } = database;
  const now = new Date();
  const sessionId = await openSession(
    { db, now, userAgent: '', address: '127.0.0.1' },
    { userId: actor.id, club: { id: clubId, role: 'Admin' }, expiresAt: new Date(now.getTime() + 60_000) },
  );
  const cookie = await encode({ token: { sid: sessionId }, secret: officeSecret() });
  const office = new Headers({
    Cookie: `${officeCookieName()}=${cookie}`,
    'Sec-Fetch-Site': 'same-origin',
  });
  expect(await authenticate(db, { method: 'GET', headers: office }, now)).toMatchObject({
    actor: { sessionId },
  });
  const program = new Headers({ Authorization: `Bearer ${sessionId}` });
  await expect(authenticate(db, { method: 'GET', headers: program }, now)).rejects.toMatchObject({
    code: 'unauthenticated',
  });
});
