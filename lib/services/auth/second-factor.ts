import type { Db, Tx } from '@/db/client';
import { recoveryCodeHash } from '@/lib/auth/recovery-code';
import { totpStep } from '@/lib/auth/totp';
import { decryptField, encryptField, type RecordField } from '@/lib/platform/crypto/record-encryption';
import { replaceRecoveryCodes, spendRecoveryCode, spendTotpStep, type UserRow, updateUser } from './queries';

export type SecondFactor = 'NotNeeded' | 'Missing' | 'Wrong' | 'Code' | 'RecoveryCode';

export type GivenFactor = {
  readonly twoFactorCode?: string | undefined;
  readonly twoFactorRecoveryCode?: string | undefined;
};

/** Checks the second factor of a sign-in and marks it as used: one of two parallel uses of a code succeeds. */
export async function checkSecondFactor(
  db: Db,
  user: UserRow,
  { twoFactorCode, twoFactorRecoveryCode }: GivenFactor,
  now: Date,
): Promise<SecondFactor> {
  if (user.twoFactorEnabledAt === null) return 'NotNeeded';
  if (twoFactorCode) {
    const step = stepOfCode(user, twoFactorCode, now);
    return step !== null && (await spendTotpStep(db, user.id, step)) ? 'Code' : 'Wrong';
  }
  if (!twoFactorRecoveryCode) return 'Missing';
  const hash = recoveryCodeHash(twoFactorRecoveryCode);
  return (await spendRecoveryCode(db, user.id, hash, now)) ? 'RecoveryCode' : 'Wrong';
}

/** The time step of a valid code; null for a wrong one or without a shared key. */
export function stepOfCode(user: UserRow, code: string, now: Date): number | null {
  const sharedKey = sharedKeyOf(user);
  return sharedKey === null ? null : totpStep(sharedKey, code, now);
}

export function sharedKeyOf(user: Pick<UserRow, 'id' | 'totpSecretEncrypted'>): string | null {
  return user.totpSecretEncrypted === null ? null : decryptField(user.totpSecretEncrypted, place(user.id));
}

export function sealSharedKey(userId: string, sharedKey: string): string {
  return encryptField(sharedKey, place(userId));
}

const place = (recordId: string): RecordField => ({
  table: 'users',
  column: 'totp_secret_encrypted',
  clubId: '',
  recordId,
});

const none = { twoFactorEnabledAt: null, totpSecretEncrypted: null, totpLastStep: null };

/** Switches the second factor off: deletes the shared key and the recovery codes. */
export async function removeSecondFactor<User extends UserRow>(tx: Tx, user: User): Promise<User> {
  await replaceRecoveryCodes(tx, user.id, []);
  await updateUser(tx, user.id, none);
  return { ...user, ...none };
}
