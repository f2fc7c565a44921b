import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { principalOfSession } from '@/lib/auth/authenticate';
import {
  attemptSignIn,
  auditOf,
  joinClub,
  later,
  makeAccount,
  makeClub,
  minuteMs,
  signedIn,
  start,
} from '@/testing/auth/accounts';
import { testDatabase } from '@/testing/db/database';
import { refusalOf, unknownIds } from '@/testing/db/factories';
import { openRig, type Rig } from '@/testing/worker/rig';
import { endOtherSessions, endOwnSession, listSessions } from './own-sessions';
import { refreshTokenPair } from './tokens';

let rig: Rig;
beforeAll(async () => {
  rig = await openRig(await testDatabase());
});
afterAll(() => rig.close());

/** A user who signed in by a program, and later in the office. */
async function twoSignIns() {
  const account = await makeAccount(rig);
  const program = await signedIn(rig, account);
  const office = await attemptSignIn(rig, account, { now: later(minuteMs) });
  if (typeof office === 'string') throw new Error(office);
  return { account, program, officeId: office.sessionId };
}

const isLive = async (sessionId: string) => (await principalOfSession(rig.db, sessionId, start)) !== null;

describe("a user's sign-ins", () => {
  it('are listed with their kind, the last used first, and the current one is marked', async () => {
    const { program, officeId } = await twoSignIns();
    expect(await listSessions(program.ctx)).toMatchObject([
      { id: officeId, kind: 'Office', isCurrent: false, userAgent: 'test', club: { id: rig.clubId } },
      { id: program.sessionId, kind: 'Api', isCurrent: true, createdAt: start.toISOString() },
    ]);
  });

  it('show their last use, accurate to five minutes', async () => {
    const { program, officeId } = await twoSignIns();
    await principalOfSession(rig.db, officeId, later(20 * minuteMs));
    const [first] = await listSessions(program.ctx);
    expect(first).toMatchObject({ id: officeId, lastUsedAt: later(20 * minuteMs).toISOString() });
  });

  it('end in the office after the idle hours of the club; those of programs continue', async () => {
    const { program, officeId } = await twoSignIns();
    await rig.owner`update clubs set office_idle_hours = 8 where id = ${rig.clubId}`;
    const isLiveAt = async (id: string, ms: number) =>
      (await principalOfSession(rig.db, id, later(ms))) !== null;
    expect(await isLiveAt(officeId, 8 * 60 * minuteMs)).toBe(true);
    expect(await isLiveAt(officeId, 15 * 60 * minuteMs)).toBe(true);
    expect(await isLiveAt(officeId, 23 * 60 * minuteMs)).toBe(false);
    expect(await isLiveAt(program.sessionId, 23 * 60 * minuteMs)).toBe(true);
    await rig.owner`update clubs set office_idle_hours = 24 where id = ${rig.clubId}`;
  });

  it('leave out those that ended, expired, or belong to a lost club', async () => {
    const { account, program, officeId } = await twoSignIns();
    const second = await makeClub(rig.db, 'Zweiter Verein');
    await joinClub(rig.db, second, account.id, 'Clerk');
    await rig.owner`update sessions set current_club_id = ${second} where id = ${officeId}`;
    expect(await listSessions(program.ctx)).toHaveLength(2);
    await rig.owner`update club_users set is_active = false where user_id = ${account.id} and club_id = ${second}`;
    expect(await listSessions(program.ctx)).toMatchObject([{ id: program.sessionId }]);
    await rig.owner`update sessions set expires_at = ${start} where id = ${program.sessionId}`;
    expect(await listSessions(program.ctx)).toEqual([]);
  });

  it('end one by one, with their tokens, once, with an audit entry', async () => {
    const { program, officeId, account } = await twoSignIns();
    const other = await signedIn(rig, account);
    await endOwnSession(program.ctx, officeId);
    expect([await isLive(officeId), await isLive(program.sessionId)]).toEqual([false, true]);
    expect((await refusalOf(endOwnSession(program.ctx, officeId))).code).toBe('not-found');
    await endOwnSession(program.ctx, other.sessionId);
    const late = refreshTokenPair(rig.db, other.tokens.refreshToken, start);
    expect((await refusalOf(late)).code).toBe('unauthenticated');
    expect(await auditOf(rig, rig.clubId, officeId)).toEqual(['Deleted']);
  });

  it('end all at once except the current one', async () => {
    const { program, officeId, account } = await twoSignIns();
    const third = await signedIn(rig, account);
    await endOtherSessions(program.ctx);
    expect(await Promise.all([program.sessionId, officeId, third.sessionId].map(isLive))).toEqual([
      true,
      false,
      false,
    ]);
    await refreshTokenPair(rig.db, program.tokens.refreshToken, start);
  });

  it('cannot be ended by another user', async () => {
    const mine = await twoSignIns();
    const theirs = await twoSignIns();
    for (const id of [theirs.officeId, ...unknownIds]) {
      expect((await refusalOf(endOwnSession(mine.program.ctx, id))).code).toBe('not-found');
    }
    await endOtherSessions(mine.program.ctx);
    expect(await isLive(theirs.officeId)).toBe(true);
    const key = { ...mine.program.ctx, actor: { kind: 'ApiKey', id: mine.officeId, role: 'Admin' } as const };
    for (const work of [listSessions(key), endOwnSession(key, mine.officeId), endOtherSessions(key)]) {
      expect((await refusalOf(work)).code).toBe('forbidden');
    }
  });
});
