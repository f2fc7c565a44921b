import type { Db } from '@/db/client';
import type { ResetPasswordRequest } from '@/lib/contracts/auth';
import { type AppError, invalid } from '@/lib/errors';
import { clearLimit } from '@/lib/limits';
import { auditAccount } from './audit-account';
import { hashNewPassword, storePassword } from './new-password';
import { findUserByEmail, listClubsOfUser, updateUser } from './queries';
import { findUserToken, takeUserToken } from './user-tokens';

const purposes = ['PasswordReset', 'Invitation'] as const;

/**
 * Sets a password by a code from a mail, also the first one of an invited user; the address counts as confirmed,
 * since the code came by it. Ends every sign-in and every other code of the user. Throws the same 400 for a code that
 * is unknown, used, expired or another user's. Signs nobody in.
 */
export async function resetPassword(
  { db, now }: { db: Db; now: Date },
  { email, resetCode, newPassword }: ResetPasswordRequest,
): Promise<void> {
  const user = await findUserByEmail(db, email);
  const token = await findUserToken(db, purposes, resetCode, now);
  if (!user || token?.userId !== user.id) throw wrongCode();
  const passwordHash = await hashNewPassword(newPassword, user, await listClubsOfUser(db, user.id));
  await db.transaction(async tx => {
    if (!(await takeUserToken(tx, purposes, resetCode, now))) throw wrongCode();
    await storePassword(tx, user.id, { passwordHash, now, reason: 'password changed' });
    await updateUser(tx, user.id, { emailConfirmedAt: user.emailConfirmedAt ?? now });
    const details = { by: token.purpose };
    await auditAccount(tx, { userId: user.id, sessionId: '', now }, { action: 'PasswordChanged', details });
  });
  await clearLimit(db, 'SignInFailure', user.email.toLowerCase());
}

function wrongCode(): AppError {
  return invalid([{ path: 'resetCode', key: 'codeWrong' }]);
}
