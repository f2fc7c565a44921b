import { encode } from 'next-auth/jwt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyAccessToken } from '@/lib/auth/access-token';
import { principalOfSession } from '@/lib/auth/authenticate';
import { officeCookieName, officeSecret } from '@/lib/auth/office-cookie';
import { AccessTokenResponse } from '@/lib/contracts/auth';
import type { Ctx } from '@/lib/platform/context';
import { attemptSignIn, auditOf, joinClub, makeAccount, makeClub, signedIn } from '@/testing/auth/accounts';
import { testDatabase } from '@/testing/db/database';
import { makeApiKey, refusalOf, unknownIds } from '@/testing/db/factories';
import { makeOfferingClub } from '@/testing/db/offering-club';
import { answerApi } from '@/testing/http/call-api';
import { openRig, type Rig } from '@/testing/worker/rig';
import { endOtherSessions, endOwnSession } from './own-sessions';
import { endSessionOfToken, refreshTokenPair } from './tokens';

let rig: Rig;
beforeAll(async () => {
  rig = await openRig(await testDatabase());
});
afterAll(() => rig.close());

/** A user of two clubs, signed in to the first of them now. */
async function twoClubs() {
  const now = new Date();
  const account = await makeAccount(rig);
  const second = await makeClub(rig.db, 'Zweiter Verein');
  const entered = await signedIn(rig, account, 'Clerk', now);
  await joinClub(rig.db, second, account.id, 'Manager');
  return { account, second, now, ...entered };
}

