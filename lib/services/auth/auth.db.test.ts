import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clubUsers, refreshTokens, sessions, users } from '@/db/schema/users';
import { verifyAccessToken } from '@/lib/auth/access-token';
import { principalOfSession } from '@/lib/auth/authenticate';
import { ChangeClubInfo } from '@/lib/contracts/club';
import type { Ctx } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import { createClub } from '@/lib/services/clubs/create';
import { setState } from '@/lib/services/clubs/set-state';
import { createUserWithPassword } from '@/lib/services/users/create-with-password';
import { testDatabase } from '@/testing/db/database';
import { withClub } from '@/testing/db/with-club';
import { endSession } from './own-sessions';
import { signIn } from './sign-in';
import { endSessionOfToken, issueTokens, refreshTokenPair } from './tokens';

const password = 'a long enough password';
const start = new Date('2026-03-14T09:00:00Z');
const later = (ms: number) => new Date(start.getTime() + ms);

let database: Awaited<ReturnType<typeof testDatabase>>;
let clubId: string;

beforeAll(async () => {
  database = await testDatabase();
  clubId = await createClub(database.db, 'auth', ChangeClubInfo.parse({ name: 'Auth' }));
});
afterAll(() => database.close());

function ctx(): Ctx {
  const { db } = database;
  return { db, clubId, actor: { kind: 'System' }, now: start, requestId: 'test', locale: 'en' };
}

async function makeUser(email: string): Promise<string> {
  return createUserWithPassword(ctx(), { email, firstName: 'Ada', lastName: 'L', role: 'Clerk', password });
}

const enter = (email: string, given = password, now = start) =>
  signIn({ db: database.db, now, userAgent: 'test' }, { email, password: given });

async function refusalOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof AppError ? `${error.code} ${error.extra.detail ?? ''}`.trim() : 'none';
}

describe('signing in', () => {
  it.each([
    ['ute@müller.example', 'ute@xn--mller-kva.example'],
    ['uwe@xn--mller-kva.example', 'uwe@müller.example'],
  ])('opens the session of %s also for %s', async (stored, typed) => {
    const userId = await makeUser(stored);
    expect(await enter(typed)).toMatchObject({ userId, clubId });
    expect(await enter(stored)).toMatchObject({ userId, clubId });
  });

  it('opens a session of the club, ignoring the case of the address', async () => {
    const userId = await makeUser('case@club.example');
    const session = await enter(' Case@Club.example ');
    expect(session).toMatchObject({ userId, clubId });
    const principal = await principalOfSession(database.db, session.sessionId, start);
    expect(principal).toEqual({
      clubId,
      actor: { kind: 'User', id: userId, role: 'Clerk', sessionId: session.sessionId },
    });
  });

  it('answers the same for an unknown address, a wrong password and a user without a club', async () => {
    await makeUser('right@club.example');
    const orphan = await makeUser('orphan@club.example');
    await withClub(ctx(), tx =>
      tx.update(clubUsers).set({ isActive: false }).where(eq(clubUsers.userId, orphan)),
    );
    expect(await refusalOf(enter('nobody@club.example'))).toBe('unauthenticated Failed');
    expect(await refusalOf(enter('right@club.example', 'wrong'))).toBe('unauthenticated Failed');
    expect(await refusalOf(enter('orphan@club.example'))).toBe('unauthenticated Failed');
  });

  it('reports an unconfirmed address only after the right password', async () => {
    const userId = await makeUser('new@club.example');
    await database.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, userId));
    expect(await refusalOf(enter('new@club.example', 'wrong'))).toBe('unauthenticated Failed');
    expect(await refusalOf(enter('new@club.example'))).toBe('unauthenticated NotAllowed');
  });
});

describe('a session', () => {
  it('ends at once when it is signed out, when the user loses the club, and when it expires', async () => {
    const userId = await makeUser('ends@club.example');
    const first = await enter('ends@club.example');
    await endSession(database.db, first.sessionId, later(1000));
    expect(await principalOfSession(database.db, first.sessionId, later(1000))).toBeNull();

    const second = await enter('ends@club.example');
    expect(await principalOfSession(database.db, second.sessionId, later(15 * 24 * 3600_000))).toBeNull();
    await withClub(ctx(), tx =>
      tx.update(clubUsers).set({ role: 'Viewer' }).where(eq(clubUsers.userId, userId)),
    );
    const demoted = await principalOfSession(database.db, second.sessionId, start);
    expect(demoted?.actor).toMatchObject({ role: 'Viewer' });
    await withClub(ctx(), tx =>
      tx.update(clubUsers).set({ isActive: false }).where(eq(clubUsers.userId, userId)),
    );
    expect(await principalOfSession(database.db, second.sessionId, start)).toBeNull();
  });
});

