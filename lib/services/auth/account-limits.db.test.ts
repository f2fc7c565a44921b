import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  attemptSignIn,
  linkTo,
  mailsTo,
  makeAccount,
  newPassword,
  password,
  runResetJobs,
  signedIn,
  start,
} from '@/testing/auth/accounts';
import { testDatabase } from '@/testing/db/database';
import { refusalOf } from '@/testing/db/factories';
import { openRig, type Rig } from '@/testing/worker/rig';
import { changeInfo } from './change-info';
import { forgotPassword } from './forgot-password';
import { resetPassword } from './reset-password';
import { sealSharedKey } from './second-factor';
import { signIn } from './sign-in';

let rig: Rig;
beforeAll(async () => {
  rig = await openRig(await testDatabase(), { RATE_LIMIT_SCALE: '1' });
});
afterAll(() => rig.close());

async function times<T>(count: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let done = 0; done < count; done += 1) results.push(await work());
  return results;
}

async function protectedAccount() {
  const account = await makeAccount(rig);
  const secret = sealSharedKey(account.id, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP');
  await rig.owner`update users set totp_secret_encrypted = ${secret}, two_factor_enabled_at = now()
    where id = ${account.id}`;
  return account;
}

describe('limits of an account', () => {
  it('lock it after ten wrong codes, also with right passwords in between', async () => {
    const account = await protectedAccount();
    const outcomes: unknown[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      outcomes.push(await attemptSignIn(rig, account));
      outcomes.push(await attemptSignIn(rig, account, { twoFactorCode: 'abcdef' }));
    }
    const guesses = outcomes.filter((_outcome, index) => index % 2 === 1);
    expect(guesses).toEqual([...Array<string>(10).fill('Failed'), 'Lockedout', 'Lockedout']);
    expect(outcomes[18]).toBe('RequiresTwoFactor');
  });

  it('allow the owner to sign in from a known network while strangers lock the account', async () => {
    const account = await makeAccount(rig);
    const from = (address: string, typed = password) =>
      signIn(
        { db: rig.db, now: start, userAgent: 'test', address },
        { email: account.email, password: typed },
      ).then(
        () => 'in',
        (error: { extra?: { detail?: string } }) => error.extra?.detail,
      );
    expect(await from('198.51.100.7')).toBe('in');
    for (let times = 0; times < 10; times += 1) expect(await from('203.0.113.9', 'guess')).toBe('Failed');
    expect(await from('203.0.113.9')).toBe('Lockedout');
    expect(await from('198.51.100.7')).toBe('in');
    expect(await from('203.0.113.9')).toBe('Lockedout');
    for (let times = 0; times < 10; times += 1) expect(await from('198.51.100.7', 'typo')).toBe('Failed');
    expect(await from('198.51.100.7')).toBe('Lockedout');
  });

  it('do not count a missing second factor as a failure', async () => {
    const account = await protectedAccount();
    expect(new Set(await times(15, () => attemptSignIn(rig, account)))).toEqual(
      new Set(['RequiresTwoFactor']),
    );
  });

  it('count a wrong old password like a failed sign-in', async () => {
    const account = await makeAccount(rig);
    const { ctx } = await signedIn(rig, account);
    const guess = () => refusalOf(changeInfo(ctx, { newPassword, oldPassword: 'guess' }));
    const codes = (await times(11, guess)).map(({ code }) => code);
    expect(codes).toEqual([...Array<string>(10).fill('validation'), 'quota-exceeded']);
    expect(await attemptSignIn(rig, account)).toBe('Lockedout');
  });

  it('send three links an hour to an address, and drop the others with the same response', async () => {
    const { email } = await makeAccount(rig);
    await times(5, () => forgotPassword({ db: rig.db, now: start }, email.toUpperCase()));
    await runResetJobs(rig);
    expect(await mailsTo(rig, rig.clubId, email)).toHaveLength(3);
  });

  it('send three confirmations an hour to a new address, for any user', async () => {
    const askers = await times(4, () => makeAccount(rig));
    const outcomes: string[] = [];
    for (const asker of askers) {
      const { ctx } = await signedIn(rig, asker);
      const work = changeInfo(ctx, { oldPassword: password, newEmail: 'victim@club.example' });
      outcomes.push(
        await work.then(
          () => 'done',
          async () => (await refusalOf(work)).code,
        ),
      );
    }
    expect(outcomes).toEqual(['done', 'done', 'done', 'quota-exceeded']);
    expect(await mailsTo(rig, rig.clubId, 'victim@club.example')).toHaveLength(3);
  });

  it('are reset by a new password from a mail link', async () => {
    const account = await makeAccount(rig);
    await times(11, () => attemptSignIn(rig, account, { password: 'guess' }));
    expect(await attemptSignIn(rig, account)).toBe('Lockedout');
    await forgotPassword({ db: rig.db, now: start }, account.email);
    await runResetJobs(rig);
    const { code: resetCode } = await linkTo(rig, rig.clubId, account.email, 'reset-password');
    await resetPassword({ db: rig.db, now: start }, { email: account.email, resetCode, newPassword });
    expect(await attemptSignIn(rig, account, { password: newPassword })).toMatchObject({
      userId: account.id,
    });
  });
});
