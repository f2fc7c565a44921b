import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { assertPrecondition, type Precondition } from '@/lib/platform/precondition';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { deleteProfile, lockProfile } from './profile-queries';

/** Removes a profile of the club; started jobs keep it. Throws 404 and 412. */
export async function removeProfile(
  ctx: Ctx,
  { id, precondition }: { readonly id: string; readonly precondition: Precondition },
): Promise<void> {
  await withClub(ctx, async tx => {
    const row = await lockProfile(tx, ctx.clubId, id);
    assertPrecondition(precondition, row.version);
    await deleteProfile(tx, row);
    await recordAudit(tx, ctx, { action: 'Deleted', recordType: 'ClubSoftwareProfile', recordId: id });
  });
}
