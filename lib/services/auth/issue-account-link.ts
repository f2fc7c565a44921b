import type { Db } from '@/db/client';
import { accountLinkMs, accountUrl } from './account-mails';
import { auditAccountBySystem } from './audit-account';
import { findAccount, findUserByEmail } from './queries';
import { removeSecondFactor } from './second-factor';
import { createUserToken, findEmailChange, type UserTokenPurpose } from './user-token-queries';

export type AccountLink = {
  readonly url: string;
  readonly userId: string;
  readonly purpose: UserTokenPurpose;
  readonly expiresAt: Date;
};

/**
 * Creates a new link into the account of an address, for an operator whose installation sends no mail. The link sets
 * the first password, replaces a forgotten one, or confirms a requested new address. Returns null if the address has no
 * account, no invitation and no requested change. Other links stay valid, except earlier ones of a change of address.
 */
export async function issueAccountLink(
  { db, now }: { readonly db: Db; readonly now: Date },
  email: string,
): Promise<AccountLink | null> {
  const user = await findUserByEmail(db, email);
  if (!user) return issueChangeLink({ db, now }, email);
  const isFirst = user.passwordHash === null;
  const purpose = isFirst ? 'Invitation' : 'PasswordReset';
  const ttlMs = isFirst ? accountLinkMs.invitation : accountLinkMs.passwordReset;
  const code = await db.transaction(tx => createUserToken(tx, { userId: user.id, purpose, now, ttlMs }));
  const url = accountUrl(isFirst ? 'accept-invitation' : 'reset-password', user.email, code);
  return { url, userId: user.id, purpose, expiresAt: new Date(now.getTime() + ttlMs) };
}

async function issueChangeLink(
  { db, now }: { readonly db: Db; readonly now: Date },
  email: string,
): Promise<AccountLink | null> {
  return db.transaction(async tx => {
    const asked = await findEmailChange(tx, email, now);
    if (!asked?.newEmail) return null;
    const { userId, newEmail } = asked;
    const ttlMs = accountLinkMs.emailChange;
    const code = await createUserToken(tx, { userId, purpose: 'EmailChange', newEmail, now, ttlMs });
    const url = accountUrl('confirm-email', newEmail, code);
    return { url, userId, purpose: 'EmailChange', expiresAt: new Date(now.getTime() + ttlMs) };
  });
}

/**
 * Switches the second factor off for an owner who has lost app and recovery codes. The operator must have verified the
 * owner's request. Writes an entry into the audit log of each club that the owner works for. Returns false if the
 * address has no account or no second factor.
 */
export async function switchOffSecondFactor(
  { db, now }: { readonly db: Db; readonly now: Date },
  email: string,
): Promise<boolean> {
  return db.transaction(async tx => {
    const user = await findAccount(tx, email);
    if (!user?.twoFactorEnabledAt) return false;
    await removeSecondFactor(tx, user);
    await auditAccountBySystem(tx, { userId: user.id, now }, { action: 'TwoFactorDisabled' });
    return true;
  });
}
