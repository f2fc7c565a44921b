import { withClub } from '@/db/client';
import type { AnswerTemplate } from '@/lib/contracts/submission-work';
import type { Ctx } from '@/lib/platform/context';
import { listAnswerTemplateRows } from './queries';
import { toAnswerTemplate } from './serialize';

/** The club's texts for answers, in `sortOrder`, then name. */
export async function listAnswerTemplates(ctx: Ctx): Promise<AnswerTemplate[]> {
  return (await withClub(ctx, tx => listAnswerTemplateRows(tx, ctx.clubId))).map(toAnswerTemplate);
}
