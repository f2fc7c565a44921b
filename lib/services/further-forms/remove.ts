import { withClub } from '@/db/client';
import { lockCatalog } from '@/db/locks';
import type { Ctx } from '@/lib/platform/context';
import { assertPrecondition, type Precondition } from '@/lib/platform/precondition';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { requireFurtherForm, updateFurtherFormRow } from './queries';

/** Removes a further form; its submissions keep its title. Throws 404 and 412. */
export async function removeFurtherForm(
  ctx: Ctx,
  { id, precondition }: { readonly id: string; readonly precondition: Precondition },
): Promise<void> {
  await withClub(ctx, async tx => {
    await lockCatalog(tx);
    const row = await requireFurtherForm(tx, ctx.clubId, id, true);
    assertPrecondition(precondition, row.version);
    await updateFurtherFormRow(tx, row, { isActive: false, deletedAt: ctx.now, updatedAt: ctx.now });
    await recordAudit(tx, ctx, { action: 'Deleted', recordType: 'FurtherForm', recordId: row.id });
  });
}
