import { withClub } from '@/db/client';
import type { ChangeClubInfo, ClubInfo } from '@/lib/contracts/club';
import type { Actor, Ctx } from '@/lib/platform/context';
import { invalid } from '@/lib/platform/errors';
import { assertPrecondition, type Precondition } from '@/lib/platform/precondition';
import type { DeletingRole } from '@/lib/rules/enums';
import { checkZip } from '@/lib/rules/submissions/field-rules';
import { at } from '@/lib/rules/submissions/problem';
import { changedNames, recordAudit } from '@/lib/services/audit/record-audit';
import { assertRole } from '@/lib/services/auth/assert-role';
import { getClub, lockClub, updateClub } from './queries';
import { toClubInfo } from './read';

type UpdateClubInfo = { readonly info: ChangeClubInfo; readonly precondition: Precondition };

/**
 * Changes club information; absent properties do not change. The slug never changes, because published links contain
 * it. Submissions keep their price, mandate and dates. Throws 412, 400 for a postcode that is invalid in the
 * country, and 403 if anyone but an Admin changes `deletingRole` to or from `Admin`.
 */
export async function updateClubInfo(
  ctx: Ctx,
  { info, precondition }: UpdateClubInfo,
): Promise<{ info: ClubInfo; version: number }> {
  return withClub(ctx, async tx => {
    const before = await lockClub(tx, ctx.clubId);
    assertPrecondition(precondition, before.version);
    assertMayChangeRole(ctx.actor, before.deletingRole, info.deletingRole);
    const { zip, country } = { ...before, ...info };
    const problems = at('zip', zip === '' ? null : checkZip(zip, country));
    if (problems.length > 0) throw invalid(problems);
    await updateClub(tx, before, info, ctx.now);
    const details = { changed: changedNames(before, info) };
    await recordAudit(tx, ctx, { action: 'Updated', recordType: 'ClubInfo', details });
    const { club, logoHash } = await getClub(tx, ctx.clubId);
    return { info: toClubInfo(club, logoHash), version: club.version };
  });
}

/** Otherwise a Manager could give themselves the right that the club keeps for Admins. */
function assertMayChangeRole(actor: Actor, before: DeletingRole, after: DeletingRole = before): void {
  if (before !== after && [before, after].includes('Admin')) assertRole(actor, 'Admin');
}
