import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TwoFactorRequest } from '@/lib/contracts/auth';
import {
  attemptSignIn,
  auditOf,
  later,
  makeAccount,
  newPassword,
  password,
  signedIn,
} from '@/testing/auth/accounts';
import { testDatabase } from '@/testing/db/database';
import { refusalOf } from '@/testing/db/factories';
import { openRig, type Rig } from '@/testing/worker/rig';
import { switchOffSecondFactor } from './issue-account-link';
import { manageTwoFactor } from './manage-two-factor';

let rig: Rig;
beforeAll(async () => {
  rig = await openRig(await testDatabase());
});
afterAll(() => rig.close());

const stepMs = 30_000;
const codeAt = (sharedKey: string, now: Date) =>
  new TOTP({ secret: Secret.fromBase32(sharedKey) }).generate({ timestamp: now.getTime() });

/** A user with the second factor switched on, with the code of `start`. */
async function protectedAccount() {
  const account = await makeAccount(rig);
  const { ctx } = await signedIn(rig, account);
  const { sharedKey } = await manageTwoFactor(ctx, {});
  if (sharedKey === null) throw new Error('no shared key');
  const twoFactorCode = codeAt(sharedKey, ctx.now);
  const enabled = await manageTwoFactor(ctx, { enable: true, password, twoFactorCode });
  return { account, ctx, sharedKey, enabled, recoveryCodes: enabled.recoveryCodes ?? [] };
}

