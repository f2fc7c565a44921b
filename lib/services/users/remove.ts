import { withClub } from '@/db/client';
import { lockClubRow } from '@/db/locks';
import type { KeysOfUser } from '@/lib/contracts/users';
import type { Ctx } from '@/lib/platform/context';
import { assertEtag, contentEtagOf, type Precondition } from '@/lib/platform/precondition';
import { revokeOrTransferKeys } from '@/lib/services/api-keys/revoke-or-transfer-keys';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { endMembership } from './end-membership';
import { countOtherAdmins, requireMember } from './queries';
import { toUser } from './read';
import { assertNotLastAdmin } from './rules';

type Removal = {
  readonly id: string;
  readonly precondition: Precondition;
  /** What becomes of the user's API keys. */
  readonly createdKeys?: KeysOfUser;
};

/**
 * Removes a user from the club and ends the sign-ins to it. Deletes the account if it has no other club. Throws 404,
 * 412, 409 (`last-admin`), and 400 like `revokeOrTransferKeys`.
 */
export async function removeUser(
  ctx: Ctx,
  { id, precondition, createdKeys = 'End' }: Removal,
): Promise<void> {
  await withClub(ctx, async tx => {
    await lockClubRow(tx, ctx.clubId);
    const row = await requireMember(tx, ctx.clubId, id, true);
    assertEtag(precondition, contentEtagOf(JSON.stringify(toUser(row))));
    assertNotLastAdmin(row, await countOtherAdmins(tx, ctx.clubId, row.id));
    await revokeOrTransferKeys(tx, ctx, { userId: row.id, highest: null, choice: createdKeys });
    await endMembership(tx, {
      clubId: ctx.clubId,
      userId: row.id,
      reason: 'removed from the club',
      now: ctx.now,
    });
    await recordAudit(tx, ctx, { action: 'Deleted', recordType: 'User', recordId: row.id });
  });
}
