import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AuditLogQuery } from '@/lib/contracts/audit';
import { cleanUp } from '@/lib/services/nightly/clean-up';
import { auditAccountIncident } from '@/server/worker/handlers/audit-account-incident';
import {
  type Account,
  attemptSignIn,
  hourMs,
  joinClub,
  later,
  mailsTo,
  makeAccount,
  makeClub,
  minuteMs,
  newPassword,
  signedIn,
  start,
  systemCtx,
} from '@/testing/auth/accounts';
import { testDatabase } from '@/testing/db/database';
import { refusalOf } from '@/testing/db/factories';
import { openRig, type Rig } from '@/testing/worker/rig';
import { listAuditLog } from '../audit/list';
import { changeInfo } from './change-info';
import { forgotPassword } from './forgot-password';

let rig: Rig;
beforeAll(async () => {
  rig = await openRig(await testDatabase(), { RATE_LIMIT_SCALE: '1' });
});
afterAll(() => rig.close());

const guess = (account: Pick<Account, 'email'>, now = start) =>
  attemptSignIn(rig, account, { password: 'guess', now });
const dayMs = 24 * hourMs;

async function repeat(times: number, work: () => Promise<unknown>): Promise<void> {
  for (let done = 0; done < times; done += 1) await work();
}

let told = 0;
beforeEach(async () => {
  told = (await rig.jobs('audit-account-incident')).length;
});

/** Runs the jobs since the test began that are due at `now`, each twice as after a crash. Returns their number. */
async function runJobs(now: Date): Promise<number> {
  const jobs = (await rig.jobs('audit-account-incident')).slice(told);
  for (const { payload, startAfter } of jobs) {
    // Urgent jobs are due by the clock of the database.
    if (startAfter > now && startAfter.getTime() < start.getTime() + 30 * dayMs) continue;
    await auditAccountIncident({ ...rig.runtime, now: () => now }, payload);
    await auditAccountIncident({ ...rig.runtime, now: () => now }, payload);
  }
  return jobs.length;
}

/** Counts of the rows of `account_incidents` that jobs since the test began refer to. */
async function countsOfJobs(): Promise<Record<string, number>> {
  const jobs = (await rig.jobs('audit-account-incident')).slice(told);
  const ids = jobs.map(({ payload }) => payload.incidentId);
  const rows = await rig.owner`select kind, count from account_incidents where id = any(${ids})`;
  return Object.fromEntries(rows.map(({ kind, count }) => [String(kind), Number(count)]));
}

async function logOf(clubId: string, userId: string) {
  const { items } = await listAuditLog(
    systemCtx(rig.db, clubId),
    AuditLogQuery.parse({ kind: 'SignIns', limit: '200' }),
  );
  return items
    .filter(({ recordId, action }) => recordId === userId && action !== 'SignedIn')
    .toSorted((one, other) => other.action.localeCompare(one.action) || one.at.localeCompare(other.at))
    .map(({ action, actor, details, recordName }) => ({ action, actor: actor.kind, details, recordName }));
}

