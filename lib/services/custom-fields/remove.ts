import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { assertPrecondition, type Precondition } from '@/lib/platform/precondition';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { requireCustomField, updateCustomFieldRow } from './queries';

/** Removes a field from all forms; submitted values keep their label and stay readable. Throws 404 and 412. */
export async function removeCustomField(
  ctx: Ctx,
  { internalName, precondition }: { readonly internalName: string; readonly precondition: Precondition },
): Promise<void> {
  await withClub(ctx, async tx => {
    const row = await requireCustomField(tx, ctx.clubId, internalName, true);
    assertPrecondition(precondition, row.version);
    await updateCustomFieldRow(tx, row, { deletedAt: ctx.now });
    await recordAudit(tx, ctx, { action: 'Deleted', recordType: 'CustomField', recordId: row.internalName });
  });
}
