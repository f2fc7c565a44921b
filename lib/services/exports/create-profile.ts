import { v7 as uuidv7 } from 'uuid';
import { withClub } from '@/db/client';
import { lockCatalog } from '@/db/locks';
import {
  type ChangeClubSoftwareProfile,
  type ClubSoftwareProfile,
  profilesMax,
} from '@/lib/contracts/club-software';
import type { Ctx } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { assertNameFree, countProfiles, insertProfile } from './profile-queries';
import { layoutOf } from './profile-rules';

/** Throws 400 for invalid columns, 409 if the name is used or the club has the maximum number of profiles. */
export async function createProfile(
  ctx: Ctx,
  input: ChangeClubSoftwareProfile,
): Promise<ClubSoftwareProfile> {
  const settings = layoutOf(input);
  const row = { clubId: ctx.clubId, id: uuidv7(), name: input.name, settings, createdAt: ctx.now };
  return withClub(ctx, async tx => {
    await lockCatalog(tx);
    await assertNameFree(tx, row);
    if ((await countProfiles(tx, ctx.clubId)) >= profilesMax)
      throw new AppError('limit-reached', { members: { maximum: profilesMax } });
    await insertProfile(tx, row);
    await recordAudit(tx, ctx, { action: 'Created', recordType: 'ClubSoftwareProfile', recordId: row.id });
    return { id: row.id, name: row.name, isOwn: true, ...settings };
  });
}
