import { withClub } from '@/db/client';
import type { ChangeClubInfo, ClubInfo } from '@/lib/contracts/club';
import type { Ctx } from '@/lib/platform/context';
import { invalid } from '@/lib/platform/errors';
import { assertPrecondition, type Precondition } from '@/lib/platform/precondition';
import { checkZip } from '@/lib/rules/submissions/field-rules';
import { changedNames, recordAudit } from '@/lib/services/audit/record-audit';
import { getClub, lockClub, updateClub } from './queries';
import { toClubInfo } from './read';

type UpdateClubInfo = { readonly info: ChangeClubInfo; readonly precondition: Precondition };

/**
 * Changes club information; absent properties do not change. The slug never changes, because published links contain
 * it. Submissions keep their price, mandate and dates. Throws 412, and 400 for a postcode that is invalid in the
 * country.
 */
export async function updateClubInfo(
  ctx: Ctx,
  { info, precondition }: UpdateClubInfo,
): Promise<{ info: ClubInfo; version: number }> {
  return withClub(ctx, async tx => {
    const before = await lockClub(tx, ctx.clubId);
    assertPrecondition(precondition, before.version);
    const { zip, country } = { ...before, ...info };
    if (zip !== '' && checkZip(zip, country)) throw invalid([{ path: 'zip', key: 'zipShape' }]);
    await updateClub(tx, before, info, ctx.now);
    const details = { changed: changedNames(before, info) };
    await recordAudit(tx, ctx, { action: 'Updated', recordType: 'ClubInfo', details });
    const { club, logoHash } = await getClub(tx, ctx.clubId);
    return { info: toClubInfo(club, logoHash), version: club.version };
  });
}
