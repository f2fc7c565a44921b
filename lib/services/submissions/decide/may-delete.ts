import { withClub } from '@/db/client';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import type { Ctx } from '@/lib/platform/context';
import { assertRole } from '@/lib/services/auth/assert-role';
import { getDeletingRole } from '@/lib/services/submissions/queries';

/** Whether the club lets the caller's role delete submissions. */
export async function mayDelete(ctx: Ctx): Promise<boolean> {
  const needed = await withClub(ctx, tx => getDeletingRole(tx, ctx.clubId));
  return 'role' in ctx.actor && isRoleAtLeast(ctx.actor.role, needed);
}

/** Throws a 403 for a role that the club does not let delete submissions. */
export async function assertMayDelete(ctx: Ctx): Promise<void> {
  assertRole(ctx.actor, await withClub(ctx, tx => getDeletingRole(tx, ctx.clubId)));
}
