import { type Tx, withClub } from '@/db/client';
import { lockClubRow } from '@/db/club-lock';
import { driverCodeOf } from '@/db/driver-code';
import type { Ctx } from '@/lib/context';
import { assertEtag, contentEtagOf, type Precondition } from '@/lib/precondition';
import { recordAudit } from '@/lib/services/audit/record-audit';
import {
  countOtherAdmins,
  deleteMember,
  deleteUnusedAccount,
  requireMember,
  revokeClubSessions,
} from './queries';
import { assertNotLastAdmin } from './rules';
import { toUser } from './serialize';

/**
 * Takes a user out of the club and ends the sign-ins to it. The account stays, for other clubs and for the names in
 * histories, unless nobody ever used it. Throws 404, 412, and 409 (`last-admin`).
 */
export async function removeUser(
  ctx: Ctx,
  { id, precondition }: { id: string; precondition: Precondition },
): Promise<void> {
  await withClub(ctx, async tx => {
    await lockClubRow(tx, ctx.clubId);
    const row = await requireMember(tx, ctx.clubId, id, true);
    assertEtag(precondition, contentEtagOf(JSON.stringify(toUser(row))));
    assertNotLastAdmin(row, await countOtherAdmins(tx, ctx.clubId, row.id));
    await deleteMember(tx, ctx.clubId, row.id);
    await revokeClubSessions(tx, ctx.clubId, row.id, { reason: 'removed from the club', now: ctx.now });
    if (!row.hasPassword) await forgetUnusedAccount(tx, row.id);
    await recordAudit(tx, ctx, { action: 'Deleted', recordType: 'User', recordId: row.id });
  });
}

const foreignKeyViolation = '23503';

/** In a part of the transaction that can fail alone: clubs cannot see whether another one knows the person. */
async function forgetUnusedAccount(tx: Tx, userId: string): Promise<void> {
  try {
    await tx.transaction(part => deleteUnusedAccount(part, userId));
  } catch (error) {
    if (driverCodeOf(error) !== foreignKeyViolation) throw error;
  }
}
