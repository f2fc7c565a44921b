import { isPasswordRight } from '@/lib/auth/password';
import type { Ctx } from '@/lib/context';
import { invalid } from '@/lib/errors';
import { clearLimit, consumeLimit } from '@/lib/limits';
import type { UserRow } from './queries';
import { checkSecondFactor } from './second-factor';

type Scope = Pick<Ctx, 'db' | 'now'>;

/** Throws a 400 at `path` where the password is missing or wrong, which counts as a failed sign-in. */
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

export type Proof = {
  readonly twoFactorCode?: string | undefined;
  readonly twoFactorRecoveryCode?: string | undefined;
  readonly password?: string | undefined;
};

/**
 * Throws a 400 unless whoever uses the sign-in shows by a code, a recovery code or the password to be the user: a stolen
 * token must not take the second factor away. Codes are used up; wrong ones count as failed sign-ins.
 */
export async function assertProof(scope: Scope, user: UserRow, proof: Proof): Promise<void> {
  const { password, twoFactorRecoveryCode } = proof;
  if (password !== undefined) return assertPassword(scope, user, { path: 'password', password });
  await countingFailures(scope, user, async () => {
    const factor = await checkSecondFactor(scope.db, user, proof, scope.now);
    if (factor === 'Missing') throw invalid([{ path: 'twoFactorCode', key: 'twoFactorProofNeeded' }]);
    const path = proof.twoFactorCode || !twoFactorRecoveryCode ? 'twoFactorCode' : 'twoFactorRecoveryCode';
    if (factor === 'Wrong') throw invalid([{ path, key: 'twoFactorCodeWrong' }]);
  });
}

async function countingFailures({ db }: Scope, user: UserRow, check: () => Promise<void>): Promise<void> {
  const account = user.email.toLowerCase();
  await consumeLimit(db, 'SignInFailure', account);
  await check();
  await clearLimit(db, 'SignInFailure', account);
}