function call(headers: Record<string, string>, body: unknown): Promise<Response> {
  const request = new Request('https://eintritt.example/api/v1/auth/switch-club', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return answerApi(request);
}

type Origin = { ctx: Ctx; sessionId: string; refreshToken: string; now: Date };

async function pairFor(accessToken: string, clubId: string) {
  const answer = await call(bearer(accessToken), { clubId });
  return AccessTokenResponse.parse(await answer.json());
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

describe('switching the club', () => {
  it('returns a token pair for the other club with the role there; the current pair stays valid', async () => {
    const { account, second, now, tokens, sessionId } = await twoClubs();
    const answer = await call(bearer(tokens.accessToken), { clubId: second });
    expect(answer.status).toBe(200);
    const pair = AccessTokenResponse.parse(await answer.json());
    const opened = (await verifyAccessToken(pair.accessToken, now)) ?? '';
    expect(await principalOfSession(rig.db, opened, now)).toMatchObject({
      clubId: second,
      actor: { id: account.id, role: 'Manager' },
    });
    expect(await principalOfSession(rig.db, sessionId, now)).toMatchObject({ clubId: rig.clubId });
    await refreshTokenPair(rig.db, pair.refreshToken, now);
    await refreshTokenPair(rig.db, tokens.refreshToken, now);
    expect(await auditOf(rig, second, account.id)).toEqual(['SignedIn']);
    expect(await attemptSignIn(rig, account)).toMatchObject({ clubId: second });
  });

  it('answers 409 for the club of the token and opens no sign-in; the office stays where it is', async () => {
    const { account, tokens, sessionId } = await twoClubs();
    const answer = await call(bearer(tokens.accessToken), { clubId: rig.clubId });
    expect(answer.status).toBe(409);
    const cookie = await encode({ token: { sid: sessionId }, secret: officeSecret() });
    const headers = { cookie: `${officeCookieName()}=${cookie}`, origin: 'https://eintritt.example' };
    expect((await call(headers, { clubId: rig.clubId })).status).toBe(204);
    const [{ count } = { count: 0 }] = await rig.owner<{ count: number }[]>`
      select count(*)::int from sessions where user_id = ${account.id}`;
    expect(count).toBe(1);
    expect(await auditOf(rig, rig.clubId, account.id)).toEqual(['SignedIn']);
  });

  it.each([
    ['sign-out', ({ refreshToken }: Origin) => endSessionOfToken(rig.db, refreshToken, new Date())],
    ['being ended by its user', ({ ctx, sessionId }: Origin) => endOwnSession(ctx, sessionId)],
    [
      'a refresh token that was used again',
      async ({ refreshToken, now }: Origin) => {
        await refreshTokenPair(rig.db, refreshToken, now);
        const late = new Date(now.getTime() + 20_000);
        await refusalOf(refreshTokenPair(rig.db, refreshToken, late));
      },
    ],
  ])('opens a sign-in that ends with its origin by %s, also one that it opened itself', async (_how, end) => {
    const { account, second, now, tokens, sessionId, ctx } = await twoClubs();
    const third = await makeClub(rig.db, 'Dritter Verein');
    await joinClub(rig.db, third, account.id, 'Viewer');
    const other = await signedIn(rig, account, 'Clerk', now);
    const opened = [await pairFor(tokens.accessToken, second)];
    opened.push(await pairFor(opened[0]?.accessToken ?? '', third));
    await end({ ctx, sessionId, refreshToken: tokens.refreshToken, now });
    for (const pair of opened) {
      const id = (await verifyAccessToken(pair.accessToken, now)) ?? '';
      expect(await principalOfSession(rig.db, id, now)).toBeNull();
      expect((await refusalOf(refreshTokenPair(rig.db, pair.refreshToken, now))).code).toBe(
        'unauthenticated',
      );
    }
    expect(await principalOfSession(rig.db, other.sessionId, now)).not.toBeNull();
  });

  it('opens a sign-in that cannot end all others and outlive its origin', async () => {
    const { second, now, tokens, sessionId, ctx } = await twoClubs();
    const pair = await pairFor(tokens.accessToken, second);
    const opened = (await verifyAccessToken(pair.accessToken, now)) ?? '';
    const { actor } = (await principalOfSession(rig.db, opened, now)) ?? ctx;
    await endOtherSessions({ ...ctx, clubId: second, actor });
    expect(await principalOfSession(rig.db, sessionId, now)).not.toBeNull();
    await endSessionOfToken(rig.db, tokens.refreshToken, now);
    expect(await principalOfSession(rig.db, opened, now)).toBeNull();
  });

  it('moves an office session and returns no tokens', async () => {
    const { second, now, sessionId } = await twoClubs();
    const cookie = await encode({ token: { sid: sessionId }, secret: officeSecret() });
    const headers = { cookie: `${officeCookieName()}=${cookie}`, origin: 'https://eintritt.example' };
    const answer = await call(headers, { clubId: second });
    expect(answer.status).toBe(204);
    expect(await answer.text()).toBe('');
    expect(await principalOfSession(rig.db, sessionId, now)).toMatchObject({ clubId: second });
    const foreign = await call({ ...headers, origin: 'https://evil.example' }, { clubId: rig.clubId });
    expect(foreign.status).toBe(401);
  });

  it('answers 404 for a foreign, a lost and an unknown club', async () => {
    const { account, second, tokens } = await twoClubs();
    const other = await makeClub(rig.db, 'Fremder Verein');
    await rig.owner`update club_users set is_active = false where user_id = ${account.id} and club_id = ${second}`;
    const bodies: unknown[] = [];
    for (const clubId of [other, second, ...unknownIds]) {
      const answer = await call(bearer(tokens.accessToken), { clubId });
      expect(answer.status, clubId).toBe(404);
      const { traceId: _id, instance: _instance, ...body } = await answer.json();
      bodies.push(body);
    }
    expect(new Set(bodies.map(body => JSON.stringify(body))).size).toBe(1);
  });

  it('answers 401 without credentials, 403 for an API key, 400 for an unknown member', async () => {
    const { second, tokens } = await twoClubs();
    const club = await makeOfferingClub(rig.db);
    const key = await makeApiKey(club, 'Admin');
    expect((await call({}, { clubId: second })).status).toBe(401);
    expect((await call(bearer(key), { clubId: club.clubId })).status).toBe(403);
    expect((await call(bearer(tokens.accessToken), { clubId: second, role: 'Admin' })).status).toBe(400);
  });
});