describe('the second factor', () => {
  it('is switched on by a code of the app, then returns ten recovery codes once and its key never again', async () => {
    const { account, ctx, sharedKey, enabled, recoveryCodes } = await protectedAccount();
    expect(enabled).toMatchObject({ isTwoFactorEnabled: true, sharedKey: null, authenticatorUri: null });
    expect(enabled.recoveryCodesLeft).toBe(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes)
      expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
    const { recoveryCodes: _once, ...state } = enabled;
    expect(await manageTwoFactor(ctx, TwoFactorRequest.parse(enabled))).toEqual(state);
    expect(await manageTwoFactor(ctx, { enable: true, twoFactorCode: '000000' })).toEqual(state);
    expect(await auditOf(rig, ctx.clubId, account.id)).toEqual(['SignedIn', 'TwoFactorEnabled']);
    const stored =
      await rig.owner`select u.*, r.code_hash from users u join user_recovery_codes r on r.user_id = u.id`;
    for (const secret of [sharedKey, ...recoveryCodes]) expect(JSON.stringify(stored)).not.toContain(secret);
  });

  it('returns the same key until it is used, with a URI for the app', async () => {
    const account = await makeAccount(rig);
    const { ctx } = await signedIn(rig, account);
    const first = await manageTwoFactor(ctx, {});
    expect(first).toMatchObject({ recoveryCodesLeft: 0, isTwoFactorEnabled: false });
    expect(Secret.fromBase32(first.sharedKey ?? '').bytes).toHaveLength(20);
    const uri = new URL(first.authenticatorUri ?? '');
    expect([uri.protocol, uri.searchParams.get('secret')]).toEqual(['otpauth:', first.sharedKey]);
    expect(decodeURIComponent(uri.pathname)).toContain(account.email);
    expect(await manageTwoFactor(ctx, {})).toEqual(first);
    const renewed = await manageTwoFactor(ctx, { resetSharedKey: true });
    expect(renewed.sharedKey).not.toBe(first.sharedKey);
  });

  it('is not switched on without the password', async () => {
    const { ctx } = await signedIn(rig, await makeAccount(rig));
    const { sharedKey } = await manageTwoFactor(ctx, {});
    const given = { enable: true, twoFactorCode: codeAt(sharedKey ?? '', ctx.now) };
    for (const [typed, key] of [
      [undefined, 'required'],
      ['not the password', 'passwordWrong'],
    ] as const) {
      const refused = manageTwoFactor(ctx, { ...given, ...(typed && { password: typed }) });
      expect((await refusalOf(refused)).violations).toEqual([{ path: 'password', key }]);
    }
    expect((await manageTwoFactor(ctx, {})).isTwoFactorEnabled).toBe(false);
  });

  it('is not switched on without a valid code', async () => {
    const { ctx } = await signedIn(rig, await makeAccount(rig));
    const { sharedKey } = await manageTwoFactor(ctx, {});
    const late = codeAt(sharedKey ?? '', later(2 * stepMs));
    for (const [given, path, key] of [
      [{ enable: true, password }, 'twoFactorCode', 'required'],
      [{ enable: true, password, twoFactorCode: late }, 'twoFactorCode', 'twoFactorCodeWrong'],
      [{ enable: true, password, twoFactorCode: 'abcdef' }, 'twoFactorCode', 'twoFactorCodeWrong'],
      [{ enable: true, resetSharedKey: true }, 'resetSharedKey', 'twoFactorResetAndEnable'],
    ] as const) {
      expect((await refusalOf(manageTwoFactor(ctx, given))).violations).toEqual([{ path, key }]);
    }
    expect((await refusalOf(manageTwoFactor(ctx, { resetRecoveryCodes: true }))).code).toBe('state-conflict');
    expect((await manageTwoFactor(ctx, {})).isTwoFactorEnabled).toBe(false);
  });

  it('deletes its key and recovery codes when it is switched off', async () => {
    const { account, ctx, sharedKey } = await protectedAccount();
    const twoFactorCode = codeAt(sharedKey, later(stepMs));
    const off = await manageTwoFactor(ctx, { enable: false, twoFactorCode });
    expect(off).toMatchObject({ isTwoFactorEnabled: false, recoveryCodesLeft: 0 });
    expect(off.sharedKey).not.toBe(sharedKey);
    expect(await attemptSignIn(rig, account)).toMatchObject({ userId: account.id });
    expect(await manageTwoFactor(ctx, { enable: false })).toEqual(off);
    expect(await auditOf(rig, ctx.clubId, account.id)).toEqual([
      ...['SignedIn', 'TwoFactorEnabled', 'TwoFactorDisabled', 'SignedIn'],
    ]);
  });

  it.each([{ enable: false }, { resetSharedKey: true }, { resetRecoveryCodes: true }])(
    'is not changed by a stolen sign-in alone: %o',
    async change => {
      const { account, ctx, sharedKey, enabled } = await protectedAccount();
      for (const [proof, path, key] of [
        [{}, 'twoFactorCode', 'twoFactorProofNeeded'],
        [{ twoFactorCode: codeAt(sharedKey, ctx.now) }, 'twoFactorCode', 'twoFactorCodeWrong'],
        [{ twoFactorRecoveryCode: 'AAAA-AAAA' }, 'twoFactorRecoveryCode', 'twoFactorCodeWrong'],
      ] as const) {
        const refusal = await refusalOf(manageTwoFactor(ctx, { ...change, ...proof }));
        expect(refusal.violations).toEqual([{ path, key }]);
      }
      expect((await manageTwoFactor(ctx, {})).recoveryCodesLeft).toBe(enabled.recoveryCodesLeft);
      expect(await auditOf(rig, ctx.clubId, account.id)).toEqual(['SignedIn', 'TwoFactorEnabled']);
    },
  );

  it('is switched off with a recovery code too, and not with the password', async () => {
    const { ctx, recoveryCodes } = await protectedAccount();
    for (const change of [{ enable: false }, { resetSharedKey: true }, { resetRecoveryCodes: true }]) {
      const withPassword = { ...change, password };
      expect((await refusalOf(manageTwoFactor(ctx, withPassword))).violations).toMatchObject([
        { key: 'twoFactorProofNeeded' },
      ]);
    }
    const off = { enable: false, twoFactorRecoveryCode: recoveryCodes[0] };
    expect((await manageTwoFactor(ctx, off)).isTwoFactorEnabled).toBe(false);
  });

  it('is switched off by the operator for an owner who has lost app and recovery codes', async () => {
    const { account, ctx } = await protectedAccount();
    const scope = { db: rig.db, now: later(stepMs) };
    expect(await switchOffSecondFactor(scope, account.email.toUpperCase())).toBe(true);
    expect(await attemptSignIn(rig, account)).toMatchObject({ userId: account.id });
    expect(await auditOf(rig, ctx.clubId, account.id)).toContain('TwoFactorDisabled');
    expect(await manageTwoFactor(ctx, {})).toMatchObject({ isTwoFactorEnabled: false, recoveryCodesLeft: 0 });
    expect(await switchOffSecondFactor(scope, account.email)).toBe(false);
    expect(await switchOffSecondFactor(scope, 'nobody@club.example')).toBe(false);
  });

  it('is switched off by a new key', async () => {
    const { account, ctx, recoveryCodes } = await protectedAccount();
    const [twoFactorRecoveryCode] = recoveryCodes;
    expect(await manageTwoFactor(ctx, { resetSharedKey: true, twoFactorRecoveryCode })).toMatchObject({
      isTwoFactorEnabled: false,
    });
    expect(await auditOf(rig, ctx.clubId, account.id)).toContain('TwoFactorDisabled');
  });

  it('answers 403 to an API key', async () => {
    const { ctx } = await signedIn(rig, await makeAccount(rig));
    const program = { ...ctx, actor: { kind: 'ApiKey', id: ctx.clubId, role: 'Admin' } } as const;
    expect((await refusalOf(manageTwoFactor(program, {}))).code).toBe('forbidden');
  });
});

