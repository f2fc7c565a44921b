import { type Db, type Tx, withClub } from '@/db/client';
import { driverCodeOf } from '@/db/driver-code';
import type { ResetPasswordRequest } from '@/lib/contracts/auth';
import { findMailState } from '@/lib/mail/queries';
import { type AppError, invalid } from '@/lib/platform/errors';
import { clearLimit } from '@/lib/platform/limits';
import { emailKey, isSameEmail } from '@/lib/rules/format/email-domain';
import { joinByInvitation } from '@/lib/services/users/invitations';
import { auditAccount } from './audit-account';
import { hashNewPassword, storePassword } from './new-password';
import { findAccount, findUser, listClubsOfUser, type UserRow, updateUser } from './queries';
import { findUserToken, redeemUserToken, type UserTokenRow } from './user-token-queries';

const purposes = ['PasswordReset', 'Invitation'] as const;

type Scope = { readonly db: Db; readonly now: Date };
type Link = Pick<ResetPasswordRequest, 'email' | 'resetCode'>;

/**
 * Sets a password by a code from a mail, also the first one of an invited user. The address counts as confirmed, unless
 * the mail was captured and never sent, or the link was handed over. Ends every sign-in and every other code of the
 * user. Throws the same 400 for a code that is unknown, used, expired or another user's. Throws a 400 for an invitation
 * to an account that can sign in and accept it, and for a password that `hashNewPassword` refuses. Does not sign the
 * person in.
 */
export async function resetPassword(
  { db, now }: Scope,
  { newPassword, ...link }: ResetPasswordRequest,
): Promise<void> {
  const found = await findHolder({ db, now }, link);
  if (!found) throw wrongCode();
  if (found.canSignIn) throw accountExists();
  const { token, holder, account } = found;
  // Only the owner of an account may set its password, and a link that was handed over proves no ownership.
  if (account && isHandedOver(token)) throw accountExists();
  const user = account ?? holder;
  const [club] = await listClubsOfUser(db, holder.id);
  const clubs = account && club ? [club] : await listClubsOfUser(db, user.id);
  const passwordHash = await hashNewPassword(newPassword, user, clubs);
  const isProven = user.emailConfirmedAt !== null || (await hasLeft(db, token));
  const store = async (tx: Tx) => {
    if (!(await redeemUserToken(tx, purposes, link.resetCode, now))) throw wrongCode();
    await asAccount(storePassword(tx, user.id, { passwordHash, now, reason: 'password changed' }));
    if (isProven) await updateUser(tx, user.id, { emailConfirmedAt: user.emailConfirmedAt ?? now });
    else if (isHandedOver(token)) await updateUser(tx, user.id, { vouchedAt: now });
  };
  if (account && club) {
    const joining = { clubId: club.id, invitationId: holder.id, userId: account.id, sessionId: '', now };
    await withClub({ db, clubId: club.id }, async tx => {
      await store(tx);
      await joinByInvitation(tx, joining);
    });
  } else {
    await db.transaction(async tx => {
      await store(tx);
      const details = { by: token.purpose };
      await auditAccount(tx, { userId: user.id, sessionId: '', now }, { action: 'PasswordChanged', details });
    });
  }
  await clearLimit(db, 'SignInFailure', emailKey(user.email));
}

/** If two invitations to one address get a password at the same moment, one becomes the account. */
async function asAccount(storing: Promise<void>): Promise<void> {
  try {
    await storing;
  } catch (error) {
    if (driverCodeOf(error) === uniqueViolation) throw accountExists();
    throw error;
  }
}

const uniqueViolation = '23505';

type Holder = {
  readonly token: UserTokenRow;
  /** The account, or the invitation, of the code. */
  readonly holder: UserRow;
  /** For an invitation, the account with the same address. */
  readonly account: UserRow | null;
  /** The account of the invitation's address has a club. An account without a club can only use the code. */
  readonly canSignIn: boolean;
};

async function findHolder({ db, now }: Scope, { email, resetCode }: Link): Promise<Holder | null> {
  const token = await findUserToken(db, purposes, resetCode, now);
  const holder = token && (await findUser(db, token.userId));
  if (!token || !holder || !isSameEmail(holder.email, email)) return null;
  const account = holder.passwordHash === null ? await findAccount(db, email) : null;
  const canSignIn = account !== null && (await listClubsOfUser(db, account.id)).length > 0;
  return { token, holder, account, canSignIn };
}

/** Whether an Admin of a club got the code, to hand it over. */
function isHandedOver({ mailId, mailClubId }: UserTokenRow): boolean {
  return mailId === null && mailClubId !== null;
}

/** Whether the code was sent to the address or handed out by the operator. A captured mail proves nothing. */
async function hasLeft(db: Db, token: UserTokenRow): Promise<boolean> {
  const { mailId, mailClubId: clubId } = token;
  if (isHandedOver(token)) return false;
  if (mailId === null || clubId === null) return true;
  const state = await withClub({ db, clubId }, tx => findMailState(tx, clubId, mailId));
  return state !== null && state !== 'Captured';
}

function wrongCode(): AppError {
  return invalid([{ path: 'resetCode', key: 'codeWrong' }]);
}

function accountExists(): AppError {
  return invalid([{ path: 'resetCode', key: 'invitationOfAccount' }]);
}
