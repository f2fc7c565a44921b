import { withClub } from '@/db/client';
import { lockCatalog } from '@/db/locks';
import type { Ctx } from '@/lib/platform/context';
import { orderedBy } from '@/lib/rules/submissions/ordered';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { listDepartmentRows, updateDepartmentRow } from './queries';

/**
 * Sorts the departments in the given order; unnamed ones follow in their old order, unknown ids are ignored. Only moved
 * departments get a new version.
 */
export async function reorderDepartments(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await withClub(ctx, async tx => {
    await lockCatalog(tx);
    const rows = await listDepartmentRows(tx, ctx.clubId);
    const order = orderedBy(
      rows.map(row => row.id),
      ids,
    );
    const misplaced = rows.filter(row => row.sortOrder !== order.indexOf(row.id));
    for (const row of misplaced)
      await updateDepartmentRow(tx, row, { sortOrder: order.indexOf(row.id), updatedAt: ctx.now });
    if (misplaced.length === 0) return;
    const details = { changed: ['sortOrder'], count: misplaced.length };
    await recordAudit(tx, ctx, { action: 'Updated', recordType: 'Department', details });
  });
}
