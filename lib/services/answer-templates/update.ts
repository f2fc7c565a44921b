import { withClub } from '@/db/client';
import type { UpdateAnswerTemplate as Changes } from '@/lib/contracts/submissions/submission-work';
import type { Ctx } from '@/lib/platform/context';
import { assertPrecondition, type Precondition } from '@/lib/platform/precondition';
import { changedNames, recordAudit } from '@/lib/services/audit/record-audit';
import { requireAnswerTemplate, updateAnswerTemplateRow } from './queries';

type UpdateAnswerTemplate = {
  readonly id: string;
  readonly template: Changes;
  readonly precondition: Precondition;
};

/** Changes a text for answers; members that are absent keep their value. Throws 404 and 412. */
export async function updateAnswerTemplate(
  ctx: Ctx,
  { id, template, precondition }: UpdateAnswerTemplate,
): Promise<void> {
  const { id: _id, ...fields } = template;
  await withClub(ctx, async tx => {
    const row = await requireAnswerTemplate(tx, ctx.clubId, id, true);
    assertPrecondition(precondition, row.version);
    await updateAnswerTemplateRow(tx, row, { ...fields, updatedAt: ctx.now });
    const details = { changed: changedNames(row, fields) };
    await recordAudit(tx, ctx, {
      action: 'Updated',
      recordType: 'AnswerTemplate',
      recordId: row.id,
      details,
    });
  });
}