describe('failed sign-ins', () => {
  it('write one entry an hour into the log of each club of the account, and of no other club', async () => {
    const account = await makeAccount(rig);
    const [second, stranger] = [await makeClub(rig.db, 'Second'), await makeClub(rig.db, 'Stranger')];
    await joinClub(rig.db, second, account.id, 'Viewer');
    await repeat(4, () => guess(account, later(minuteMs)));
    await guess(account, later(hourMs));
    expect(await runJobs(later(hourMs - minuteMs))).toBe(2);
    expect(await logOf(rig.clubId, account.id)).toEqual([]);
    await runJobs(later(2 * hourMs));
    const entry = (attempts: number) => ({
      action: 'SignInFailed',
      actor: 'System',
      details: { attempts },
      recordName: 'Petra Person',
    });
    for (const clubId of [rig.clubId, second])
      expect(await logOf(clubId, account.id)).toEqual([entry(4), entry(1)]);
    expect((await listAuditLog(systemCtx(rig.db, stranger), AuditLogQuery.parse({}))).totalCount).toBe(0);
  });

  it('lock the account with an immediate entry, also when they continue', async () => {
    const account = await makeAccount(rig);
    await repeat(9, () => guess(account));
    expect(await runJobs(start)).toBe(1);
    await repeat(30, () => guess(account));
    expect(await runJobs(start)).toBe(2);
    expect(await logOf(rig.clubId, account.id)).toEqual([
      { action: 'SignInLocked', actor: 'System', details: {}, recordName: 'Petra Person' },
    ]);
    expect(await countsOfJobs()).toEqual({ SignInFailed: 39, SignInLocked: 1 });
    await runJobs(later(hourMs));
    expect(await logOf(rig.clubId, account.id)).toMatchObject([
      { action: 'SignInLocked' },
      { action: 'SignInFailed', details: { attempts: 39 } },
    ]);
  });

  it('include a wrong old password of a signed-in user', async () => {
    const account = await makeAccount(rig);
    const { ctx } = await signedIn(rig, account);
    const change = () => refusalOf(changeInfo(ctx, { newPassword, oldPassword: 'guess' }));
    await repeat(11, change);
    expect(await countsOfJobs()).toEqual({ SignInFailed: 11, SignInLocked: 1 });
    await runJobs(later(hourMs));
    expect(await logOf(rig.clubId, account.id)).toMatchObject([
      { action: 'SignInLocked' },
      { action: 'SignInFailed', details: { attempts: 11 } },
    ]);
  });

  it('of an address without an account create as many jobs and no entry', async () => {
    const known = await makeAccount(rig);
    const count = async () => Number((await rig.owner`select count(*) from audit_entries`)[0]?.count);
    const jobsOf = async (email: string) => {
      told = (await rig.jobs('audit-account-incident')).length;
      await repeat(11, () => guess({ email }));
      await forgotPassword({ db: rig.db, now: start }, email);
      return (await rig.jobs('audit-account-incident')).length - told;
    };
    expect(await jobsOf(known.email)).toBe(3);
    const before = await count();
    expect(await jobsOf('nobody@club.example')).toBe(3);
    await runJobs(later(hourMs));
    expect(await count()).toBe(before);
  });
});

describe('requests for a new password', () => {
  it('write one entry an hour with their number', async () => {
    const account = await makeAccount(rig);
    await repeat(5, () => forgotPassword({ db: rig.db, now: start }, ` ${account.email.toUpperCase()}`));
    await runJobs(later(hourMs));
    expect(await logOf(rig.clubId, account.id)).toEqual([
      {
        action: 'PasswordResetRequested',
        actor: 'System',
        details: { requests: 5 },
        recordName: 'Petra Person',
      },
    ]);
  });
});

describe('the owner of an account that is locked', () => {
  it('gets instructions by mail in the product’s words, once in 24 h', async () => {
    const account = await makeAccount(rig);
    const mails = () => mailsTo(rig, rig.clubId, account.email);
    const lock = async (now: Date) => {
      await rig.owner`delete from rate_limits`;
      await repeat(11, () => guess(account, now));
      await runJobs(now);
    };
    await lock(start);
    const [mail] = await mails();
    expect(mail).toMatchObject({
      type: 'PasswordReset',
      subject: expect.stringContaining('Several failed sign-ins to your account'),
    });
    expect(mail?.text).toContain('you can usually still sign in');
    expect(mail?.text).toContain('https://eintritt.example/forgot-password');
    expect(mail?.text).not.toContain('code=');
    await lock(later(2 * hourMs));
    await lock(later(dayMs - minuteMs));
    expect(await mails()).toHaveLength(1);
    await lock(later(dayMs + hourMs));
    expect(await mails()).toHaveLength(2);
  });
});

it('incident counts are deleted after 48 h', async () => {
  const then = later(-10 * dayMs);
  await guess({ email: 'old@club.example' }, then);
  const left = async () =>
    Number((await rig.owner`select count(*) from account_incidents where hour <= ${then}`)[0]?.count);
  await cleanUp(rig.db, new Date(then.getTime() + 47 * hourMs), () => false);
  expect(await left()).toBe(1);
  await cleanUp(rig.db, new Date(then.getTime() + 49 * hourMs), () => false);
  expect(await left()).toBe(0);
});