describe('an access token', () => {
  it('names its session for an hour and nothing else', async () => {
    await makeUser('token@club.example');
    const { sessionId } = await enter('token@club.example');
    const { accessToken, expiresIn } = await issueTokens(database.db, sessionId, start);
    expect(expiresIn).toBe(3600);
    expect(await verifyAccessToken(accessToken, later(3_599_000))).toBe(sessionId);
    expect(await verifyAccessToken(accessToken, later(3_601_000))).toBeNull();
    const claims = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString());
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid']);
  });

  it.each([
    [
      'without signature',
      (token: string) =>
        `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${token.split('.')[1]}.`,
    ],
    [
      'with a changed body',
      (token: string) => token.replace(/\.[^.]+\./, `.${Buffer.from('{"sid":"x"}').toString('base64url')}.`),
    ],
    ['cut short', (token: string) => token.slice(0, -2)],
  ])('is refused %s', async (_name, forge) => {
    const { accessToken } = await issueTokens(database.db, (await enterOnce()).sessionId, start);
    expect(await verifyAccessToken(forge(accessToken), start)).toBeNull();
  });

  let entered: ReturnType<typeof enter> | undefined;
  async function enterOnce() {
    entered ??= makeUser('forged@club.example').then(() => enter('forged@club.example'));
    return entered;
  }
});

describe('a refresh token', () => {
  async function begin(email: string) {
    await makeUser(email);
    const { sessionId } = await enter(email);
    return { sessionId, first: (await issueTokens(database.db, sessionId, start)).refreshToken };
  }

  it('is stored as a hash', async () => {
    const { first } = await begin('hash@club.example');
    const rows = await database.db.select().from(refreshTokens);
    expect(JSON.stringify(rows)).not.toContain(first);
  });

  it('gives twenty parallel uses the same successor', async () => {
    const { first } = await begin('parallel@club.example');
    const pairs = await Promise.all(
      Array.from({ length: 20 }, () => refreshTokenPair(database.db, first, later(1000))),
    );
    expect(new Set(pairs.map(pair => pair.refreshToken)).size).toBe(1);
    expect(pairs[0]?.refreshToken).not.toBe(first);
  });

  it('ends its sign-in when it is used again after ten seconds', async () => {
    const { first, sessionId } = await begin('reuse@club.example');
    const second = await refreshTokenPair(database.db, first, later(1000));
    expect(await refusalOf(refreshTokenPair(database.db, first, later(12_000)))).toBe('unauthenticated');
    expect(await refusalOf(refreshTokenPair(database.db, second.refreshToken, later(12_500)))).toBe(
      'unauthenticated',
    );
    expect(await principalOfSession(database.db, sessionId, later(12_500))).toBeNull();
    const [row] = await database.db.select().from(sessions).where(eq(sessions.id, sessionId));
    expect(row?.revokedReason).toBe('refresh token used again');
  });

  it('prolongs the sign-in, and ends after 14 days without use', async () => {
    const { first } = await begin('long@club.example');
    const second = await refreshTokenPair(database.db, first, later(13 * 24 * 3600_000));
    await refreshTokenPair(database.db, second.refreshToken, later(26 * 24 * 3600_000));
    const other = await begin('lazy@club.example');
    expect(await refusalOf(refreshTokenPair(database.db, other.first, later(14 * 24 * 3600_000 + 1)))).toBe(
      'unauthenticated',
    );
  });

  it('ends 90 days after the sign-in, also after exchanges', async () => {
    let { first: token } = await begin('chain@club.example');
    for (const day of [13, 26, 39, 52, 65, 78, 89]) {
      token = (await refreshTokenPair(database.db, token, later(day * 24 * 3600_000))).refreshToken;
    }
    expect(await refusalOf(refreshTokenPair(database.db, token, later(90 * 24 * 3600_000)))).toBe(
      'unauthenticated',
    );
  });

  it('is refused while the club is suspended, and works once the club is resumed', async () => {
    const { first } = await begin('suspended@club.example');
    await setState(database.db, clubId, { suspendedAt: start, removeAfter: null });
    expect(await refusalOf(refreshTokenPair(database.db, first, later(6000)))).toBe('forbidden');
    await setState(database.db, clubId, { suspendedAt: null, removeAfter: null });
    const second = await refreshTokenPair(database.db, first, later(3600_000));
    await refreshTokenPair(database.db, second.refreshToken, later(3601_000));
  });

  it('ends with its sign-in, and signing out twice changes nothing', async () => {
    const { first } = await begin('out@club.example');
    await endSessionOfToken(database.db, first, later(1000));
    await endSessionOfToken(database.db, first, later(2000));
    await endSessionOfToken(database.db, 'never was one', later(2000));
    expect(await refusalOf(refreshTokenPair(database.db, first, later(3000)))).toBe('unauthenticated');
  });
});
