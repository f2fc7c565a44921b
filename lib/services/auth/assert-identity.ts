import { isPasswordRight } from '@/lib/auth/password';
import type { Ctx } from '@/lib/platform/context';
import { AppError, invalid } from '@/lib/platform/errors';
import { clearLimit, consumeLimit } from '@/lib/platform/limits';
import { emailKey } from '@/lib/rules/format/email-domain';
import { noteFailedSignIn, noteIncident } from './account-incidents';
import type { UserRow } from './queries';
import { checkSecondFactor, type GivenFactor } from './second-factor';

type Scope = Pick<Ctx, 'db' | 'now'>;

/**
 * Throws a 400 at `path` if the password is missing or wrong, and a 429 while the account is locked. A wrong one counts
 * as a failed sign-in.
 */
export async function assertPassword(
  scope: Scope,
  user: UserRow,
  { path, password }: { readonly path: string; readonly password: string | undefined },
): Promise<void> {
  if (password === undefined) throw invalid([{ path, key: 'required' }]);
  await countingFailures(scope, user, async () => {
    if (!(await isPasswordRight(password, user.passwordHash)))
      throw invalid([{ path, key: 'passwordWrong' }]);
  });
}

/**
 * Throws a 400 unless `given` has a valid code or recovery code of the user, because a stolen token or password must
 * not suffice to change the second factor (contract §10). Each code works once. Wrong ones count as failed sign-ins.
 * Throws a 429 while the account is locked.
 */
export async function assertSecondFactor(scope: Scope, user: UserRow, given: GivenFactor): Promise<void> {
  const { twoFactorCode, twoFactorRecoveryCode } = given;
  if (!twoFactorCode && !twoFactorRecoveryCode)
    throw invalid([{ path: 'twoFactorCode', key: 'twoFactorProofNeeded' }]);
  await countingFailures(scope, user, async () => {
    const factor = await checkSecondFactor(scope.db, user, given, scope.now);
    const path = twoFactorCode ? 'twoFactorCode' : 'twoFactorRecoveryCode';
    if (factor === 'Wrong') throw invalid([{ path, key: 'twoFactorCodeWrong' }]);
  });
}

async function countingFailures(
  { db, now }: Scope,
  user: UserRow,
  check: () => Promise<void>,
): Promise<void> {
  const account = emailKey(user.email);
  try {
    await consumeLimit(db, 'SignInFailure', account);
    await check();
  } catch (error) {
    if (error instanceof AppError && error.code === 'quota-exceeded')
      await noteIncident({ db, now }, account, 'SignInFailed');
    else if (error instanceof AppError) await noteFailedSignIn({ db, now }, account);
    throw error;
  }
  await clearLimit(db, 'SignInFailure', account);
}
