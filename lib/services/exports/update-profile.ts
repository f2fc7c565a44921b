import { withClub } from '@/db/client';
import { lockCatalog } from '@/db/locks';
import type { ChangeClubSoftwareProfile } from '@/lib/contracts/club-software';
import type { Ctx } from '@/lib/platform/context';
import { assertPrecondition, type Precondition } from '@/lib/platform/precondition';
import { changedNames, recordAudit } from '@/lib/services/audit/record-audit';
import { assertNameFree, lockProfile, updateProfileRow } from './profile-queries';
import { layoutOf } from './profile-rules';

type UpdateProfile = {
  readonly id: string;
  readonly profile: ChangeClubSoftwareProfile;
  readonly precondition: Precondition;
};

/** Replaces a profile of the club; started jobs keep the old one. Throws 400, 404, 409 and 412. */
export async function updateProfile(ctx: Ctx, { id, profile, precondition }: UpdateProfile): Promise<void> {
  const settings = layoutOf(profile);
  await withClub(ctx, async tx => {
    await lockCatalog(tx);
    const row = await lockProfile(tx, ctx.clubId, id);
    assertPrecondition(precondition, row.version);
    await assertNameFree(tx, { ...row, name: profile.name });
    await updateProfileRow(tx, row, { name: profile.name, settings });
    const details = {
      changed: changedNames({ ...row.settings, name: row.name }, { ...settings, name: profile.name }),
    };
    await recordAudit(tx, ctx, {
      action: 'Updated',
      recordType: 'ClubSoftwareProfile',
      recordId: id,
      details,
    });
  });
}
