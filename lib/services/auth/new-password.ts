import type { Tx } from '@/db/client';
import { hashPassword } from '@/lib/auth/password';
import { AppError, invalid } from '@/lib/platform/errors';
import { passwordProblem } from '@/lib/rules/passwords/password-rules';
import type { ClubOfUser, UserRow } from './queries';
import { lockUser, revokeSignIns, updateUser } from './queries';
import { endUserTokens } from './user-token-queries';

/** Returns the hash of a new password. Throws a 400 if it is common or made of its owner's data. */
export async function hashNewPassword(
  newPassword: string,
  user: Pick<UserRow, 'email' | 'firstName' | 'lastName'>,
  clubs: readonly Pick<ClubOfUser, 'name'>[],
): Promise<string> {
  const names = [`${user.firstName} ${user.lastName}`, ...clubs.map(({ name }) => name)];
  const key = passwordProblem(newPassword, { email: user.email, names });
  if (key) throw invalid([{ path: 'newPassword', key }]);
  return hashPassword(newPassword);
}

export type PasswordChange = {
  readonly passwordHash: string;
  readonly now: Date;
  readonly reason: string;
  /** The sign-in that continues; its refresh tokens end with the others. */
  readonly except?: string;
};

/** Stores a password and ends all access by the old one: sign-ins, refresh tokens, codes in mails. */
export async function storePassword(tx: Tx, userId: string, change: PasswordChange): Promise<void> {
  const { passwordHash, now, reason, except } = change;
  if (!(await lockUser(tx, userId))) throw new AppError('unauthenticated');
  await updateUser(tx, userId, { passwordHash, passwordChangedAt: now });
  await endUserTokens(tx, userId, ['PasswordReset', 'Invitation', 'EmailChange'], now);
  await revokeSignIns(tx, userId, { reason, now, ...(except ? { except } : {}) });
}
