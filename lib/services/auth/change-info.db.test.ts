import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '@/db/schema/users';
import { principalOfSession } from '@/lib/auth/authenticate';
import { InfoRequest } from '@/lib/contracts/auth';
import {
  attemptSignIn,
  auditOf,
  countRefreshTokens,
  hourMs,
  later,
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
import { confirmEmail } from './confirm-email';
import { forgotPassword } from './forgot-password';
import { getInfo } from './get-info';
import { resetPassword } from './reset-password';
import { refreshTokenPair } from './tokens';

let rig: Rig;
beforeAll(async () => {
  rig = await openRig(await testDatabase());
});
afterAll(() => rig.close());

const oldPassword = password;

describe('own info', () => {
  it('stores names, writes an audit entry, and accepts its own response', async () => {
    const account = await makeAccount(rig);
    const { ctx } = await signedIn(rig, account);
    const changed = await changeInfo(ctx, { firstName: 'Ada', lastName: '' });
    expect(changed).toEqual({ ...(await getInfo(ctx)), firstName: 'Ada', lastName: '' });
    expect(await auditOf(rig, ctx.clubId, account.id)).toEqual(['SignedIn', 'Updated']);
    expect(await changeInfo(ctx, InfoRequest.parse(changed))).toEqual(changed);
    expect(await changeInfo(ctx, { newEmail: account.email.toUpperCase() })).toEqual(changed);
    expect(await auditOf(rig, ctx.clubId, account.id)).toHaveLength(2);
  });

  it('answers 403 to an API key', async () => {
    const { ctx } = await signedIn(rig, await makeAccount(rig));
    const program = { ...ctx, actor: { kind: 'ApiKey', id: ctx.clubId, role: 'Admin' } } as const;
    expect((await refusalOf(getInfo(program))).code).toBe('forbidden');
    expect((await refusalOf(changeInfo(program, {}))).code).toBe('forbidden');
  });
});

describe('a new password', () => {
  it('needs the old one', async () => {
    const { ctx } = await signedIn(rig, await makeAccount(rig));
    for (const [given, key] of [
      [{ newPassword }, 'required'],
      [{ newPassword, oldPassword: 'wrong' }, 'passwordWrong'],
      [{ newEmail: 'new@club.example', oldPassword: 'wrong' }, 'passwordWrong'],
    ] as const) {
      const { violations } = await refusalOf(changeInfo(ctx, given));
      expect(violations).toEqual([{ path: 'oldPassword', key }]);
    }
    const { violations } = await refusalOf(changeInfo(ctx, { oldPassword, newPassword: 'Passwort1234' }));
    expect(violations).toEqual([{ path: 'newPassword', key: 'passwordCommon' }]);
  });

  it('ends every other sign-in, every refresh token and every code, but not this sign-in', async () => {
    const account = await makeAccount(rig);
    const other = await signedIn(rig, account);
    const own = await signedIn(rig, account);
    await forgotPassword({ db: rig.db, now: start }, account.email);
    await runResetJobs(rig);
    await changeInfo(own.ctx, { oldPassword, newPassword });
    expect(await principalOfSession(rig.db, other.sessionId, start)).toBeNull();
    expect(await principalOfSession(rig.db, own.sessionId, start)).not.toBeNull();
    for (const { tokens } of [other, own]) {
      const refused = await refusalOf(refreshTokenPair(rig.db, tokens.refreshToken, start));
      expect(refused.code).toBe('unauthenticated');
    }
    expect(await principalOfSession(rig.db, own.sessionId, start)).not.toBeNull();
    const { code: resetCode } = await linkTo(rig, rig.clubId, account.email, 'reset-password');
    const reset = resetPassword({ db: rig.db, now: start }, { email: account.email, resetCode, newPassword });
    expect((await refusalOf(reset)).code).toBe('validation');
    expect(await attemptSignIn(rig, account)).toBe('Failed');
    expect(await attemptSignIn(rig, account, { password: newPassword })).toMatchObject({
      userId: account.id,
    });
    expect(await auditOf(rig, own.ctx.clubId, account.id)).toContain('PasswordChanged');
  });

  it('ends every refresh token, also one that is exchanged at the same moment', async () => {
    const account = await makeAccount(rig);
    const { ctx, sessionId } = await signedIn(rig, account);
    let change: Promise<unknown> = Promise.resolve();
    await rig.owner.begin(async tx => {
      // Like an exchange: the old token stays locked until its successor exists.
      await tx`select 1 from refresh_tokens where session_id = ${sessionId} for update`;
      await tx`insert into refresh_tokens (id, session_id, token_hash, expires_at)
        values (${uuid()}, ${sessionId}, 'successor', now() + interval '1 day')`;
      change = changeInfo(ctx, { oldPassword, newPassword });
      await expect.poll(() => countWaiting(), { timeout: 10_000 }).toBe(1);
    });
    await change;
    expect(await countRefreshTokens(rig, sessionId)).toBe(0);
  });

  async function countWaiting(): Promise<number> {
    const rows = await rig.owner`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    return rows.length;
  }
});

describe('a new address', () => {
  async function request(newEmail: string) {
    const account = await makeAccount(rig);
    const { ctx } = await signedIn(rig, account);
    const info = await changeInfo(ctx, { oldPassword, newEmail });
    const { code } = await linkTo(rig, ctx.clubId, newEmail, 'confirm-email');
    return { account, ctx, info, code };
  }
  const confirm = (email: string, code: string, now = start) =>
    confirmEmail({ db: rig.db, now }, { email, code });
  const codeWrong = { code: 'validation', violations: [{ path: 'code', key: 'codeWrong' }] };

  it('counts once it is confirmed; the old address gets a notice without a link', async () => {
    const newEmail = 'Ada.New@club.example';
    const { account, ctx, info, code } = await request(newEmail);
    expect(info.email).toBe(account.email);
    const [note] = await mailsTo(rig, ctx.clubId, account.email);
    expect(note).toMatchObject({ type: 'EmailChange' });
    expect(note?.text).toContain(newEmail);
    expect(note?.text).not.toMatch(/https?:|gilt bis|\n{3}/);
    await confirm(newEmail.toLowerCase(), code);
    expect(await getInfo(ctx)).toMatchObject({ email: newEmail, isEmailConfirmed: true });
    expect(await attemptSignIn(rig, account)).toBe('Failed');
    expect(await attemptSignIn(rig, { email: newEmail })).toMatchObject({ userId: account.id });
    expect(await auditOf(rig, ctx.clubId, account.id)).toContain('EmailChanged');
    expect(await refusalOf(confirm(newEmail, code))).toMatchObject(codeWrong);
  });

  it('is confirmed only by its own, last and unexpired code', async () => {
    const { ctx, code } = await request('first@club.example');
    expect(await refusalOf(confirm('second@club.example', code))).toMatchObject(codeWrong);
    expect(await refusalOf(confirm('first@club.example', code, later(24 * hourMs)))).toMatchObject(codeWrong);
    await changeInfo(ctx, { oldPassword, newEmail: 'second@club.example' });
    expect(await refusalOf(confirm('first@club.example', code))).toMatchObject(codeWrong);
    const { code: last } = await linkTo(rig, ctx.clubId, 'second@club.example', 'confirm-email');
    await confirm('second@club.example', last);
  });

  it('with an account gets the same response, and no mail', async () => {
    const taken = await makeAccount(rig);
    const { info, account, code } = await request(taken.email.toUpperCase());
    expect([info.email, code]).toEqual([account.email, '']);
    expect(await mailsTo(rig, rig.clubId, taken.email.toUpperCase())).toEqual([]);
    expect(await mailsTo(rig, rig.clubId, account.email)).toHaveLength(1);
  });

  it('that another account got meanwhile answers 409', async () => {
    const { code } = await request('late@club.example');
    const faster = await makeAccount(rig);
    await rig.db.update(users).set({ email: 'LATE@club.example' }).where(eq(users.id, faster.id));
    expect((await refusalOf(confirm('late@club.example', code))).code).toBe('already-taken');
  });

  it('ends the codes that were sent to the old one', async () => {
    const account = await makeAccount(rig);
    await forgotPassword({ db: rig.db, now: start }, account.email);
    await runResetJobs(rig);
    const { code: resetCode } = await linkTo(rig, rig.clubId, account.email, 'reset-password');
    const { ctx } = await signedIn(rig, account);
    const newEmail = 'moved@club.example';
    await changeInfo(ctx, { oldPassword, newEmail });
    await confirm(newEmail, (await linkTo(rig, ctx.clubId, newEmail, 'confirm-email')).code);
    const reset = resetPassword({ db: rig.db, now: start }, { email: newEmail, resetCode, newPassword });
    expect((await refusalOf(reset)).violations).toEqual([{ path: 'resetCode', key: 'codeWrong' }]);
  });
});
