import { type Tx, withClub } from '@/db/client';
import { lockClubRow } from '@/db/locks';
import type { KeysOfUser, UpdateUser } from '@/lib/contracts/users';
import type { Ctx } from '@/lib/platform/context';
import { assertEtag, contentEtagOf, type Precondition } from '@/lib/platform/precondition';
import { revokeOrTransferKeys } from '@/lib/services/api-keys/revoke-or-transfer-keys';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { assertLimit } from './assert-limit';
import {
  countOtherAdmins,
  type MemberRow,
  requireMember,
  revokeClubSessions,
  updateAccount,
  updateMember,
} from './queries';
import { toUser } from './read';
import { assertNotLastAdmin, assertSelfOrAdmin, requireChanges, type UserChanges } from './rules';

type Update = {
  readonly id: string;
  readonly user: UpdateUser;
  readonly precondition: Precondition;
  /** What becomes of API keys that may do more than the user from now on. */
  readonly createdKeys?: KeysOfUser;
};

/**
 * Updates a user of the club. A new role and a new limit to departments apply from the next request on; a deactivated
 * user is signed out. Their API keys end or are taken over, as far as they may do more than the user
 * (`revokeOrTransferKeys`). Throws 403 (see `assertSelfOrAdmin`, `requireChanges`), 404, 412, 400, and 409
 * (`last-admin`).
 */
export async function updateUser(
  ctx: Ctx,
  { id, user, precondition, createdKeys = 'End' }: Update,
): Promise<void> {
  assertSelfOrAdmin(ctx.actor, id);
  await withClub(ctx, async tx => {
    await lockClubRow(tx, ctx.clubId);
    const row = await requireMember(tx, ctx.clubId, id, true);
    assertEtag(precondition, contentEtagOf(JSON.stringify(toUser(row))));
    const changes = requireChanges(ctx.actor, row, user);
    if (changes.hasNames)
      await updateAccount(tx, row.id, { firstName: user.firstName, lastName: user.lastName });
    if (changes.hasRole || changes.hasDepartments || changes.hasActive)
      await changeMembership(tx, ctx, row, { user, createdKeys });
    const changed = changedNames(changes);
    if (changed.length === 0) return;
    await recordAudit(tx, ctx, {
      action: 'Updated',
      recordType: 'User',
      recordId: row.id,
      details: { changed },
    });
  });
}

function changedNames({ hasNames, hasRole, hasDepartments, hasActive }: UserChanges): string[] {
  return [
    ...(hasNames ? ['firstName', 'lastName'] : []),
    ...(hasRole ? ['role'] : []),
    ...(hasDepartments ? ['departmentIds'] : []),
    ...(hasActive ? ['isActive'] : []),
  ];
}

async function changeMembership(
  tx: Tx,
  ctx: Ctx,
  row: MemberRow,
  { user, createdKeys }: { readonly user: UpdateUser; readonly createdKeys: KeysOfUser },
): Promise<void> {
  const { role = row.role, departmentIds = row.departmentIds, isActive = row.isActive } = user;
  await assertLimit({ ...ctx, tx }, { role, departmentIds, before: row.departmentIds });
  if (role !== 'Admin' || !isActive) {
    assertNotLastAdmin(row, await countOtherAdmins(tx, ctx.clubId, row.id));
  }
  await updateMember(tx, ctx.clubId, row.id, { role, departmentIds, isActive });
  // A key has no limit to departments, so a limited user may have none.
  const highest = isActive && departmentIds.length === 0 ? role : null;
  await revokeOrTransferKeys(tx, ctx, { userId: row.id, highest, choice: createdKeys });
  if (!isActive) {
    await revokeClubSessions(tx, ctx.clubId, row.id, { reason: 'switched off', now: ctx.now });
  }
}
