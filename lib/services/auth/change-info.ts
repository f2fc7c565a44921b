import { type Tx, withClub } from '@/db/client';
import type { InfoRequest, InfoResponse } from '@/lib/contracts/auth';
import type { Ctx } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import { consumeLimit } from '@/lib/platform/limits';
import { emailKey, isSameEmail } from '@/lib/rules/format/email-domain';
import { queueEmailChange } from './account-mails';
import { assertPassword } from './assert-identity';
import { auditAccount } from './audit-account';
import { getInfo } from './get-info';
import { hashNewPassword, storePassword } from './new-password';
import { findAccount, findUser, listClubsOfUser, type UserRow, updateUser } from './queries';
import { requirePerson } from './require-person';

/**
 * Changes names, password and address of the signed-in user. A new password ends every other sign-in and every refresh
 * token. A new address counts once it is confirmed by a mailed link; the old one gets a notice. The response does not
 * show whether the address has an account. Throws 400 if the old password is missing or wrong (which counts as a failed
 * sign-in) or the new one is refused, 403 for an API key, and 429 while the account is locked or if the new address got
 * three mails with codes within the hour.
 */
export async function changeInfo(ctx: Ctx, given: InfoRequest): Promise<InfoResponse> {
  const { id: userId, sessionId } = requirePerson(ctx.actor);
  const user = await findUser(ctx.db, userId);
  if (!user) throw new AppError('unauthenticated');
  const newEmail = isSameEmail(given.newEmail ?? '', user.email) ? undefined : given.newEmail;
  const { newPassword, oldPassword } = given;
  if (newEmail !== undefined || newPassword !== undefined) {
    await assertPassword(ctx, user, { path: 'oldPassword', password: oldPassword });
  }
  const passwordHash =
    newPassword === undefined
      ? null
      : await hashNewPassword(newPassword, user, await listClubsOfUser(ctx.db, userId));
  if (newEmail !== undefined) await consumeLimit(ctx.db, 'AccountMail', emailKey(newEmail));

  await withClub(ctx, async tx => {
    const change = { userId, sessionId, now: ctx.now };
    const names = changedNames(user, given);
    if (names.length > 0) {
      await updateUser(tx, userId, { firstName: given.firstName, lastName: given.lastName });
      await auditAccount(tx, change, { action: 'Updated', details: { properties: names } });
    }
    if (passwordHash !== null) {
      const reason = 'password changed';
      await storePassword(tx, userId, { passwordHash, now: ctx.now, reason, except: sessionId });
      await auditAccount(tx, change, { action: 'PasswordChanged' });
    }
    if (newEmail !== undefined) await requestEmailChange(tx, ctx, user, newEmail);
  });
  return getInfo(ctx);
}

function changedNames(user: UserRow, given: InfoRequest): string[] {
  return (['firstName', 'lastName'] as const).filter(
    name => given[name] !== undefined && given[name] !== user[name],
  );
}

/** An address that has an account gets no mail, so nobody learns that it has one. */
async function requestEmailChange(tx: Tx, ctx: Ctx, user: UserRow, newEmail: string): Promise<void> {
  const isTaken = (await findAccount(tx, newEmail)) !== null;
  await queueEmailChange(tx, ctx, user, { newEmail, isTaken });
}
