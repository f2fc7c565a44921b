import { sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { type Audit, recordAudit } from '@/lib/services/audit/record-audit';
import { listClubsOfUser } from './queries';

export type AccountChange = {
  readonly userId: string;
  /** Empty where the change came by a link in a mail. */
  readonly sessionId: string;
  readonly now: Date;
};

/**
 * Notes what users changed of their own account in each club that they work for: an account belongs to no club, and
 * all of them rely on it.
 */
export async function auditAccount(
  tx: Tx,
  { userId, sessionId, now }: AccountChange,
  audit: Pick<Audit, 'action' | 'details'>,
): Promise<void> {
  const [before] = await tx.execute(sql`select current_setting('app.club_id', true) as club`);
  for (const club of await listClubsOfUser(tx, userId)) {
    await tx.execute(sql`select set_config('app.club_id', ${club.id}, true)`);
    const actor = { kind: 'User', id: userId, role: club.role, sessionId } as const;
    await recordAudit(
      tx,
      { clubId: club.id, actor, now },
      { ...audit, recordType: 'User', recordId: userId },
    );
  }
  await tx.execute(sql`select set_config('app.club_id', ${String(before?.club ?? '')}, true)`);
}
