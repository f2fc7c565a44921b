import { withClub } from '@/db/client';
import type { AnswerTemplate } from '@/lib/contracts/submissions/submission-work';
import type { Ctx } from '@/lib/platform/context';
import { type AnswerTemplateRow, listAnswerTemplateRows, requireAnswerTemplate } from './queries';

/** The club's texts for answers, in `sortOrder`, then name. */
export async function listAnswerTemplates(ctx: Ctx): Promise<AnswerTemplate[]> {
  return (await withClub(ctx, tx => listAnswerTemplateRows(tx, ctx.clubId))).map(toAnswerTemplate);
}

/** A text for answers with its version. Throws 404. */
export async function getAnswerTemplate(
  ctx: Ctx,
  id: string,
): Promise<{ template: AnswerTemplate; version: number }> {
  const row = await withClub(ctx, tx => requireAnswerTemplate(tx, ctx.clubId, id));
  return { template: toAnswerTemplate(row), version: row.version };
}

export function toAnswerTemplate(row: AnswerTemplateRow): AnswerTemplate {
  const { id, purpose, name, text, sortOrder } = row;
  return { id, purpose, name, text, sortOrder };
}
