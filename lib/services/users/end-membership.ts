import type { Tx } from '@/db/client';
import { driverCodeOf } from '@/db/driver-code';
import { deleteAccount, deleteMember, revokeClubSessions } from './queries';

type Ending = {
  readonly clubId: string;
  readonly userId: string;
  readonly reason: string;
  readonly now: Date;
};

/**
 * Removes a user or an invitation from the club, ends the sign-ins to it, and deletes the account if it has no other
 * club. Histories then show a former user.
 */
export async function endMembership(tx: Tx, { clubId, userId, reason, now }: Ending): Promise<void> {
  await deleteMember(tx, clubId, userId);
  await revokeClubSessions(tx, clubId, userId, { reason, now });
  await deleteAccountWithoutClub(tx, userId);
}

const foreignKeyViolation = '23503';

/** Uses a savepoint that can fail alone: a club cannot see whether another club has this user. */
async function deleteAccountWithoutClub(tx: Tx, userId: string): Promise<void> {
  try {
    await tx.transaction(part => deleteAccount(part, userId));
  } catch (error) {
    if (driverCodeOf(error) !== foreignKeyViolation) throw error;
  }
}
