import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/context';
import type { ChangeClubInfo, ClubInfo } from '@/lib/contracts/club';
import { assertPrecondition, type Precondition } from '@/lib/precondition';
import { changedNames } from '@/lib/services/audit/changed-names';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { getClub, lockClub, updateClub } from './queries';
import { toClubInfo } from './serialize';

type UpdateClubInfo = { readonly info: ChangeClubInfo; readonly precondition: Precondition };

/**
 * Replaces club information; the slug stays, since it stands in addresses that others hold. What was submitted keeps
 * its price, mandate and dates. Throws 412.
 */
export async function updateClubInfo(
  ctx: Ctx,
  { info, precondition }: UpdateClubInfo,
): Promise<{ info: ClubInfo; version: number }> {
  return withClub(ctx, async tx => {
    const before = await lockClub(tx, ctx.clubId);
    assertPrecondition(precondition, before.version);
    await updateClub(tx, before, info, ctx.now);
    const details = { changed: changedNames(before, info) };
    await recordAudit(tx, ctx, { action: 'Updated', recordType: 'ClubInfo', details });
    const { club, logoHash } = await getClub(tx, ctx.clubId);
    return { info: toClubInfo(club, logoHash), version: club.version };
  });
}
