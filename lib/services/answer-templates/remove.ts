import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { assertPrecondition, type Precondition } from '@/lib/platform/precondition';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { deleteAnswerTemplateRow, requireAnswerTemplate } from './queries';

/** Deletes a text for answers; answers hold a copy of what was sent. Throws 404 and 412. */
export async function removeAnswerTemplate(
  ctx: Ctx,
  { id, precondition }: { readonly id: string; readonly precondition: Precondition },
): Promise<void> {
  await withClub(ctx, async tx => {
    const row = await requireAnswerTemplate(tx, ctx.clubId, id, true);
    assertPrecondition(precondition, row.version);
    await deleteAnswerTemplateRow(tx, row);
    await recordAudit(tx, ctx, { action: 'Deleted', recordType: 'AnswerTemplate', recordId: row.id });
  });
}