describe('signing in with the second factor', () => {
  it('requires it only after the right password', async () => {
    const { account } = await protectedAccount();
    expect(await attemptSignIn(rig, account, { password: newPassword })).toBe('Failed');
    expect(await attemptSignIn(rig, account)).toBe('RequiresTwoFactor');
    expect(await attemptSignIn(rig, account, { twoFactorCode: '' })).toBe('RequiresTwoFactor');
  });

  it('accepts each code once, including the one that switched it on', async () => {
    const { account, ctx, sharedKey } = await protectedAccount();
    const now = later(2 * stepMs);
    const codes = [codeAt(sharedKey, ctx.now), codeAt(sharedKey, now)] as const;
    expect(await attemptSignIn(rig, account, { twoFactorCode: codes[0] })).toBe('Failed');
    const spaced = `${codes[1].slice(0, 3)} ${codes[1].slice(3)}`;
    expect(await attemptSignIn(rig, account, { now, twoFactorCode: spaced })).toMatchObject({
      userId: account.id,
    });
    expect(await attemptSignIn(rig, account, { now, twoFactorCode: codes[1] })).toBe('Failed');
  });

  it('accepts the previous and the next code, and no other', async () => {
    const { account, sharedKey } = await protectedAccount();
    for (const [atStep, ofStep, isRight] of [
      [4, 2, false],
      [4, 6, false],
      [4, 3, true],
      [4, 5, true],
      // A step before a used one.
      [4, 4, false],
    ] as const) {
      const twoFactorCode = codeAt(sharedKey, later(ofStep * stepMs));
      const outcome = await attemptSignIn(rig, account, { now: later(atStep * stepMs), twoFactorCode });
      expect(typeof outcome, `${ofStep} at ${atStep}`).toBe(isRight ? 'object' : 'string');
    }
  });

  it('accepts a code once under parallel requests', async () => {
    const { account, sharedKey } = await protectedAccount();
    const now = later(2 * stepMs);
    const twoFactorCode = codeAt(sharedKey, now);
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => attemptSignIn(rig, account, { now, twoFactorCode })),
    );
    expect(outcomes.filter(outcome => outcome === 'Failed')).toHaveLength(4);
  });

  it('accepts a recovery code once, also under parallel requests and in any spelling', async () => {
    const { account, ctx, recoveryCodes } = await protectedAccount();
    const [first = '', second = ''] = recoveryCodes;
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => attemptSignIn(rig, account, { twoFactorRecoveryCode: first })),
    );
    expect(outcomes.filter(outcome => outcome === 'Failed')).toHaveLength(4);
    const typed = second.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect(await attemptSignIn(rig, account, { twoFactorRecoveryCode: typed })).toMatchObject({
      userId: account.id,
    });
    expect(await attemptSignIn(rig, account, { twoFactorRecoveryCode: 'AAAA-AAAA' })).toBe('Failed');
    expect((await manageTwoFactor(ctx, {})).recoveryCodesLeft).toBe(8);
  });

  it('refuses replaced recovery codes and those of another user', async () => {
    const { account, ctx, recoveryCodes } = await protectedAccount();
    const other = await protectedAccount();
    const [, twoFactorRecoveryCode] = recoveryCodes;
    const renewed = await manageTwoFactor(ctx, { resetRecoveryCodes: true, twoFactorRecoveryCode });
    expect(renewed.recoveryCodes).toHaveLength(10);
    expect(await auditOf(rig, ctx.clubId, account.id)).toContain('RecoveryCodesRenewed');
    for (const code of [recoveryCodes[0], other.recoveryCodes[0]]) {
      expect(await attemptSignIn(rig, account, { twoFactorRecoveryCode: code ?? '' })).toBe('Failed');
    }
    const [code = ''] = renewed.recoveryCodes ?? [];
    expect(await attemptSignIn(rig, account, { twoFactorRecoveryCode: code })).toMatchObject({
      userId: account.id,
    });
  });
});
