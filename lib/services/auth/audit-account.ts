import { inOtherClub, type Tx } from '@/db/client';
import type { Actor } from '@/lib/platform/context';
import type { Role } from '@/lib/rules/enums';
import { type Audit, recordAudit } from '@/lib/services/audit/record-audit';
import { listClubsOfUser } from './queries';

export type AccountChange = {
  readonly userId: string;
  /** Empty if the change came by a link in a mail. */
  readonly sessionId: string;
  readonly now: Date;
};

type Note = Pick<Audit, 'action' | 'details'>;

/**
 * Records a change that users made to their own account, in each club that they work for: an account belongs to no
 * club, and all of them rely on it.
 */
export async function auditAccount(
  tx: Tx,
  { userId, sessionId, now }: AccountChange,
  audit: Note,
): Promise<void> {
  await inEachClub(tx, userId, audit, now, role => ({ kind: 'User', id: userId, role, sessionId }));
}

/** Like `auditAccount`, with the system as actor: for failed sign-ins and for commands of the operator. */
export async function auditAccountBySystem(
  tx: Tx,
  { userId, now }: Pick<AccountChange, 'userId' | 'now'>,
  audit: Note,
): Promise<void> {
  await inEachClub(tx, userId, audit, now, () => ({ kind: 'System' }));
}

async function inEachClub(
  tx: Tx,
  userId: string,
  audit: Note,
  now: Date,
  actorOf: (role: Role) => Actor,
): Promise<void> {
  for (const { id: clubId, role } of await listClubsOfUser(tx, userId)) {
    const about = { ...audit, recordType: 'User', recordId: userId } as const;
    await inOtherClub(tx, clubId, () => recordAudit(tx, { clubId, actor: actorOf(role), now }, about));
  }
}
