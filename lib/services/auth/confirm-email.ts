import type { Db } from '@/db/client';
import { driverCodeOf } from '@/db/driver-code';
import type { ConfirmEmailRequest } from '@/lib/contracts/auth';
import { AppError, invalid } from '@/lib/platform/errors';
import { isSameEmail } from '@/lib/rules/format/email-domain';
import { auditAccount } from './audit-account';
import { updateUser } from './queries';
import { endUserTokens, redeemUserToken } from './user-token-queries';

/**
 * Sets the new address of an account by the code that was mailed there. Codes sent to the old address end. Throws 400
 * for a code that is unknown, used, expired or for another address, and 409 if another account got the address
 * meanwhile.
 */
export async function confirmEmail(
  { db, now }: { db: Db; now: Date },
  { email, code }: ConfirmEmailRequest,
): Promise<void> {
  try {
    await db.transaction(async tx => {
      const token = await redeemUserToken(tx, ['EmailChange'], code, now);
      if (!token?.newEmail || !isSame(token.newEmail, email)) {
        throw invalid([{ path: 'code', key: 'codeWrong' }]);
      }
      const { userId, newEmail } = token;
      await updateUser(tx, userId, { email: newEmail, emailConfirmedAt: now });
      await endUserTokens(tx, userId, ['PasswordReset', 'Invitation', 'EmailChange'], now);
      await auditAccount(tx, { userId, sessionId: '', now }, { action: 'EmailChanged' });
    });
  } catch (error) {
    if (driverCodeOf(error) === uniqueViolation) throw new AppError('already-taken');
    throw error;
  }
}

function isSame(one: string, other: string): boolean {
  return isSameEmail(one, other);
}

const uniqueViolation = '23505';
