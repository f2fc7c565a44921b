import { withClub } from '@/db/client';
import { lockCatalog } from '@/db/locks';
import type { Ctx } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import { assertPrecondition, type Precondition } from '@/lib/platform/precondition';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { countOpenSubmissions, requireMembership, updateMembershipRow } from './queries';

/**
 * Removes a tariff. Decided submissions keep its name and prices. Throws 404, 412, and 409 if an open submission
 * chose it or wishes for it.
 */
export async function removeMembership(
  ctx: Ctx,
  { id, precondition }: { readonly id: string; readonly precondition: Precondition },
): Promise<void> {
  await withClub(ctx, async tx => {
    await lockCatalog(tx);
    const row = await requireMembership(tx, ctx.clubId, id, true);
    assertPrecondition(precondition, row.version);
    const openSubmissionCount = await countOpenSubmissions(tx, ctx.clubId, row.id);
    if (openSubmissionCount > 0) throw new AppError('in-use', { members: { openSubmissionCount } });
    await updateMembershipRow(tx, row, { isActive: false, deletedAt: ctx.now, updatedAt: ctx.now });
    await recordAudit(tx, ctx, { action: 'Deleted', recordType: 'Membership', recordId: row.id });
  });
}
