import { withClub } from '@/db/client';
import { lockCatalog } from '@/db/locks';
import type { Ctx } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import { assertPrecondition, type Precondition } from '@/lib/platform/precondition';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { countDepartmentUses, requireDepartment, updateDepartmentRow } from './queries';

/**
 * Removes a department; decided submissions keep its name. Throws 404, 412, and 409 while a tariff prices it or an
 * undecided submission of any kind names it.
 */
export async function removeDepartment(
  ctx: Ctx,
  { id, precondition }: { readonly id: string; readonly precondition: Precondition },
): Promise<void> {
  await withClub(ctx, async tx => {
    await lockCatalog(tx);
    const row = await requireDepartment(tx, ctx.clubId, id, true);
    assertPrecondition(precondition, row.version);
    const uses = await countDepartmentUses(tx, ctx.clubId, row.id);
    if (uses.tariffCount + uses.openSubmissionCount > 0) throw new AppError('in-use', { members: uses });
    await updateDepartmentRow(tx, row, { isActive: false, deletedAt: ctx.now, updatedAt: ctx.now });
    await recordAudit(tx, ctx, { action: 'Deleted', recordType: 'Department', recordId: row.id });
  });
}
