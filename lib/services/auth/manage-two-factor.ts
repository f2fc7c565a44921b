import { type Tx, withClub } from '@/db/client';
import { newRecoveryCode, recoveryCodeCount, recoveryCodeHash } from '@/lib/auth/recovery-code';
import { authenticatorUri, newSharedKey } from '@/lib/auth/totp';
import type { TwoFactorRequest, TwoFactorResponse } from '@/lib/contracts/auth';
import type { Ctx } from '@/lib/platform/context';
import { AppError, invalid } from '@/lib/platform/errors';
import type { AuditAction } from '@/lib/rules/enums';
import { assertPassword, assertSecondFactor } from './assert-identity';
import { auditAccount } from './audit-account';
import {
  countRecoveryCodes,
  findUser,
  lockUser,
  replaceRecoveryCodes,
  type UserRow,
  updateUser,
} from './queries';
import { requirePerson } from './require-person';
import { removeSecondFactor, sealSharedKey, sharedKeyOf, stepOfCode } from './second-factor';

/**
 * Reads and changes the second factor of the signed-in user. Switching it on needs the password, because a stolen token
 * must not lock the owner out, and a code of the app with the shared key. It returns ten recovery codes once. Switching
 * it off, or a new shared key, deletes key and codes. While it is on, each change needs a code or a recovery code. The
 * shared key is returned only while it is not in use. Throws 400 for a wrong or missing password or code, and for
 * `enable` together with `resetSharedKey`. Throws 409 for new recovery codes while the second factor is off, 403 for an
 * API key, 429 while the account is locked.
 */
export async function manageTwoFactor(ctx: Ctx, given: TwoFactorRequest): Promise<TwoFactorResponse> {
  const { id: userId, sessionId } = requirePerson(ctx.actor);
  if (given.enable && given.resetSharedKey) {
    throw invalid([{ path: 'resetSharedKey', key: 'twoFactorResetAndEnable' }]);
  }
  await assertMayChange(ctx, userId, given);
  return withClub(ctx, async tx => {
    const note = (action: AuditAction) => auditAccount(tx, { userId, sessionId, now: ctx.now }, { action });
    let user = await requireLocked(tx, userId);
    let recoveryCodes: string[] | undefined;
    if ((given.enable === false && user.twoFactorEnabledAt) || given.resetSharedKey) {
      if (user.twoFactorEnabledAt) await note('TwoFactorDisabled');
      user = await removeSecondFactor(tx, user);
    }
    if (given.enable && !user.twoFactorEnabledAt) {
      user = await enable(tx, user, given.twoFactorCode, ctx.now);
      recoveryCodes = await renewRecoveryCodes(tx, userId);
      await note('TwoFactorEnabled');
    } else if (given.resetRecoveryCodes) {
      if (!user.twoFactorEnabledAt) throw new AppError('state-conflict');
      recoveryCodes = await renewRecoveryCodes(tx, userId);
      await note('RecoveryCodesRenewed');
    }
    user = await withSharedKey(tx, user);
    const state = stateOf(user, await countRecoveryCodes(tx, userId));
    return recoveryCodes ? { ...state, recoveryCodes } : state;
  });
}

async function assertMayChange(ctx: Ctx, userId: string, given: TwoFactorRequest): Promise<void> {
  if (given.enable === undefined && !given.resetSharedKey && !given.resetRecoveryCodes) return;
  const user = await findUser(ctx.db, userId);
  if (!user) throw new AppError('unauthenticated');
  const isChangeOfEnabled = given.enable === false || given.resetSharedKey || given.resetRecoveryCodes;
  if (user.twoFactorEnabledAt) {
    if (isChangeOfEnabled) await assertSecondFactor(ctx, user, given);
  } else if (given.enable) await assertPassword(ctx, user, { path: 'password', password: given.password });
}

async function requireLocked(tx: Tx, userId: string): Promise<UserRow> {
  const user = await lockUser(tx, userId);
  if (!user) throw new AppError('unauthenticated');
  return user;
}

async function change(tx: Tx, user: UserRow, values: Partial<UserRow>): Promise<UserRow> {
  await updateUser(tx, user.id, values);
  return { ...user, ...values };
}

async function enable(tx: Tx, user: UserRow, code: string | undefined, now: Date): Promise<UserRow> {
  if (!code) throw invalid([{ path: 'twoFactorCode', key: 'required' }]);
  const step = stepOfCode(user, code, now);
  if (step === null) throw invalid([{ path: 'twoFactorCode', key: 'twoFactorCodeWrong' }]);
  return change(tx, user, { twoFactorEnabledAt: now, totpLastStep: step });
}

async function withSharedKey(tx: Tx, user: UserRow): Promise<UserRow> {
  if (user.totpSecretEncrypted !== null) return user;
  return change(tx, user, { totpSecretEncrypted: sealSharedKey(user.id, newSharedKey()) });
}

async function renewRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await replaceRecoveryCodes(tx, userId, codes.map(recoveryCodeHash));
  return codes;
}

function stateOf(user: UserRow, recoveryCodesLeft: number): TwoFactorResponse {
  const isTwoFactorEnabled = user.twoFactorEnabledAt !== null;
  const sharedKey = isTwoFactorEnabled ? null : sharedKeyOf(user);
  return {
    sharedKey,
    authenticatorUri: sharedKey && authenticatorUri(sharedKey, user.email),
    recoveryCodesLeft,
    isTwoFactorEnabled,
  };
}
