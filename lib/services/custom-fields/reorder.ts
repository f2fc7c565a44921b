import { withClub } from '@/db/client';
import { lockCatalog } from '@/db/locks';
import type { Ctx } from '@/lib/platform/context';
import { orderedBy } from '@/lib/rules/submissions/ordered';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { listCustomFieldRows, updateCustomFieldRow } from './queries';

/**
 * Sorts the fields in the given order; unnamed ones follow in their old order, unknown names are ignored. Only moved
 * fields get a new version.
 */
export async function reorderCustomFields(ctx: Ctx, names: readonly string[]): Promise<void> {
  await withClub(ctx, async tx => {
    await lockCatalog(tx);
    const rows = await listCustomFieldRows(tx, ctx.clubId);
    const order = orderedBy(
      rows.map(row => row.internalName),
      names,
    );
    const misplaced = rows.filter(row => row.sortOrder !== order.indexOf(row.internalName));
    for (const row of misplaced)
      await updateCustomFieldRow(tx, row, { sortOrder: order.indexOf(row.internalName) });
    if (misplaced.length === 0) return;
    const details = { changed: ['sortOrder'], count: misplaced.length };
    await recordAudit(tx, ctx, { action: 'Updated', recordType: 'CustomField', details });
  });
}
