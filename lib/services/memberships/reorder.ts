import { withClub } from '@/db/client';
import { lockCatalog } from '@/db/locks';
import type { Ctx } from '@/lib/platform/context';
import { orderedBy } from '@/lib/rules/submissions/ordered';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { listMembershipRows, updateMembershipRow } from './queries';

/**
 * Sets the order of tariffs. Those that are not named follow in their previous order; unknown ids are ignored. Only
 * tariffs with a new position get a new version.
 */
export async function reorderMemberships(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await withClub(ctx, async tx => {
    await lockCatalog(tx);
    const rows = (await listMembershipRows(tx, ctx.clubId)).map(({ membership }) => membership);
    const order = orderedBy(
      rows.map(row => row.id),
      ids,
    );
    const misplaced = rows.filter(row => row.sortOrder !== order.indexOf(row.id));
    for (const row of misplaced)
      await updateMembershipRow(tx, row, { sortOrder: order.indexOf(row.id), updatedAt: ctx.now });
    if (misplaced.length === 0) return;
    const details = { changed: ['sortOrder'], count: misplaced.length };
    await recordAudit(tx, ctx, { action: 'Updated', recordType: 'Membership', details });
  });
}
